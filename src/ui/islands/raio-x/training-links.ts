// Titles and addresses of what trains each rule, taken from the course. Runs in the build; throws where the table in
// training.ts names something that the course does not have.
import { type ExerciseEntry, headingAnchor, type LessonEntry } from '../../../core/index.ts';
import { trainings } from './reading/training.ts';
import type { TrainingLinks } from './views/finding-list.tsx';

/** One entry per key of `trainings`. */
export function trainingLinks(course: {
  lessons: LessonEntry[];
  exercises: ExerciseEntry[];
}): Record<string, TrainingLinks> {
  const links = Object.entries(trainings).map(([key, { lesson, section, exercises }]) => {
    const title = headingsOf(course.lessons, lesson).get(section);
    if (title === undefined) throw new Error(`${key}: ${lesson} has no section #${section}`);
    const found = exercises.map((id) => {
      const entry = course.exercises.find((exercise) => exercise.id === id);
      if (!entry) throw new Error(`${key}: there is no exercise ${id}`);
      return { title: entry.meta.title, href: `/pegadinhas/${id}/` };
    });
    return [key, { lesson: { title, href: `/licoes/${lesson}/#${section}` }, exercises: found }] as const;
  });
  return Object.fromEntries(links);
}

function headingsOf(lessons: LessonEntry[], id: string): Map<string, string> {
  const body = lessons.find((lesson) => lesson.id === id)?.body ?? '';
  const titles = [...body.matchAll(/^#{2,3} +(.+)$/gm)].map(([, title]) => (title ?? '').replaceAll('`', ''));
  return new Map(titles.map((title) => [headingAnchor(title), title]));
}
