// Everything that can be wrong with the content tree, found in one go: for the command line and before a build. Runs in Node.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, formatProblem, type Problem } from '../core/index.ts';
import { checkCoverage, coverageFile } from './check-coverage.ts';
import { checkSamples } from './check-samples.ts';
import { checkTree } from './check-tree.ts';
import { readContent } from './read-content.ts';

export interface CheckContentOptions {
  root: string;
  /** Exercises whose programs are run; of all others they are only read. Default: none. */
  prove?: readonly string[];
}

export interface CheckedTree {
  content: Content;
  /** Ids of the folders of exercises, broken ones included. */
  exercises: string[];
  /** In the order of files and lines; each told once. */
  problems: Problem[];
}

/** Ids of all exercises under `root`, in order; a folder counts whatever it holds. */
export function exerciseFolders({ root }: { root: string }): string[] {
  const folder = join(root, 'content', 'exercises');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** All problems of the tree. Never throws for what authors can get wrong. */
export async function checkContent({ root, prove = [] }: CheckContentOptions): Promise<CheckedTree> {
  const content = readContent({ root });
  const exercises = exerciseFolders({ root });
  const problems = [
    ...content.problems,
    ...checkTree({ root }),
    ...checkSamples({ root, lessons: content.lessons }),
    ...coverageProblems(root, content),
  ];
  // What runs and parses programs is loaded here, for other readers of the content do without it.
  const { checkExercise } = await import('./check-exercise.ts');
  const { keptGuests } = await import('../runner/node/index.ts');
  const openGuest = keptGuests();
  for (const id of exercises) {
    const programs = prove.includes(id) ? 'run' : 'read';
    problems.push(...(await checkExercise({ id, root, programs, openGuest })));
  }
  return { content, exercises, problems: inOrder(problems) };
}

function coverageProblems(root: string, content: Content): Problem[] {
  const exists = (path: string) => existsSync(join(root, path));
  if (!exists(coverageFile)) return [];
  return checkCoverage({ text: readFileSync(join(root, coverageFile), 'utf8'), content, exists });
}

/** Sorted by place, without those that two checks found alike. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const unique = [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
  return unique.sort(
    (one, other) =>
      (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) || (one.line ?? 0) - (other.line ?? 0),
  );
}
