// Each graded review with what was known before it: the table that retention and load are counted from. Pure.
import type { ItemId, ProgressEvent, Rating } from '../core/index.ts';
import type { Card } from './card.ts';
import { recallAt } from './recall.ts';
import { openReplay } from './replay.ts';
import { type Share, shareOf } from './share.ts';
import { type StudyZone, studyDay } from './study-day.ts';

/**
 * first = never reviewed before; step = a short step of learning or relearning on a later day; same-day = again on one
 * day; recall = remembered or forgotten after days, the only kind that says how well memory holds.
 */
export type ReviewKind = 'first' | 'step' | 'same-day' | 'recall';

export interface ReviewRecord {
  item: ItemId;
  at: number;
  /** Study day, counted from 1970. */
  day: number;
  rating: Rating;
  elapsedMs: number;
  kind: ReviewKind;
  /** Days that the card had been sent away for. */
  intervalDays: number;
  /** Chance of recall that FSRS gave it; null for a first review. */
  expected: number | null;
}

/** The reviews of a log that count, in order. */
export function reviewHistory(
  events: readonly ProgressEvent[],
  options: { zone?: StudyZone } = {},
): ReviewRecord[] {
  const records: ReviewRecord[] = [];
  openReplay(events, {
    ...options,
    onReview({ event: { at, body }, before, zone }) {
      if (body.type !== 'review') return;
      records.push({
        item: body.item,
        at,
        day: studyDay(at, zone),
        rating: body.rating,
        elapsedMs: body.elapsedMs,
        kind: reviewKind(before, { at, zone }),
        intervalDays: before.intervalDays,
        expected: recallAt(before, { at, zone }),
      });
    },
  });
  return records;
}

/** What a review at an instant of a card as it was before is. */
export function reviewKind(before: Card, { at, zone }: { at: number; zone: StudyZone }): ReviewKind {
  if (before.state === 'new') return 'first';
  if (before.lastReviewedAt !== null && studyDay(before.lastReviewedAt, zone) >= studyDay(at, zone))
    return 'same-day';
  return before.state === 'review' ? 'recall' : 'step';
}

/** From this interval in days on a card counts as mature. */
export const matureDays = 21;

export interface RetentionRow {
  cards: 'young' | 'mature' | 'all';
  /** Reviews that recalled something after days, and those of them that were remembered. */
  reviews: Share;
  /** Mean chance that FSRS had given them; null without reviews. */
  expected: number | null;
}

/** True retention of the reviews from `fromDay` to `toDay`, both included, beside what was expected. */
export function trueRetention(
  records: readonly ReviewRecord[],
  options: { fromDay: number; toDay: number },
): RetentionRow[] {
  const recalls = records.filter(
    ({ kind, day }) => kind === 'recall' && day >= options.fromDay && day <= options.toDay,
  );
  const row = (cards: RetentionRow['cards'], some: readonly ReviewRecord[]): RetentionRow => ({
    cards,
    reviews: shareOf({ trials: some.length, successes: some.filter(({ rating }) => rating > 1).length }),
    expected:
      some.length === 0 ? null : some.reduce((sum, { expected }) => sum + (expected ?? 0), 0) / some.length,
  });
  return [
    row(
      'young',
      recalls.filter(({ intervalDays }) => intervalDays < matureDays),
    ),
    row(
      'mature',
      recalls.filter(({ intervalDays }) => intervalDays >= matureDays),
    ),
    row('all', recalls),
  ];
}
