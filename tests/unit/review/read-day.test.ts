import { describe, expect, it } from 'vitest';
import type { EventBody, ProgressEvent } from '../../../src/core/index.ts';
import { deriveProgress } from '../../../src/scheduler/index.ts';
import { openCourse } from '../../../src/ui/islands/review/course.ts';
import { countWaiting } from '../../../src/ui/islands/review/review-progress.tsx';
import { sayNext } from '../../../src/ui/islands/review/say-next.ts';
import { readDay } from '../../../src/ui/islands/review/session/read-day.ts';
import { catalogue, day, entries, start } from './small-course.ts';

const course = openCourse(catalogue);
const added = (at: number, ...items: string[]) =>
  entries(
    at,
    items.map((item): EventBody => ({ type: 'card-added', item, reason: 'missed' })),
  );
const set = (key: string, value: string | number) =>
  entries(start - 9 * day, [{ type: 'setting', key, value }]);
const read = (events: ProgressEvent[], { now = start, early = [] as string[] } = {}) => {
  const progress = deriveProgress(events, { now });
  return { progress, ...readDay(progress, { course, wantedEarly: new Set(early) }) };
};
const itemsOf = (cards: readonly { item: string }[]) => cards.map(({ item }) => item);

describe('the day of a review', () => {
  it('holds due cards whose content exists, and counts the others without giving them a place', () => {
    const found = read([
      ...set('new-per-day', 2),
      ...added(start - day, 'question:gone', 'question:a', 'question:b'),
    ]);
    expect(itemsOf(found.waiting)).toEqual(['question:a', 'question:b']);
    expect(found.unknown).toBe(1);
  });

  it('holds back siblings and what is beyond a limit, and counts them by reason', () => {
    const found = read([
      ...set('new-per-day', 1),
      ...added(start - day, 'question:a', 'question:b', 'question:e'),
    ]);
    expect(itemsOf(found.waiting)).toEqual(['question:a']);
    expect(found.heldBack).toEqual({ 'new-limit': 2, plan: 0, 'review-limit': 0, sibling: 0 });
    const siblings = read(added(start - day, 'question:b', 'question:c'));
    expect(itemsOf(siblings.waiting)).toEqual(['question:b']);
    expect(siblings.heldBack.sibling).toBe(1);
  });

  it('offers early what a limit held back and what comes tomorrow, but no siblings of today', () => {
    const events = [
      ...set('new-per-day', 1),
      ...added(start - day, 'question:a', 'question:b'),
      ...added(start, 'question:c', 'question:e'),
      ...entries(start + 60_000, [{ type: 'review', item: 'question:a', rating: 3, elapsedMs: 1 }]),
    ];
    const now = start + 120_000;
    const { early, heldBack } = read(events, { now });
    expect(itemsOf(early)).toEqual(['question:b', 'question:e']);
    expect(heldBack['new-limit']).toBe(1);
    const wanted = read(events, { now, early: itemsOf(early) });
    expect(itemsOf(wanted.waiting)).toEqual(['question:b', 'question:e']);
    expect(wanted.heldBack['new-limit']).toBe(0);
  });

  it('offers nothing early that was put aside', () => {
    const found = read([
      ...added(start - day, 'question:a'),
      ...entries(start - 60_000, [{ type: 'card-marked', item: 'question:a', mark: 'buried', on: true }]),
    ]);
    expect(found.early).toEqual([]);
    expect(itemsOf(found.outside)).toEqual(['question:a']);
    expect(sayNext(found.later, found.progress)).toBe('Amanhã volta 1 cartão.');
  });

  it('tells what comes again today apart from what may be done early', () => {
    const events = [
      ...added(start - day, 'question:a', 'question:d'),
      ...added(start, 'question:e'),
      ...entries(start + 1, [{ type: 'review', item: 'question:a', rating: 1, elapsedMs: 1 }]),
      ...entries(start + 240_000, [{ type: 'review', item: 'question:d', rating: 1, elapsedMs: 1 }]),
    ];
    const now = start + 300_000;
    const { soon, early, later, progress } = read(events, { now });
    expect(itemsOf(soon)).toEqual(['question:a', 'question:d']);
    expect(itemsOf(early)).toEqual(['question:e']);
    expect(sayNext(later, progress)).toBe(
      '2 cartões que você errou ou achou difíceis voltam ainda hoje, o primeiro em 5 min.',
    );
    expect(itemsOf(read(events, { now, early: ['question:a'] }).soon)).toEqual(['question:d']);
  });

  it('says which new items come from lessons that were not finished, and what the plan holds back', () => {
    const exam = set('exam-date', '2026-12-09');
    const finished = entries(start - 2 * day, [{ type: 'lesson-finished', lesson: 'next', cards: [] }]);
    const { introduce, introducedFrom } = read([...exam, ...finished]);
    expect(introduce).toEqual(['question:e', 'question:a']);
    expect(introducedFrom).toEqual({ read: 1, unread: 1, firstUnread: { id: 'loop', title: 'Loop' } });
    const held = read([...exam, ...added(start - day, 'question:a', 'question:b', 'question:d')]);
    expect(held.heldBack).toMatchObject({ plan: 1, 'new-limit': 0 });
    expect(held.plan.newToday).toBe(2);
  });

  it('counts what waits by what it is', () => {
    const events = [
      ...added(start - day, 'question:a', 'question:b', 'question:e'),
      ...entries(start - 40 * day, [
        { type: 'card-added', item: 'exercise:x', reason: 'plan' },
        { type: 'review', item: 'exercise:x', rating: 3, elapsedMs: 1 },
      ]),
      ...entries(start, [{ type: 'review', item: 'question:a', rating: 1, elapsedMs: 1 }]),
    ];
    const found = read(events, { now: start + day / 24 });
    expect(countWaiting(found, found.progress)).toEqual({ again: 1, known: 1, fresh: 2 });
  });

  it('says when the next cards come: in minutes, tomorrow, in days', () => {
    const waiting = read(added(start, 'question:a', 'question:b'));
    expect(sayNext(waiting.later, waiting.progress)).toBe('Amanhã voltam 2 cartões.');
    const lapse = entries(start, [{ type: 'review', item: 'question:a', rating: 1, elapsedMs: 1 }]);
    const soon = read([...added(start - day, 'question:a'), ...lapse], { now: start });
    expect(sayNext(soon.later, soon.progress)).toBe(
      '1 cartão que você errou ou achou difícil volta em 10 min.',
    );
    expect(sayNext([], soon.progress)).toBe('');
  });
});
