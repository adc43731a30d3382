import { describe, expect, it } from 'vitest';
import { deriveProgress } from '../../../src/scheduler/index.ts';
import type { Catalogue } from '../../../src/ui/islands/review/catalogue.ts';
import { sayNext } from '../../../src/ui/islands/review/done-panel.tsx';
import { type PressedKey, readKey } from '../../../src/ui/islands/review/read-key.ts';
import { reviewQueue } from '../../../src/ui/islands/review/review-state.ts';

const press = (key: string, change: Partial<PressedKey> = {}): PressedKey => ({
  key,
  modified: false,
  on: 'page',
  ...change,
});

describe('keys in the review', () => {
  it('choose options by letter or digit before checking', () => {
    expect(readKey(press('a'), 'asking')).toEqual({ kind: 'choose', index: 0 });
    expect(readKey(press('H'), 'asking')).toEqual({ kind: 'choose', index: 7 });
    expect(readKey(press('3'), 'asking')).toEqual({ kind: 'choose', index: 2 });
    expect(readKey(press('9'), 'asking')).toBeNull();
    expect(readKey(press('i'), 'asking')).toBeNull();
  });
  it('grade with 1 to 4 after checking', () => {
    expect(readKey(press('4'), 'checked')).toEqual({ kind: 'grade', rating: 4 });
    expect(readKey(press('5'), 'checked')).toBeNull();
    expect(readKey(press('a'), 'checked')).toBeNull();
  });
  it('go on with space and Enter, except where these press what is focused', () => {
    expect(readKey(press(' '), 'asking')).toEqual({ kind: 'continue' });
    expect(readKey(press('Enter'), 'checked')).toEqual({ kind: 'continue' });
    expect(readKey(press(' ', { on: 'control' }), 'checked')).toBeNull();
    expect(readKey(press(' ', { on: 'checkbox' }), 'asking')).toBeNull();
    expect(readKey(press(' ', { on: 'unchosen-option' }), 'asking')).toBeNull();
    expect(readKey(press('Enter', { on: 'checkbox' }), 'asking')).toEqual({ kind: 'continue' });
  });
  it('undo with u, also with no card on the table', () => {
    for (const phase of ['asking', 'checked', 'idle'] as const)
      expect(readKey(press('u'), phase)).toEqual({ kind: 'undo' });
    expect(readKey(press(' '), 'idle')).toBeNull();
  });
  it('belong to the browser with Ctrl, Alt or Meta, and to a field one types in', () => {
    expect(readKey(press('u', { modified: true }), 'asking')).toBeNull();
    expect(readKey(press('a', { on: 'text' }), 'asking')).toBeNull();
  });
});

describe('the queue of the review', () => {
  const day = 86_400_000;
  const start = Date.UTC(2026, 11, 1, 15);
  const catalogue: Catalogue = {
    lessons: [{ id: 'loop', title: 'Loop', questions: ['a', 'b'] }],
    exercises: [{ id: 'x', title: 'X', hook: 'h', minutes: 5 }],
  };
  const items = ['question:a', 'question:b', 'exercise:x', 'question:gone'];
  const events = items.map((item, index) => ({
    id: `device:${index + 1}`,
    at: start,
    body: { type: 'card-added' as const, item, reason: 'missed' as const },
  }));
  const queueAt = (now: number, early: string[] = []) =>
    reviewQueue(deriveProgress(events, { now }), { catalogue, wantedEarly: new Set(early) });

  it('holds due cards whose content exists, and counts the others', () => {
    const queue = queueAt(start + day);
    expect(queue.waiting.map(({ item }) => item)).toEqual(['exercise:x', 'question:a', 'question:b']);
    expect(queue.unknown).toBe(1);
  });
  it('takes cards of tomorrow when they are wanted early', () => {
    expect(queueAt(start).waiting).toEqual([]);
    expect(queueAt(start).early).toHaveLength(3);
    expect(queueAt(start, ['question:b']).waiting.map(({ item }) => item)).toEqual(['question:b']);
  });
  it('says when the next cards come', () => {
    expect(sayNext(queueAt(start), start)).toBe('Amanhã voltam 3 cartões.');
    const lapse = {
      id: 'device:9',
      at: start + day,
      body: { type: 'review' as const, item: 'question:a', rating: 1 as const, elapsedMs: 1 },
    };
    const progress = deriveProgress([...events, lapse], { now: start + day });
    const queue = reviewQueue(progress, { catalogue, wantedEarly: new Set() });
    expect(sayNext(queue, start + day)).toBe('O próximo cartão volta em 10 min.');
  });
});
