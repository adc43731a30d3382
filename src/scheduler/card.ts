// What the scheduler knows of one item. Pure.
import type { ItemId } from '../core/index.ts';
import { type StudyZone, startOfStudyDay, studyDay } from './study-day.ts';

/** How well known a card is, in FSRS's words. */
export type CardState = 'new' | 'learning' | 'review' | 'relearning';

/** Why an item is in the queue. */
export type CardReason = 'lesson' | 'missed' | 'failed-then-solved' | 'by-hand' | 'plan';

export interface Card {
  item: ItemId;
  reason: CardReason;
  addedAt: number;
  /** Instant (ms since 1970) from which it wants to be reviewed. */
  dueAt: number;
  state: CardState;
  /** Days until the chance of recall falls to 90 %; 0 before the first review. */
  stability: number;
  /** From 1 (easy) to 10 (hard); 0 before the first review. */
  difficulty: number;
  /** Whole study days that the last rating asked for; 0 for a repeat on the same day. */
  intervalDays: number;
  learningStep: number;
  reviews: number;
  lapses: number;
  firstReviewedAt: number | null;
  lastReviewedAt: number | null;
  /** Why it does not come: taken out by hand, or forgotten so often that it should be mended; null = it comes. */
  suspended: 'by-hand' | 'leech' | null;
  /** Lapses that no longer count towards being a leech, since the learner took it back. */
  lapsesForgiven: number;
  /** Instant until which it is put aside; null = it is not. */
  buriedUntil: number | null;
  flagged: boolean;
}

/**
 * A card that was never reviewed. It is first due on the next study day, since today its answer is still fresh; one
 * that the day's plan introduces was not answered yet and is due at once.
 */
export function newCard(options: {
  item: ItemId;
  reason: CardReason;
  addedAt: number;
  zone: StudyZone;
}): Card {
  const { item, reason, addedAt, zone } = options;
  return {
    item,
    reason,
    addedAt,
    dueAt: reason === 'plan' ? addedAt : startOfStudyDay(studyDay(addedAt, zone) + 1, zone),
    state: 'new',
    stability: 0,
    difficulty: 0,
    intervalDays: 0,
    learningStep: 0,
    reviews: 0,
    lapses: 0,
    firstReviewedAt: null,
    lastReviewedAt: null,
    suspended: null,
    lapsesForgiven: 0,
    buriedUntil: null,
    flagged: false,
  };
}
