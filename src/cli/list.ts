// `pegadinha list`: lessons, exercises and questions with their ids and counts. Runs in Node.
import { readContent } from '../authoring/index.ts';
import { formatProblem } from '../core/index.ts';
import type { ExitCode, Streams } from './streams.ts';

export interface ListOptions {
  root: string;
  format: 'text' | 'json';
  streams: Streams;
}

type Content = ReturnType<typeof readContent>;

/** Lists what could be read; exit 2 where the content has problems, which go to standard error. */
export async function list({ root, format, streams }: ListOptions): Promise<ExitCode> {
  const content = readContent({ root });
  const overview = overviewOf(content);
  streams.out(format === 'json' ? `${JSON.stringify(overview)}\n` : asText(overview));
  for (const problem of content.problems) streams.err(`${formatProblem(problem)}\n`);
  return content.problems.length === 0 ? 0 : 2;
}

function overviewOf({ course, lessons, exercises, quizzes }: Content) {
  const order = course?.units.flatMap((unit) => unit.lessons.map(({ id }) => id)) ?? [];
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const questionsOf = (lesson: string) =>
    quizzes.filter((quiz) => quiz.lesson === lesson).flatMap((quiz) => quiz.questions);
  const listedLessons = [...lessons]
    .sort((one, other) => place(one.id) - place(other.id))
    .map(({ id, meta }) => ({
      id,
      title: meta.title,
      exercises: exercises.filter((exercise) => exercise.meta.lesson === id).length,
      questions: questionsOf(id).length,
    }));
  const listedExercises = exercises.map(({ id, meta }) => ({
    id,
    title: meta.title,
    lesson: meta.lesson,
    profile: meta.profile,
  }));
  const questions = quizzes.flatMap(({ lesson, questions }) =>
    questions.map(({ id, kind }) => ({ id, lesson, kind })),
  );
  const counts = {
    lessons: listedLessons.length,
    exercises: listedExercises.length,
    questions: questions.length,
  };
  return { counts, lessons: listedLessons, exercises: listedExercises, questions };
}

function asText({ counts, lessons, exercises, questions }: ReturnType<typeof overviewOf>): string {
  const lines = [`Lessons (${counts.lessons})`];
  for (const { id, title, exercises: own, questions: asked } of lessons)
    lines.push(`  ${id}  ${title}  (${own} exercises, ${asked} questions)`);
  lines.push(`Exercises (${counts.exercises})`);
  for (const { id, title, lesson, profile } of exercises)
    lines.push(`  ${id}  ${title}  (${lesson}, ${profile})`);
  lines.push(`Questions (${counts.questions})`);
  for (const { id, lesson, kind } of questions) lines.push(`  ${id}  (${lesson}, ${kind})`);
  return `${lines.join('\n')}\n`;
}
