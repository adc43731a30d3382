// What the scheduler knows of one item, and what a rating makes of it. Pure; the only file that talks to ts-fsrs.
// Fuzz is off, so the same log always gives the same cards.
import { type Card as FsrsCard, fsrs, State } from 'ts-fsrs';
import type { ItemId, Rating } from '../core/index.ts';
import { type StudyZone, startOfStudyDay, studyDay, toStudyClock } from './study-day.ts';

/** How well known a card is, in FSRS's words. */
export type CardState = 'new' | 'learning' | 'review' | 'relearning';

/** Why an item is in the queue. */
export type CardReason = 'lesson' | 'missed' | 'failed-then-solved' | 'by-hand';

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
  lastReviewedAt: number | null;
}

// One short step: a card is met for the first time in its lesson, so a good answer in the first review may wait days.
const scheduler = fsrs({
  enable_fuzz: false,
  request_retention: 0.9,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
});

const states: Record<State, CardState> = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
};
const fsrsStates: Record<CardState, State> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
};

/** A card that was never reviewed. It is first due on the next study day: today its answer is still fresh. */
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
    dueAt: startOfStudyDay(studyDay(addedAt, zone) + 1, zone),
    state: 'new',
    stability: 0,
    difficulty: 0,
    intervalDays: 0,
    learningStep: 0,
    reviews: 0,
    lapses: 0,
    lastReviewedAt: null,
  };
}

/** The card after a rating. A review dated before the last one (two clocks that disagree) counts as given with it. */
export function rateCard(card: Card, options: { rating: Rating; at: number; zone: StudyZone }): Card {
  const { rating, zone } = options;
  const at = Math.max(options.at, card.lastReviewedAt ?? 0);
  const next = scheduler.next(toFsrs(card, zone), toStudyClock(at, zone), rating).card;
  const sameDay = next.scheduled_days === 0;
  return {
    ...card,
    // Whole days end at the start of a study day, so that an evening's card is there in the morning.
    dueAt: sameDay
      ? at + (next.due.getTime() - toStudyClock(at, zone))
      : startOfStudyDay(studyDay(at, zone) + next.scheduled_days, zone),
    state: states[next.state],
    stability: next.stability,
    difficulty: next.difficulty,
    intervalDays: next.scheduled_days,
    learningStep: next.learning_steps,
    reviews: next.reps,
    lapses: next.lapses,
    lastReviewedAt: at,
  };
}

function toFsrs(card: Card, zone: StudyZone): FsrsCard {
  const reviewed = card.lastReviewedAt === null ? null : new Date(toStudyClock(card.lastReviewedAt, zone));
  return {
    due: new Date(toStudyClock(card.dueAt, zone)),
    stability: card.stability,
    difficulty: card.difficulty,
    elapsed_days: 0,
    scheduled_days: card.intervalDays,
    learning_steps: card.learningStep,
    reps: card.reviews,
    lapses: card.lapses,
    state: fsrsStates[card.state],
    ...(reviewed === null ? {} : { last_review: reviewed }),
  };
}
