import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { Rating as Grade } from '../../../src/core/index.ts';
import { deriveProgress, intervalLabel, planReview, type StudyZone } from '../../../src/scheduler/index.ts';
import { added, day, hour, logOf, morning, reviewed, saoPaulo } from './sample-log.ts';

const zone = saoPaulo;
const cardAfter = (...grades: Grade[]) => {
  const log = logOf(
    [morning, added('question:a')],
    ...grades.map((rating, index): [number, ReturnType<typeof reviewed>] => [
      morning + (index + 1) * 5 * day,
      reviewed('question:a', rating),
    ]),
  );
  const card = deriveProgress(log, { now: morning, zone }).cards.get('question:a');
  if (card === undefined) throw new Error('no card');
  return card;
};

describe('planReview', () => {
  it('labels the four ratings of a new card', () => {
    const plan = planReview(cardAfter(), { now: morning + day, zone });
    expect([plan[1].label, plan[2].label, plan[3].label, plan[4].label]).toEqual([
      '10 min',
      '15 min',
      '2 dias',
      '8 dias',
    ]);
  });

  it('says exactly what the rating then does', () => {
    const at = morning + 5 * day;
    const plan = planReview(cardAfter(), { now: at, zone });
    expect(plan[3].card).toEqual(cardAfter(3));
    expect(plan[3].dueAt).toBe(cardAfter(3).dueAt);
  });

  it('works on a clock that was set back behind the last review', () => {
    const reviewedCard = cardAfter(3);
    const before = planReview(reviewedCard, { now: morning, zone });
    expect(before[3].card.lastReviewedAt).toBe(reviewedCard.lastReviewedAt);
    expect(before[4].dueAt).toBeGreaterThan(reviewedCard.lastReviewedAt ?? 0);
  });

  it('never brings a better grade back sooner', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<Grade>(1, 2, 3, 4), { maxLength: 12 }),
        fc.integer({ min: 0, max: 400 }),
        (grades, daysLater) => {
          const now = morning + (grades.length + 1) * 5 * day + daysLater * day;
          const plan = planReview(cardAfter(...grades), { now, zone });
          expect(plan[2].dueAt).toBeGreaterThanOrEqual(plan[1].dueAt);
          expect(plan[3].dueAt).toBeGreaterThanOrEqual(plan[2].dueAt);
          expect(plan[4].dueAt).toBeGreaterThanOrEqual(plan[3].dueAt);
        },
      ),
    );
  });

  it('agrees with ts-fsrs on stability, difficulty and interval over a history', () => {
    const utc: StudyZone = { dayStartHour: 0, utcOffsetMinutesAt: () => 0 };
    const plain = fsrs({ enable_fuzz: false, learning_steps: ['10m'], relearning_steps: ['10m'] });
    let expected = createEmptyCard(new Date(morning));
    const grades: Grade[] = [3, 3, 1, 3, 2, 4];
    const entries = grades.map((rating, index): [number, ReturnType<typeof reviewed>] => {
      const at = morning + (index + 1) * 7 * day;
      expected = plain.next(expected, new Date(at), rating === 1 ? Rating.Again : rating).card;
      return [at, reviewed('question:a', rating)];
    });
    const log = logOf([morning, added('question:a')], ...entries);
    const card = deriveProgress(log, { now: morning, zone: utc }).cards.get('question:a');
    expect(card?.stability).toBe(expected.stability);
    expect(card?.difficulty).toBe(expected.difficulty);
    expect(card?.intervalDays).toBe(expected.scheduled_days);
    expect(card?.lapses).toBe(expected.lapses);
  });

  it('counts elapsed time in the learner’s days, not in UTC days', () => {
    // 22:00 and 09:00 in São Paulo: the same UTC day, two study days.
    const evening = Date.UTC(2026, 11, 3, 1);
    const next = Date.UTC(2026, 11, 3, 12);
    const log = logOf(
      [morning, added('question:a')],
      [evening, reviewed('question:a', 4)],
      [next, reviewed('question:a', 3)],
    );
    const stabilityIn = (chosen: StudyZone) =>
      deriveProgress(log, { now: next + hour, zone: chosen }).cards.get('question:a')?.stability ?? 0;
    expect(stabilityIn(saoPaulo)).not.toBe(stabilityIn({ dayStartHour: 0, utcOffsetMinutesAt: () => 0 }));
  });
});

describe('intervalLabel', () => {
  it.each([
    [10 * 60_000, '10 min'],
    [59.6 * 60_000, '1 h'],
    [5 * hour, '5 h'],
    [day, '1 dia'],
    [3 * day, '3 dias'],
    [30 * day, '30 dias'],
    [46 * day, '1,5 mês'],
    [61 * day, '2 meses'],
    [365 * day, '1 ano'],
    [913 * day, '2,5 anos'],
  ])('says %d ms as %s', (durationMs, label) => {
    expect(intervalLabel(durationMs)).toBe(label);
  });
});
