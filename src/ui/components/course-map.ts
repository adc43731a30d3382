// The course as the progress page needs it: each item's place in the exam, and names. Runs in Node, at build time.
import { certificateMonths } from '../../scheduler/index.ts';
import type { CourseMap, MapItem } from '../islands/progress/index.ts';
import { courseContent, lessonsInOrder } from './course-content.ts';

/** Months a certificate holds where content/exam.yaml does not say. */
const usualMonths = 12;

/** The map of the whole course, lessons and items in the course's order. */
export function courseMap(): CourseMap {
  const { exam, quizzes } = courseContent();
  const order = lessonsInOrder();
  return {
    lessons: order.map(({ lesson: { id, meta } }) => ({
      id,
      title: meta.title,
      objectives: meta.objectives,
    })),
    exercises: order.flatMap(({ exercises }) => exercises.map(({ id, meta }) => ({ id, title: meta.title }))),
    items: order.flatMap(({ lesson, exercises }): MapItem[] => [
      ...(quizzes.find((quiz) => quiz.lesson === lesson.id)?.questions ?? []).map(
        (question): MapItem => ({
          item: `question:${question.id}`,
          taskStatement: question.taskStatement,
          objective: question.objective,
          lesson: lesson.id,
          section: question.section,
          exercise: question.exercise ?? null,
          scope: question.scope,
        }),
      ),
      ...exercises.flatMap(({ id, meta }): MapItem[] => {
        const [taskStatement] = meta.taskStatements;
        if (taskStatement === undefined) return [];
        const { objective, section, scope } = meta;
        return [
          {
            item: `exercise:${id}`,
            taskStatement,
            objective,
            lesson: lesson.id,
            section,
            exercise: id,
            scope,
          },
        ];
      }),
    ]),
    exam: {
      domains: exam.domains.map(({ number, title, weightPercent }) => ({
        number,
        title: title.pt,
        weightPercent,
      })),
      taskStatements: exam.taskStatements.map(({ id, title }) => ({ id, title: title.pt })),
      validityMonths: certificateMonths(exam.facts) ?? usualMonths,
    },
  };
}
