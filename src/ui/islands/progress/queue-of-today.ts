// The review's queue of today, for the steps and the sentences that name it. Pure.

import type { ItemId } from '../../../core/index.ts';
import {
  type Card,
  type ItemFacts,
  type Progress,
  planExam,
  type StudyQueue,
  studyQueue,
} from '../../../scheduler/index.ts';
import type { CourseMap } from './course-map.ts';

export interface QueueOfToday {
  waiting: Card[];
  /** Items that the review brings for the first time, with a card or without one. */
  fresh: ItemId[];
  heldBack: StudyQueue['heldBack'];
}

/** What the review shows at `progress.now`, with the new items that its plan introduces. */
export function queueOfToday({ progress, course }: { progress: Progress; course: CourseMap }): QueueOfToday {
  const facts = new Map<ItemId, ItemFacts>(course.items.map((item) => [item.item, item]));
  const finished = new Set(progress.lessonsFinished);
  // Cards of other versions' content take no place under the day's limits.
  const known = { ...progress, cards: new Map([...progress.cards].filter(([item]) => facts.has(item))) };
  // As in the review, nobody without an exam date is asked about a lesson before it was read.
  const uncarded = course.items
    .filter(({ item, scope }) => scope !== 'beyond' && !progress.cards.has(item))
    .filter(({ lesson }) => progress.study.examDate !== null || (lesson !== null && finished.has(lesson)))
    .sort((left, right) => Number(finished.has(right.lesson ?? '')) - Number(finished.has(left.lesson ?? '')))
    .map(({ item }) => item);
  const plan = planExam({ progress: known, uncarded, validityMonths: course.exam.validityMonths });
  const queue = studyQueue(known, { factsOf: (item) => facts.get(item) ?? null, plan, uncarded });
  const fresh = queue.waiting.filter(({ state }) => state === 'new').map(({ item }) => item);
  return { waiting: queue.waiting, fresh: [...fresh, ...queue.introduce], heldBack: queue.heldBack };
}
