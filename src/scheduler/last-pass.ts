// The last pass before an exam: in its days every card comes once, due or not. Pure.
import type { ItemId } from '../core/index.ts';
import type { Card } from './card.ts';
import type { Progress } from './progress.ts';
import { compareCards } from './queue.ts';
import { recallAt } from './recall.ts';
import { studyDay } from './study-day.ts';

/** Bounds of the last pass in days. */
const fewestDays = 4;
const mostDays = 14;
/** Items of the pass on a day, where the limit allows so many: more make the last days the hardest ones. */
const comfortablePerDay = 40;

export interface LastPass {
  isRunning: boolean;
  lastPassDays: number;
  /** Items for today. */
  lastPass: ItemId[];
  /** Cards that have not come yet since the pass began, today's among them. */
  lastPassLeft: number;
  /** Items that do not fit under the limit of reviews. */
  tooMany: number;
}

/** The pass as it stands today. `total` are all items to be in it; `exam` is the study day of the exam. */
export function planLastPass(options: {
  progress: Progress;
  cards: readonly Card[];
  total: number;
  exam: number;
}): LastPass {
  const { progress, cards, total, exam } = options;
  const { now, zone, study } = progress;
  const today = studyDay(now, zone);
  // Half of the limit, so that what is due anyway has its place beside it.
  const perDay = Math.min(comfortablePerDay, Math.max(1, Math.floor(study.reviewsPerDay / 2)));
  const lastPassDays = Math.min(mostDays, Math.max(fewestDays, Math.ceil(total / perDay) + 1));
  const begins = exam - lastPassDays;
  const daysInPass = Math.max(1, exam - Math.max(begins, today));
  const tooMany = Math.max(0, total - study.reviewsPerDay * daysInPass);
  const idle = { isRunning: false, lastPassDays, lastPass: [], lastPassLeft: 0, tooMany };
  if (today < begins) return idle;
  const dayOf = (at: number | null): number => (at === null ? -Infinity : studyDay(at, zone));
  const met = cards.filter((card) => card.state !== 'new');
  const left = met.filter((card) => dayOf(card.lastReviewedAt) < begins);
  const doneToday = met.filter((card) => dayOf(card.lastReviewedAt) === today).length;
  // The eve stays in reserve, so that one missed day does no harm.
  const share = Math.ceil((left.length + doneToday) / Math.max(1, daysInPass - 1)) - doneToday;
  const recall = new Map(left.map((card) => [card, recallAt(card, { at: now, zone }) ?? 0]));
  const lastPass = left
    .sort(
      (one, other) =>
        Number(other.dueAt <= now) - Number(one.dueAt <= now) ||
        (recall.get(one) ?? 0) - (recall.get(other) ?? 0) ||
        compareCards(one, other),
    )
    .slice(0, Math.max(0, share))
    .map(({ item }) => item);
  // The pass shrinks as it goes, so what is left of it tells whether it still fits.
  const tooManyLeft = Math.max(0, left.length - study.reviewsPerDay * daysInPass);
  return { isRunning: true, lastPassDays, lastPass, lastPassLeft: left.length, tooMany: tooManyLeft };
}
