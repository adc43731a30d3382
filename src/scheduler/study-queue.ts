// The queue of a study day: what is due within the learner's limits, without siblings, and what was held back and why.
// Pure. It shows no card that dueCards would not, but for the last pass before an exam.
import type { EventBody, ItemId } from '../core/index.ts';
import type { Card } from './card.ts';
import { weekdayOf } from './due-day.ts';
import { type FactsOf, siblingKeys } from './item-facts.ts';
import type { Progress } from './progress.ts';
import { comesAt, compareCards } from './queue.ts';
import { startOfStudyDay, studyDay } from './study-day.ts';

export type HoldReason = 'new-limit' | 'plan' | 'review-limit' | 'sibling';

export interface StudyQueue {
  /** Cards to review now, in order. */
  waiting: Card[];
  /** Cards that are due and don't come today. */
  heldBack: { card: Card; because: HoldReason }[];
  /** Items without a card that have a place today: to be put into the queue with `eventsForIntroductions`. */
  introduce: ItemId[];
  /** Cards met for the first time today, and how many more may be. */
  newDone: number;
  newLeft: number;
  /** Known cards reviewed today, each once, and how many more may be. */
  reviewsDone: number;
  reviewsLeft: number;
}

/** What a plan towards an exam asks of a day. */
export interface DayPlan {
  /** New cards wanted today. */
  newToday: number;
  /**
   * by-wish: nothing new comes by itself, and what the learner put into the queue is bound by their own limit only.
   * by-plan otherwise, where absent too.
   */
  introduces?: 'by-plan' | 'by-wish';
  /** Items of the last pass for today, due or not; empty before it. */
  lastPass: readonly ItemId[];
  /** Whether siblings may come on one day; in the last days there is no other. */
  siblings: 'apart' | 'together';
}

/** Log entries that put the day's introductions into the queue. */
export function eventsForIntroductions({ introduce }: Pick<StudyQueue, 'introduce'>): EventBody[] {
  return introduce.map((item) => ({ type: 'card-added', item, reason: 'plan' }));
}

/**
 * The queue at `progress.now`. Short steps of the day come first and count against no limit, then known cards, the
 * longest waiting first, with new ones spread among them, or after them in the last days. Counts are taken from the cards themselves, so an undo gives
 * its place back. `uncarded` are items of the course to be met for the first time, in their order.
 */
export function studyQueue(
  progress: Progress,
  options: { factsOf: FactsOf; plan?: DayPlan; uncarded?: readonly ItemId[] },
): StudyQueue {
  const { now, zone, study } = progress;
  const today = studyDay(now, zone);
  // Compared as instants: asking the calendar for each of many cards would cost more than the queue itself.
  const begins = startOfStudyDay(today, zone);
  const ends = startOfStudyDay(today + 1, zone);
  const isToday = (at: number | null): boolean => at !== null && at >= begins && at < ends;
  const taken = new Set<string>();
  const keysOf = ({ item }: { item: ItemId }): string[] => {
    const facts = options.factsOf(item);
    return facts === null ? [] : siblingKeys(facts);
  };
  const steps: Card[] = [];
  const known: Card[] = [];
  const fresh: Card[] = [];
  let newDone = 0;
  let reviewsDone = 0;
  for (const card of progress.cards.values()) {
    const seen = isToday(card.lastReviewedAt);
    if (seen) {
      if (isToday(card.firstReviewedAt)) newDone += 1;
      else reviewsDone += 1;
      for (const key of keysOf(card)) taken.add(key);
    }
    const at = comesAt(card);
    if (at === null || at > now) continue;
    if (seen) steps.push(card);
    else if (card.state === 'new') fresh.push(card);
    else known.push(card);
  }
  const easy = study.easyDays[weekdayOf(today)] ?? 1;
  const byWish = options.plan?.introduces === 'by-wish';
  const ownLimit = Math.ceil(study.newPerDay * easy);
  const newToday = Math.min(ownLimit, byWish ? Infinity : (options.plan?.newToday ?? Infinity));
  const newLeft = Math.max(0, newToday - newDone);
  const reviewsLeft = Math.max(0, study.reviewsPerDay - reviewsDone);
  const heldBack: StudyQueue['heldBack'] = [];
  const isFree = (keys: readonly string[]) =>
    options.plan?.siblings === 'together' || !keys.some((key) => taken.has(key));
  const choose = (cards: readonly Card[], limit: number, because: HoldReason): Card[] => {
    const chosen: Card[] = [];
    for (const card of cards) {
      const keys = chosen.length < limit ? keysOf(card) : [];
      if (chosen.length >= limit) heldBack.push({ card, because });
      else if (!isFree(keys)) heldBack.push({ card, because: 'sibling' });
      else {
        chosen.push(card);
        for (const key of keys) taken.add(key);
      }
    }
    return chosen;
  };
  // The plan may be the morning's, so each card is looked up as it is now.
  const pass = (options.plan?.lastPass ?? [])
    .flatMap((item) => progress.cards.get(item) ?? [])
    .filter((card) => card.suspended === null && !isToday(card.lastReviewedAt));
  const inPass = new Set(pass);
  const passed = choose(pass, reviewsLeft, 'review-limit');
  const others = known.filter((card) => !inPass.has(card)).sort(compareCards);
  const due = choose(others, reviewsLeft - passed.length, 'review-limit');
  const unmet = choose(fresh.sort(compareCards), newLeft, newToday < ownLimit ? 'plan' : 'new-limit');
  const introduce: ItemId[] = [];
  for (const item of byWish ? [] : (options.uncarded ?? [])) {
    if (unmet.length + introduce.length >= newLeft) break;
    const keys = keysOf({ item });
    if (progress.cards.has(item) || !isFree(keys)) continue;
    introduce.push(item);
    for (const key of keys) taken.add(key);
  }
  return {
    // In the last days what is known comes first: a new card may be left out, the last pass may not.
    waiting: [
      ...steps.sort(compareCards),
      ...(options.plan?.siblings === 'together'
        ? [...passed, ...due, ...unmet]
        : spread([...passed, ...due], unmet)),
    ],
    heldBack,
    introduce,
    newDone,
    newLeft,
    reviewsDone,
    reviewsLeft,
  };
}

/** `few` placed evenly among `many`, both in their order. */
function spread(many: readonly Card[], few: readonly Card[]): Card[] {
  const all: Card[] = [];
  let next = 0;
  many.forEach((card, at) => {
    while (next < few.length && (next + 1) * (many.length + 1) <= (at + 1) * (few.length + 1)) {
      const one = few[next];
      if (one !== undefined) all.push(one);
      next += 1;
    }
    all.push(card);
  });
  return [...all, ...few.slice(next)];
}
