// The two numbers that the home page takes over from the review.
import { expect, it } from 'vitest';
import type { EventBody } from '../../../src/core/index.ts';
import { deriveProgress } from '../../../src/scheduler/index.ts';
import { dayCounter } from '../../../src/ui/islands/review/session/count-day.ts';
import { catalogue, day, entries, start } from './small-course.ts';

const added = (...items: string[]) =>
  entries(
    start - day,
    items.map((item): EventBody => ({ type: 'card-added', item, reason: 'missed' })),
  );
const count = (events: Parameters<typeof deriveProgress>[0]) =>
  dayCounter(catalogue)(deriveProgress(events, { now: start }));

it('are without siblings and without what this version does not have', () => {
  // b and c answer one another.
  const events = added('question:a', 'question:b', 'question:c', 'question:gone');
  expect(count(events)).toEqual({ due: 2, newToday: 2 });
});

it('count the new items of an exam’s plan, and none where nobody set a date', () => {
  expect(count([])).toEqual({ due: 0, newToday: 0 });
  const date = new Date(start + 2 * day).toISOString().slice(0, 10);
  const planned = count(entries(start - day, [{ type: 'setting', key: 'exam-date', value: date }]));
  expect(planned.due).toBe(0);
  expect(planned.newToday).toBeGreaterThan(0);
});
