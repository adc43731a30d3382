// The line about the exam on the home page.
import { expect, it } from 'vitest';
import { readExamOutlook } from '../../../src/ui/scripts/exam-outlook.ts';

const day = 86_400_000;
const examAt = 30 * day;
const snapshot = (change: object) =>
  JSON.stringify({ examAt, savedAt: 10.2 * day, counted: { due: 3, newToday: 7 }, ...change });

it('counts study days, a begun one as a whole, down to the day of the exam', () => {
  expect(readExamOutlook(snapshot({}), 10.5 * day)).toEqual({ daysLeft: 20, newToday: 7 });
  expect(readExamOutlook(snapshot({}), 29.9 * day).daysLeft).toBe(1);
  expect(readExamOutlook(snapshot({}), 30 * day + 1).daysLeft).toBe(0);
  expect(readExamOutlook(snapshot({}), 31 * day).daysLeft).toBeNull();
});

it('gives no number of new items that was counted on another day or never', () => {
  expect(readExamOutlook(snapshot({}), 11.1 * day)).toEqual({ daysLeft: 19, newToday: null });
  expect(readExamOutlook(snapshot({ counted: null }), 10.5 * day).newToday).toBeNull();
});

it('is nothing without a date and for what cannot be read', () => {
  for (const text of [null, '{', '7', snapshot({ examAt: null })])
    expect(readExamOutlook(text, 0)).toEqual({ daysLeft: null, newToday: null });
});
