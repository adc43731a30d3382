import { describe, expect, it } from 'vitest';
import { type PressedKey, type ReviewPhase, readKey } from '../../../src/ui/islands/review/read-key.ts';

const press = (key: string, change: Partial<PressedKey> = {}): PressedKey => ({
  key,
  modified: false,
  on: 'page',
  ...change,
});
const phases: ReviewPhase[] = ['asking', 'exercise', 'checked', 'idle'];

describe('keys in the review', () => {
  it('choose options by letter or digit before checking, the sixth by its digit', () => {
    expect(readKey(press('a'), 'asking')).toEqual({ kind: 'choose', index: 0 });
    expect(readKey(press('b'), 'asking')).toEqual({ kind: 'choose', index: 1 });
    expect(readKey(press('H'), 'asking')).toEqual({ kind: 'choose', index: 7 });
    expect(readKey(press('6'), 'asking')).toEqual({ kind: 'choose', index: 5 });
    expect(readKey(press('9'), 'asking')).toBeNull();
    expect(readKey(press('i'), 'asking')).toBeNull();
  });
  it('grade with 1 to 4 after checking', () => {
    expect(readKey(press('4'), 'checked')).toEqual({ kind: 'grade', rating: 4 });
    expect(readKey(press('5'), 'checked')).toBeNull();
    expect(readKey(press('4'), 'exercise')).toBeNull();
  });
  it('go on with space and Enter, except where these press what is focused', () => {
    expect(readKey(press(' '), 'asking')).toEqual({ kind: 'continue' });
    expect(readKey(press('Enter'), 'checked')).toEqual({ kind: 'continue' });
    expect(readKey(press(' ', { on: 'control' }), 'checked')).toBeNull();
    expect(readKey(press(' ', { on: 'checkbox' }), 'asking')).toBeNull();
    expect(readKey(press(' ', { on: 'unchosen-option' }), 'asking')).toBeNull();
    expect(readKey(press('Enter', { on: 'checkbox' }), 'asking')).toEqual({ kind: 'continue' });
  });
  it('undo, change the last grade and help, also with no card on the table', () => {
    for (const phase of phases) {
      expect(readKey(press('u'), phase)).toEqual({ kind: 'undo' });
      expect(readKey(press('N'), phase)).toEqual({ kind: 'regrade' });
      expect(readKey(press('?'), phase)).toEqual({ kind: 'help' });
    }
    for (const key of [' ', 's', 'f', '-', 'r', 'p', 't', 'b'])
      expect(readKey(press(key), 'idle')).toBeNull();
  });
  it('mark the card in any phase, and put it aside by its letter where that chooses nothing', () => {
    for (const phase of ['asking', 'exercise', 'checked'] as const) {
      expect(readKey(press('f'), phase)).toEqual({ kind: 'mark', mark: 'flagged' });
      expect(readKey(press('s'), phase)).toEqual({ kind: 'mark', mark: 'suspended' });
      expect(readKey(press('-'), phase)).toEqual({ kind: 'mark', mark: 'buried' });
    }
    expect(readKey(press('b'), 'checked')).toEqual({ kind: 'mark', mark: 'buried' });
  });
  it('lead to the lesson and the trap only when they give nothing away', () => {
    expect(readKey(press('p'), 'checked')).toEqual({ kind: 'section' });
    expect(readKey(press('t'), 'checked')).toEqual({ kind: 'trap' });
    expect(readKey(press('t'), 'exercise')).toEqual({ kind: 'trap' });
    expect(readKey(press('p'), 'asking')).toBeNull();
    expect(readKey(press('t'), 'asking')).toBeNull();
  });
  it('belong to the browser with Ctrl, Alt or Meta, to a field one types in, and to an open dialog', () => {
    expect(readKey(press('u', { modified: true }), 'asking')).toBeNull();
    expect(readKey(press('a', { on: 'text' }), 'asking')).toBeNull();
    expect(readKey(press('?', { on: 'dialog' }), 'checked')).toBeNull();
  });
});
