// What each rating would do to a card: the figures on the four buttons. Pure.
import type { Rating } from '../core/index.ts';
import type { Card } from './card.ts';
import { defaultRules, openRuleBook } from './card-rules.ts';
import { intervalLabel } from './interval-label.ts';
import type { Progress } from './progress.ts';
import { rateCard } from './rate-card.ts';
import { localZone, msPerDay, type StudyZone, studyDay } from './study-day.ts';

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

/**
 * The outcome of each rating if it were given now. With `progress` by the learner's settings and load, exactly as the
 * log will then say; without it by the default settings.
 */
export function planReview(
  card: Card,
  options: { now: number; zone?: StudyZone; progress?: Progress },
): Record<Rating, PlannedReview> {
  const { now, progress } = options;
  const zone = options.zone ?? progress?.zone ?? localZone;
  const rules =
    progress === undefined
      ? defaultRules
      : openRuleBook().rulesFor({
          settings: progress.study,
          day: studyDay(now, zone),
          load: progress.load,
        });
  const plan = (rating: Rating): PlannedReview => {
    const next = rateCard(card, { rating, at: now, zone, rules });
    // Days are counted as study days: "1 dia" in the evening means tomorrow morning, not in 24 hours.
    const days = studyDay(next.dueAt, zone) - studyDay(now, zone);
    const durationMs = next.intervalDays > 0 && days > 0 ? days * msPerDay : next.dueAt - now;
    return { rating, dueAt: next.dueAt, label: intervalLabel(durationMs), card: next };
  };
  return { 1: plan(1), 2: plan(2), 3: plan(3), 4: plan(4) };
}
