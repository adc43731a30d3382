// When the next cards come, in one sentence. Pure.
import { type Card, intervalLabel, type Progress, studyDaysUntil } from '../../../scheduler/index.ts';
import { reviewText as text } from '../../strings/pt.review-page.ts';

/** Instant (ms since 1970) from which a card that is not suspended comes. */
export function comesAt(card: Card): number {
  return Math.max(card.dueAt, card.buriedUntil ?? 0);
}

/** Says when the first of `later` come, and how many with it; nothing where there are none. */
export function sayNext(later: readonly Card[], { now, zone }: Pick<Progress, 'now' | 'zone'>): string {
  const [next] = later;
  if (next === undefined) return '';
  const daysUntil = (card: Card) => studyDaysUntil(comesAt(card), { now, zone });
  const days = daysUntil(next);
  if (days === 0) {
    // On one day only short steps come, each at its own minute.
    const soon = later.filter((card) => daysUntil(card) === 0);
    const last = soon.at(-1) ?? next;
    const label = (card: Card) => intervalLabel(comesAt(card) - now);
    return text.done.soon(soon.length, label(next), label(last));
  }
  const together = later.filter((card) => daysUntil(card) === days).length;
  return days === 1 ? text.done.nextTomorrow(together) : text.done.nextLater(together, days);
}
