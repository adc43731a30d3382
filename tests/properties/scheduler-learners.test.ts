// A thousand seeded learners study for 180 days by the exam plan: it reaches its coverage, keeps its limits and warns in time.
// `npm run bench` runs the same over a bank of real size.
import { describe, expect, it } from 'vitest';
import { numbersFrom, simulateLearner } from './simulated-learner.ts';

const learners = 1000;
const outcomes = Array.from({ length: learners }, (_, index) => {
  const random = numbersFrom(index + 5000);
  const examInDays = 20 + Math.floor(random() * 130);
  // Half of them never miss a day; the others up to one in five.
  const skipShare = index % 2 === 0 ? 0 : random() * 0.2;
  // One in ten allows too few new items for the days left, and one in ten too few reviews.
  const tight = index % 10 === 0 ? { newPerDay: 1 } : index % 10 === 2 ? { reviewsPerDay: 2 } : {};
  const days = index % 10 === 0 ? 9 : examInDays;
  const settings = { newPerDay: 3, reviewsPerDay: 30, ...tight };
  const outcome = simulateLearner({
    seed: index + 1,
    items: 12,
    days: 180,
    examInDays: days,
    skipShare,
    settings,
  });
  return { ...outcome, skipShare, settings };
});

describe('a thousand learners over 180 days', () => {
  it('who were not warned and miss no day have met everything by the exam, and again in the last days', () => {
    const steady = outcomes.filter(({ skipShare, warnedEver }) => skipShare === 0 && !warnedEver);
    expect(steady.length).toBeGreaterThan(250);
    expect(steady.filter(({ unmetAtExam, lastPassLeft }) => unmetAtExam + lastPassLeft > 0)).toEqual([]);
  });

  it('who miss days now and then and were not warned have met everything too', () => {
    const unsteady = outcomes.filter(({ skipShare, warnedEver }) => skipShare > 0 && !warnedEver);
    expect(unsteady.length).toBeGreaterThan(250);
    expect(unsteady.filter(({ unmetAtExam }) => unmetAtExam > 0)).toEqual([]);
  });

  it('whose days cannot suffice are warned on the first day, and are not pushed over their limits', () => {
    const tight = outcomes.filter(({ settings }) => settings.newPerDay === 1);
    expect(tight).toHaveLength(100);
    expect(tight.filter(({ warnedAtFirst }) => !warnedAtFirst)).toEqual([]);
    expect(tight.filter(({ unmetAtExam }) => unmetAtExam === 0)).toEqual([]);
  });

  it('never get more new items or reviews in a day than they allowed', () => {
    const over = outcomes.filter(
      ({ mostNew, mostReviews, settings }) =>
        mostNew > settings.newPerDay || mostReviews > settings.reviewsPerDay,
    );
    expect(over).toEqual([]);
  });

  it('come to the exam with nearly all in mind, and have less to do after it', () => {
    const free = outcomes.filter(({ warnedEver }) => !warnedEver);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(free.map(({ meanRecallAtExam }) => meanRecallAtExam))).toBeGreaterThan(0.95);
    expect(mean(free.map(({ reviewsPerDayAfter }) => reviewsPerDayAfter))).toBeLessThan(
      mean(free.map(({ reviewsPerDayBefore }) => reviewsPerDayBefore)) / 2,
    );
  });
});
