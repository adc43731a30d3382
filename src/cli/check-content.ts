// `pegadinha check-content`: everything that is wrong with what authors wrote. Runs in Node, in a clone.
import { checkContent, exerciseFolders, readContent } from '../authoring/index.ts';
import { formatProblem, nearest, type Problem } from '../core/index.ts';
import type { ExitCode, Streams } from './streams.ts';

export interface CheckContentCommandOptions {
  root: string;
  /** A lesson (with its quiz, samples and exercises), an exercise or a question; null for all. */
  id: string | null;
  /** Whether programs are run; by default only those of an exercise named by its id. */
  programs: 'run' | 'read' | 'by-id';
  format: 'text' | 'json';
  streams: Streams;
}

/** Prints every problem with place, what and fix. Exit 1 where there is one, 2 for an unknown id. */
export async function checkContentCommand(options: CheckContentCommandOptions): Promise<ExitCode> {
  const { root, id, programs, format, streams } = options;
  const scope = scopeOf(root, id);
  if (scope === null) {
    streams.err(unknownId(root, id ?? ''));
    return 2;
  }
  const run = programs === 'run' || (programs === 'by-id' && scope.kind === 'exercise');
  const { problems: all } = await checkContent({ root, prove: run ? scope.exercises : [] });
  const problems = all.filter((problem) => scope.holds(problem));
  if (format === 'json') streams.out(`${JSON.stringify({ id, programs: run ? 'run' : 'read', problems })}\n`);
  else streams.out(asText({ problems, about: scope.about, run, prove: scope.exercises.length > 0 }));
  return problems.length === 0 ? 0 : 1;
}

interface Scope {
  kind: 'all' | 'lesson' | 'exercise' | 'question';
  about: string;
  exercises: string[];
  holds(problem: Problem): boolean;
}

/** What an id stands for; null where nothing has it. Looks at names only, so that broken files can be named too. */
function scopeOf(root: string, id: string | null): Scope | null {
  const folders = exerciseFolders({ root });
  if (id === null) return { kind: 'all', about: 'the content', exercises: folders, holds: () => true };
  const { lessons, quizzes, exercises, problems } = readContent({ root });
  const mentioned = ({ what }: Problem) => what.includes(`"${id}"`);
  const within =
    (...paths: string[]) =>
    (problem: Problem) =>
      paths.some((path) => problem.file === path || problem.file.startsWith(`${path}/`)) ||
      mentioned(problem);
  if (folders.includes(id))
    return {
      kind: 'exercise',
      about: `the exercise "${id}"`,
      exercises: [id],
      holds: within(`content/exercises/${id}`),
    };
  const files = [`lessons/${id}.mdx`, `quizzes/${id}.yaml`, `quizzes/${id}.yml`];
  const isLesson =
    lessons.some((lesson) => lesson.id === id) ||
    problems.some(({ file }) => files.includes(file)) ||
    quizzes.some(({ lesson }) => lesson === id);
  if (isLesson) {
    const own = exercises.filter(({ meta }) => meta.lesson === id).map((exercise) => exercise.id);
    const paths = [...files, `content/code/${id}`, ...own.map((one) => `content/exercises/${one}`)];
    return { kind: 'lesson', about: `the lesson "${id}"`, exercises: own, holds: within(...paths) };
  }
  if (quizzes.some(({ questions }) => questions.some((question) => question.id === id)))
    return { kind: 'question', about: `the question "${id}"`, exercises: [], holds: mentioned };
  return null;
}

function unknownId(root: string, id: string): string {
  const { lessons, quizzes } = readContent({ root });
  const things = [...lessons.map((lesson) => lesson.id), ...exerciseFolders({ root })];
  const questions = quizzes.flatMap((quiz) => quiz.questions.map((question) => question.id));
  const near = nearest(id, [...things, ...questions]);
  const hint = near === null ? '' : ` Did you mean "${near}"?`;
  return `There is no lesson, exercise or question "${id}".${hint} Lessons and exercises: ${things.join(', ')}. Nothing was checked. [check-content/unknown-id]\n`;
}

function asText(given: { problems: Problem[]; about: string; run: boolean; prove: boolean }): string {
  const { problems, about, run, prove } = given;
  const { length } = problems;
  const how = run ? 'programs run' : prove ? 'programs not run; --prove runs them' : 'no programs';
  const verdict =
    length === 0
      ? `No problems in ${about}`
      : `${length} ${length === 1 ? 'problem' : 'problems'} in ${about}`;
  return `${[...problems.map(formatProblem), `${verdict} (${how}).`].join('\n')}\n`;
}
