// What a rating makes of a card. Pure; with card-rules.ts and recall.ts the only file that talks to ts-fsrs.
import { type Card as FsrsCard, State } from 'ts-fsrs';
import type { Rating } from '../core/index.ts';
import type { Card, CardState } from './card.ts';
import { type CardRules, defaultRules } from './card-rules.ts';
import { chooseInterval } from './due-day.ts';
import { type StudyZone, startOfStudyDay, studyDay, toStudyClock } from './study-day.ts';

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

/**
 * The card after a rating. A review dated before the last one (two clocks that disagree) counts as given with it. A card
 * remembered again on the day it was known already stays as it is: that is relearning, and proves nothing new.
 */
export function rateCard(
  card: Card,
  options: { rating: Rating; at: number; zone: StudyZone; rules?: CardRules },
): Card {
  const { rating, zone, rules = defaultRules } = options;
  const at = Math.max(options.at, card.lastReviewedAt ?? 0);
  const today = studyDay(at, zone);
  const seenToday = card.lastReviewedAt !== null && studyDay(card.lastReviewedAt, zone) === today;
  if (seenToday && card.state === 'review' && rating > 1)
    return { ...card, reviews: card.reviews + 1, lastReviewedAt: at };
  const clock = toStudyClock(at, zone);
  const next = rules.fsrs.next(toFsrs(card, zone), clock, rating).card;
  const days =
    next.scheduled_days === 0 || rules.balance === null
      ? next.scheduled_days
      : chooseInterval({
          intervalDays: next.scheduled_days,
          elapsedDays:
            card.lastReviewedAt === null ? 0 : Math.max(0, today - studyDay(card.lastReviewedAt, zone)),
          today,
          item: card.item,
          ...rules.balance,
        });
  const leech =
    rules.leechLimit > 0 &&
    next.lapses > card.lapses &&
    next.lapses - card.lapsesForgiven >= rules.leechLimit;
  return {
    ...card,
    // Whole days end at the start of a study day, so that an evening's card is there in the morning. A short step ends
    // no later than the day: a better grade's whole day must not be the shorter wait.
    dueAt:
      days === 0
        ? Math.min(at + (next.due.getTime() - clock), startOfStudyDay(today + 1, zone))
        : startOfStudyDay(today + days, zone),
    state: states[next.state],
    stability: next.stability,
    difficulty: next.difficulty,
    intervalDays: days,
    learningStep: next.learning_steps,
    reviews: next.reps,
    lapses: next.lapses,
    firstReviewedAt: card.firstReviewedAt ?? at,
    lastReviewedAt: at,
    suspended: card.suspended ?? (leech ? 'leech' : null),
    buriedUntil: null,
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
