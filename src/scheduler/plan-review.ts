// What each rating would do to a card: the figures on the four buttons. Pure.
import type { Rating } from '../core/index.ts';
import { type Card, rateCard } from './card.ts';
import { intervalLabel } from './interval-label.ts';
import { localZone, msPerDay, type StudyZone } from './study-day.ts';

export const ratings: readonly Rating[] = [1, 2, 3, 4];

export interface PlannedReview {
  rating: Rating;
  /** Instant (ms since 1970) at which the card would come back. */
  dueAt: number;
  /** Until then, as the button says it, e.g. "10 min" or "3 dias". */
  label: string;
  /** The card as it would be. */
  card: Card;
}

/** The outcome of each rating if it were given now. */
export function planReview(
  card: Card,
  options: { now: number; zone?: StudyZone },
): Record<Rating, PlannedReview> {
  const zone = options.zone ?? localZone;
  const plan = (rating: Rating): PlannedReview => {
    const next = rateCard(card, { rating, at: options.now, zone });
    // Days are counted as study days: "1 dia" in the evening means tomorrow morning, not in 24 hours.
    const durationMs = next.intervalDays > 0 ? next.intervalDays * msPerDay : next.dueAt - options.now;
    return { rating, dueAt: next.dueAt, label: intervalLabel(durationMs), card: next };
  };
  return { 1: plan(1), 2: plan(2), 3: plan(3), 4: plan(4) };
}
