// The course in titles, for scripts that choose or list what to open. Runs in Node, at build time.
import type { CourseOutline } from '../scripts/choose-next.ts';
import { lessonsInOrder } from './course-content.ts';

/** Lessons in the course's order, each with its exercises in order. */
export function courseOutline(): CourseOutline[] {
  return lessonsInOrder().map(({ lesson, exercises }) => ({
    id: lesson.id,
    title: lesson.meta.title,
    text: lesson.meta.summary,
    exercises: exercises.map(({ id, meta }) => ({
      id,
      title: meta.title,
      text: meta.hook.replaceAll('`', ''),
    })),
  }));
}
