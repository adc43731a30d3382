// The checked course for pages and their components, read once per build. Runs in Node, at build time only.
import { checkedContent } from '../../authoring/index.ts';
import type { ExerciseEntry, LessonEntry } from '../../core/index.ts';

type CourseContent = ReturnType<typeof checkedContent>;
let read: CourseContent | undefined;

/** The whole course. Reading takes a while, so the pages of one build share it; `astro dev` reads afresh. */
export function courseContent(): CourseContent {
  if (read === undefined || import.meta.env.DEV) read = checkedContent({ root: process.cwd() });
  return read;
}

export interface CourseLesson {
  lesson: LessonEntry;
  exercises: ExerciseEntry[];
  questionCount: number;
}

/** Lessons in the course's order, each with its exercises in order. */
export function lessonsInOrder(): CourseLesson[] {
  const { course, lessons, exercises, quizzes } = courseContent();
  return course.units
    .flatMap((unit) => unit.lessons)
    .flatMap((listed) => {
      const lesson = lessons.find((entry) => entry.id === listed.id);
      if (!lesson) return [];
      return [
        {
          lesson,
          exercises: listed.exercises.flatMap((id) => exercises.find((entry) => entry.id === id) ?? []),
          questionCount: quizzes.find((quiz) => quiz.lesson === listed.id)?.questions.length ?? 0,
        },
      ];
    });
}
