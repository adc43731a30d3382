// The chance that a card would be remembered at an instant, by FSRS's forgetting curve. Pure.
import { default_w, forgetting_curve } from 'ts-fsrs';
import type { Card } from './card.ts';
import { type StudyZone, startOfStudyDay, studyDay } from './study-day.ts';

/** Chance of recall from 0 to 1, in whole study days since the last review; null for a card never reviewed. */
export function recallAt(card: Card, options: { at: number; zone: StudyZone }): number | null {
  if (card.lastReviewedAt === null) return null;
  const { at, zone } = options;
  const elapsedDays = Math.max(0, studyDay(at, zone) - studyDay(card.lastReviewedAt, zone));
  return forgetting_curve(default_w, elapsedDays, card.stability);
}

/**
 * As `recallAt`, but never less than a night after the last review: what was read a minute ago, be it the answer to a
 * miss, says nothing of memory. For figures that a learner reads.
 */
export function lastingRecallAt(card: Card, options: { at: number; zone: StudyZone }): number | null {
  if (card.lastReviewedAt === null) return null;
  const { at, zone } = options;
  const tomorrow = startOfStudyDay(studyDay(card.lastReviewedAt, zone) + 1, zone);
  return recallAt(card, { at: Math.max(at, tomorrow), zone });
}
