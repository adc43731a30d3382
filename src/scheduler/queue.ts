// Which cards want to be reviewed now, and when the next one will. Pure.
import type { Card } from './card.ts';
import type { Progress } from './progress.ts';
import { localZone, type StudyZone, studyDay } from './study-day.ts';

/** Instant (ms since 1970) from which a card comes; null while it is suspended. */
export function comesAt(card: Card): number | null {
  return card.suspended === null ? Math.max(card.dueAt, card.buriedUntil ?? 0) : null;
}

/** Cards due at `now`, the longest waiting first; without those suspended or buried. */
export function dueCards(progress: Progress, options: { now: number }): Card[] {
  return [...progress.cards.values()]
    .filter((card) => (comesAt(card) ?? Infinity) <= options.now)
    .sort(compareCards);
}

/** Cards that come later, the next one first. */
export function laterCards(progress: Progress, options: { now: number }): Card[] {
  return [...progress.cards.values()]
    .filter((card) => (comesAt(card) ?? -Infinity) > options.now)
    .sort((left, right) => (comesAt(left) ?? 0) - (comesAt(right) ?? 0) || compareCards(left, right));
}

/** Instant (ms since 1970) at which the next card comes that is not due yet; null when there is none. */
export function nextDueAt(progress: Progress, options: { now: number }): number | null {
  const next = laterCards(progress, options)[0];
  return next === undefined ? null : comesAt(next);
}

/** Study days from now until an instant: 0 = today, 1 = tomorrow. */
export function studyDaysUntil(at: number, options: { now: number; zone?: StudyZone }): number {
  const zone = options.zone ?? localZone;
  return studyDay(at, zone) - studyDay(options.now, zone);
}

/** The longest waiting first. */
export function compareCards(left: Card, right: Card): number {
  if (left.dueAt !== right.dueAt) return left.dueAt - right.dueAt;
  return left.addedAt - right.addedAt || (left.item < right.item ? -1 : 1);
}
