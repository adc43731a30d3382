// Lets the components inside a lesson's prose know which lesson they stand in. Runs at build time.
import type { CourseLesson } from '../components/course-content.ts';

/** The lesson that the page has put into `Astro.locals`. Throws when a component is used outside a lesson. */
export function currentLesson(locals: { lesson?: CourseLesson }): CourseLesson {
  if (!locals.lesson) throw new Error('This component only works inside a lesson (lessons/<id>.mdx).');
  return locals.lesson;
}
