// One learner who studies by the exam plan, with a memory of their own that FSRS only guesses at. Seeded; for tests and bench.
import type { EventBody, ItemId, ProgressEvent } from '../../src/core/index.ts';
import {
  eventsForIntroductions,
  eventsForSettings,
  type FactsOf,
  openReplay,
  planExam,
  recallAt,
  type StudySettings,
  studyQueue,
} from '../../src/scheduler/index.ts';
import { day, minute, start, zone } from './scheduler-logs.ts';

export interface LearnerOutcome {
  /** Whether the first day's plan, and any day's plan, warned. */
  warnedAtFirst: boolean;
  warnedEver: boolean;
  /** On the morning of the exam. */
  unmetAtExam: number;
  lastPassLeft: number;
  meanRecallAtExam: number;
  /** The most of a day, over all days. */
  mostNew: number;
  mostReviews: number;
  /** Mean reviews of known cards per day, before the exam and after it. */
  reviewsPerDayBefore: number;
  reviewsPerDayAfter: number;
  events: number;
}

/** Studies for `days` days; the exam is after `examInDays`. `skipShare` of the days the learner does nothing. */
export function simulateLearner(options: {
  seed: number;
  items: number;
  days: number;
  examInDays: number;
  skipShare: number;
  settings?: Partial<StudySettings>;
}): LearnerOutcome {
  const { seed, items, days, examInDays, skipShare } = options;
  const random = numbersFrom(seed);
  // Some forget faster than FSRS thinks, some more slowly.
  const forgetting = 0.7 + random() * 0.8;
  const bank = Array.from({ length: items }, (_, at): ItemId => `question:q${at}`);
  const factsOf: FactsOf = (item) => ({
    item,
    taskStatement: '1.1',
    objective: 'o',
    lesson: 'l',
    section: String(Math.floor(Number(item.slice('question:q'.length)) / 3)),
    exercise: null,
  });
  const replay = openReplay([], { zone });
  let counter = 0;
  const write = (at: number, bodies: readonly EventBody[]): void => {
    const events = bodies.map((body): ProgressEvent => {
      counter += 1;
      return { id: `learner:${counter}`, at, body };
    });
    if (!replay.apply(events)) throw new Error('the simulated log is in order');
  };
  const examDate = new Date(start + examInDays * day).toISOString().slice(0, 10);
  write(start, eventsForSettings({ ...options.settings, examDate }));
  const outcome: LearnerOutcome = {
    warnedAtFirst: false,
    warnedEver: false,
    unmetAtExam: items,
    lastPassLeft: 0,
    meanRecallAtExam: 0,
    mostNew: 0,
    mostReviews: 0,
    reviewsPerDayBefore: 0,
    reviewsPerDayAfter: 0,
    events: 0,
  };
  const plan = (now: number) => {
    const progress = replay.progress({ now });
    return { progress, plan: planExam({ progress, uncarded: bank, validityMonths: 12 }) };
  };
  for (let at = 0; at < days; at += 1) {
    let now = start + at * day;
    const today = plan(now);
    if (at === 0) outcome.warnedAtFirst = today.plan.warning !== null;
    if (at < examInDays) outcome.warnedEver ||= today.plan.warning !== null;
    if (at === examInDays) {
      outcome.unmetAtExam = today.plan.unmet;
      outcome.lastPassLeft = today.plan.lastPassLeft;
      const chances = [...today.progress.cards.values()].map(
        (card) => recallAt(card, { at: now, zone }) ?? 0,
      );
      outcome.meanRecallAtExam =
        chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
    }
    if (at > 0 && random() < skipShare) continue;
    let queue = studyQueue(today.progress, { factsOf, plan: today.plan, uncarded: bank });
    while (queue.waiting.length > 0 || queue.introduce.length > 0) {
      write(now, eventsForIntroductions(queue));
      for (const card of queue.waiting) {
        const chance = recallAt(card, { at: now, zone });
        const remembered = random() < (chance === null ? 0.6 : chance ** forgetting);
        const rating = remembered ? (random() < 0.15 ? 2 : random() < 0.8 ? 3 : 4) : 1;
        now += minute / 3;
        write(now, [{ type: 'review', item: card.item, rating, elapsedMs: minute / 3 }]);
      }
      now += 12 * minute;
      queue = studyQueue(replay.progress({ now }), { factsOf, plan: today.plan, uncarded: bank });
    }
    outcome.mostNew = Math.max(outcome.mostNew, queue.newDone);
    outcome.mostReviews = Math.max(outcome.mostReviews, queue.reviewsDone);
    if (at < examInDays) outcome.reviewsPerDayBefore += queue.reviewsDone / examInDays;
    else outcome.reviewsPerDayAfter += queue.reviewsDone / (days - examInDays);
  }
  return { ...outcome, events: counter };
}

/** Numbers from 0 up to 1 by a linear congruential generator (constants of Numerical Recipes), top bits only. */
export function numbersFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}
