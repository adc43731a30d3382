// When the questions missed in a mock exam come back in the review, read from their cards as they are now. Pure.
import { type Progress, studyDaysUntil } from '../../../scheduler/index.ts';

export interface MissesReturn {
  /** Due by the end of this study day: among them those that were known and come again after a short step. */
  today: number;
  later: number;
  /** Taken out of the queue by hand or as a leech, or without a card. */
  never: number;
}

export function missesReturn(options: {
  misses: readonly string[];
  progress: Pick<Progress, 'cards' | 'zone'>;
  now: number;
}): MissesReturn {
  const { misses, progress, now } = options;
  const { cards, zone } = progress;
  const count: MissesReturn = { today: 0, later: 0, never: 0 };
  for (const question of misses) {
    const card = cards.get(`question:${question}`);
    if (card === undefined || card.suspended !== null) count.never += 1;
    else {
      const comesAt = Math.max(card.dueAt, card.buriedUntil ?? 0);
      count[studyDaysUntil(comesAt, { now, zone }) <= 0 ? 'today' : 'later'] += 1;
    }
  }
  return count;
}
