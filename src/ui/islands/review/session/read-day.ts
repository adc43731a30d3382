// What the review has for a day: queue, plan, what is held back or taken out and why. Pure.
import type { ItemId } from '../../../../core/index.ts';
import {
  type Card,
  type ExamPlan,
  type HoldReason,
  isMarked,
  laterCards,
  type Progress,
  planExam,
  siblingKeys,
  studyDaysUntil,
  studyQueue,
} from '../../../../scheduler/index.ts';
import type { Course } from '../course.ts';

export interface Day {
  plan: ExamPlan;
  /** Cards to review now, in order: the day's queue, then those wanted early. */
  waiting: Card[];
  /** New items that the learner may begin today, in order. */
  introduce: ItemId[];
  /** Whether the plan asks for them, or only the learner may. */
  introduces: 'by-plan' | 'by-wish';
  /** How many of them are of lessons finished and not finished, and the first lesson of the latter. */
  introducedFrom: { read: number; unread: number; firstUnread: { id: string; title: string } | null };
  /** Cards that are due and don't come today, counted by reason. */
  heldBack: Record<HoldReason, number>;
  newDone: number;
  newLeft: number;
  reviewsLeft: number;
  /** Cards that come later, the next one first. */
  later: Card[];
  /** Cards that come again later today: short steps of what was forgotten or hard. */
  soon: Card[];
  /** Cards of a limit and of tomorrow that may be done now: no siblings of today's among them. */
  early: Card[];
  /** Suspended or put aside until tomorrow; those forgotten too often first. */
  outside: Card[];
  flagged: Card[];
  /** Cards whose content this version does not have. */
  unknown: number;
}

/** New items offered at once to somebody without an exam ahead, within the day's limit. */
const newAtOnce = 10;

/** The day at `progress.now`. `wantedEarly` are items that the learner asked for before their time. */
export function readDay(
  progress: Progress,
  options: { course: Course; wantedEarly: ReadonlySet<ItemId> },
): Day {
  const { course, wantedEarly } = options;
  const { factsOf } = course;
  const known = knownOnly(progress, course);
  const { now } = known;
  const read = unmetItems(known, { course, from: 'finished-lessons' });
  const all = unmetItems(known, { course, from: 'course' });
  const plan = planExam({
    progress: known,
    uncarded: known.study.examDate === null ? read : all,
    validityMonths: course.validityMonths,
  });
  const introduces = plan.daysLeft === null || plan.daysLeft < 0 ? 'by-wish' : 'by-plan';
  const uncarded = introduces === 'by-plan' ? all : read;
  const queue = studyQueue(known, { factsOf, plan, uncarded });
  const introduce =
    introduces === 'by-plan'
      ? queue.introduce
      : studyQueue(known, { factsOf, uncarded }).introduce.slice(0, newAtOnce);
  const cards = [...known.cards.values()];
  const later = laterCards(known, known);
  const inQueue = new Set(queue.waiting.map(({ item }) => item));
  const wanted = [...wantedEarly]
    .filter((item) => !inQueue.has(item))
    .flatMap((item) => known.cards.get(item) ?? [])
    .filter((card) => isInside(card, now));
  const heldBack: Day['heldBack'] = { 'new-limit': 0, plan: 0, 'review-limit': 0, sibling: 0 };
  const wantedNow = new Set(wanted);
  for (const { card, because } of queue.heldBack) if (!wantedNow.has(card)) heldBack[because] += 1;
  const limited = queue.heldBack.filter(({ because }) => because !== 'sibling').map(({ card }) => card);
  const daysUntil = (card: Card) => studyDaysUntil(card.dueAt, { now, zone: known.zone });
  const isWanted = (card: Card) => isInside(card, now) && !wantedNow.has(card);
  const soon = later.filter((card) => isWanted(card) && daysUntil(card) === 0);
  const tomorrow = later.filter((card) => isInside(card, now) && daysUntil(card) === 1);
  return {
    plan,
    waiting: [...queue.waiting, ...wanted],
    introduce,
    introduces,
    introducedFrom: lessonsOf(introduce, { progress: known, course }),
    heldBack,
    newDone: queue.newDone,
    newLeft: queue.newLeft,
    reviewsLeft: queue.reviewsLeft,
    later,
    soon,
    early: withoutSiblings([...limited, ...tomorrow], { progress: known, course }),
    outside: cards
      .filter((card) => !isInside(card, now))
      .sort((left, right) => rank(left) - rank(right) || right.lapses - left.lapses),
    flagged: cards.filter(({ flagged }) => flagged),
    unknown: progress.cards.size - known.cards.size,
  };
}

/** Whether a card takes part in reviews: neither suspended nor put aside. */
export function isInside(card: Card, now: number): boolean {
  return card.suspended === null && !isMarked(card, { mark: 'buried', now });
}

function rank({ suspended }: Card): number {
  return suspended === 'leech' ? 0 : suspended === 'by-hand' ? 1 : 2;
}

/** Cards of other versions' content must not take a place under the day's limits. */
function knownOnly(progress: Progress, course: Course): Progress {
  const known = [...progress.cards].filter(([item]) => course.find(item) !== null);
  return known.length === progress.cards.size ? progress : { ...progress, cards: new Map(known) };
}

/**
 * Items of the exam that have no card yet; finished lessons first, then the course's order. Without an exam date nobody
 * is asked about a lesson before it was read.
 */
function unmetItems(
  progress: Progress,
  { course, from }: { course: Course; from: 'course' | 'finished-lessons' },
): ItemId[] {
  const finished = new Set(progress.lessonsFinished);
  const unmet = course.items.filter(({ beyond, facts }) => !beyond && !progress.cards.has(facts.item));
  const read = unmet.filter(({ lesson }) => finished.has(lesson.id));
  const unread = from === 'course' ? unmet.filter(({ lesson }) => !finished.has(lesson.id)) : [];
  return [...read, ...unread].map(({ facts }) => facts.item);
}

/** Which lessons new items come from. */
function lessonsOf(
  items: readonly ItemId[],
  { progress, course }: { progress: Progress; course: Course },
): Day['introducedFrom'] {
  const finished = new Set(progress.lessonsFinished);
  const lessons = items.flatMap((item) => course.find(item)?.lesson ?? []);
  const unread = lessons.filter(({ id }) => !finished.has(id));
  return { read: lessons.length - unread.length, unread: unread.length, firstUnread: unread[0] ?? null };
}

/** Cards of which none gives away another's answer, nor that of one seen today. */
function withoutSiblings(
  cards: readonly Card[],
  { progress, course }: { progress: Progress; course: Course },
): Card[] {
  const keysOf = ({ item }: Card): string[] => {
    const facts = course.factsOf(item);
    return facts === null ? [] : siblingKeys(facts);
  };
  const seen = [...progress.cards.values()].filter((card) => isSeenToday(card, progress));
  const taken = new Set(seen.flatMap(keysOf));
  return cards.filter((card) => {
    const keys = keysOf(card);
    // A repeat of the day is no sibling of itself.
    if (!isSeenToday(card, progress) && keys.some((key) => taken.has(key))) return false;
    for (const key of keys) taken.add(key);
    return true;
  });
}

/** Whether a card was reviewed on the present study day. */
export function isSeenToday(card: Card, { now, zone }: Progress): boolean {
  return card.lastReviewedAt !== null && studyDaysUntil(card.lastReviewedAt, { now, zone }) === 0;
}
