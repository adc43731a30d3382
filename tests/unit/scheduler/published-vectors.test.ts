// Our cards against figures that the FSRS projects publish; where they come from stands in the fixture.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { EventBody, ProgressEvent, Rating } from '../../../src/core/index.ts';
import { deriveProgress, planReview, recallAt, type StudyZone } from '../../../src/scheduler/index.ts';
import { added, day, logOf, morning, reviewed } from './sample-log.ts';

const grades = z.array(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]));
const numbers = z.array(z.number());
const published = z
  .object({
    intervalsWhenReviewedOnTheDueDay: z.object({ grades, 'ts-fsrs': numbers, 'py-fsrs': numbers }),
    memoryAfter: z.object({
      grades,
      daysBefore: numbers,
      'fsrs-rs': z.object({ stability: z.number(), difficulty: z.number() }),
    }),
    firstGrade: z.object({
      'ts-fsrs': z.object({ stability: numbers, difficulty: numbers, intervalDays: numbers }),
    }),
    retrievabilityOnTheDueDay: z.object({ firstGrade: z.literal(4), 'ts-fsrs': z.number() }),
  })
  .parse(JSON.parse(readFileSync('tests/fixtures/fsrs/published.json', 'utf8')));

const zone: StudyZone = { dayStartHour: 0, utcOffsetMinutesAt: () => 0 };
const start: [number, EventBody][] = [
  [morning, { type: 'setting', key: 'learning-steps', value: '1m 10m' }],
  [morning, added('question:a')],
];
const cardOf = (log: ProgressEvent[]) => {
  const progress = deriveProgress(log, { now: morning, zone });
  const card = progress.cards.get('question:a');
  if (card === undefined) throw new Error('no card');
  return { card, progress };
};
const first = morning + day;

describe('published figures', () => {
  it('of intervals come out when each review is given on its due day', () => {
    const { grades: given, 'ts-fsrs': exact, 'py-fsrs': near } = published.intervalsWhenReviewedOnTheDueDay;
    const reviews: [number, EventBody][] = [];
    const intervals = given.map((grade: Rating) => {
      const { card } = cardOf(logOf(...start, ...reviews));
      reviews.push([reviews.length === 0 ? first : card.dueAt, reviewed('question:a', grade)]);
      return cardOf(logOf(...start, ...reviews)).card.intervalDays;
    });
    expect(intervals).toEqual(exact);
    // The Python library rounds in another place; it is never more than a day off.
    intervals.forEach((days, at) => {
      expect(Math.abs(days - (near[at] ?? Infinity))).toBeLessThanOrEqual(1);
    });
  });

  it('of stability and difficulty come out after a history', () => {
    const { grades: given, daysBefore, 'fsrs-rs': expected } = published.memoryAfter;
    let at = first;
    const reviews = given.map((grade, index): [number, EventBody] => {
      at += (daysBefore[index] ?? 0) * day;
      return [at, reviewed('question:a', grade)];
    });
    const { card } = cardOf(logOf(...start, ...reviews));
    expect(card.stability).toBeCloseTo(expected.stability, 4);
    expect(card.difficulty).toBeCloseTo(expected.difficulty, 4);
  });

  it('of the four first grades come out', () => {
    const { card, progress } = cardOf(logOf(...start));
    const plan = planReview(card, { now: first, progress });
    const after = ([1, 2, 3, 4] as const).map((grade) => plan[grade].card);
    const { stability, difficulty, intervalDays } = published.firstGrade['ts-fsrs'];
    expect(after.map((one) => one.stability)).toEqual(stability);
    expect(after.map((one) => one.intervalDays)).toEqual(intervalDays);
    after.forEach((one, at) => {
      expect(one.difficulty).toBeCloseTo(difficulty[at] ?? 0, 8);
    });
  });

  it('of the chance of recall come out on the due day', () => {
    const { firstGrade, 'ts-fsrs': expected } = published.retrievabilityOnTheDueDay;
    const { card } = cardOf(logOf(...start, [first, reviewed('question:a', firstGrade)]));
    expect(recallAt(card, { at: card.dueAt, zone })).toBe(expected);
    expect(recallAt(card, { at: first, zone })).toBe(1);
    expect(recallAt(cardOf(logOf(...start)).card, { at: first, zone })).toBeNull();
  });
});
