// What the settings page knows of the course: which items the plan is about. Written into the page by the build; pure.
import type { ItemId } from '../../../core/index.ts';
import type { Progress } from '../../../scheduler/index.ts';

export interface CourseItems {
  lessons: { id: string; exam: ItemId[]; beyond: ItemId[] }[];
  /** Months that the certificate holds. */
  validityMonths: number;
}

/** Progress without cards of content that this version does not have: they take no place in a plan. */
export function knownProgress(progress: Progress, course: CourseItems): Progress {
  const known = new Set(course.lessons.flatMap(({ exam, beyond }) => [...exam, ...beyond]));
  return { ...progress, cards: new Map([...progress.cards].filter(([item]) => known.has(item))) };
}

/**
 * Items of the exam without a card, those of finished lessons first. As in the review, nobody without an exam date is
 * asked about a lesson before it was read.
 */
export function uncardedItems(progress: Progress, course: CourseItems): ItemId[] {
  const finished = new Set(progress.lessonsFinished);
  const of = (wanted: boolean): ItemId[] =>
    course.lessons
      .filter(({ id }) => finished.has(id) === wanted)
      .flatMap(({ exam }) => exam.filter((item) => !progress.cards.has(item)));
  return progress.study.examDate === null ? of(true) : [...of(true), ...of(false)];
}
