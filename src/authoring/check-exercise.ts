// Checks one exercise's folder: without running its programs, or with. Runs in Node; never throws for what authors write.
import { join } from 'node:path';
import type { Problem } from '../core/index.ts';
import { textFaults } from '../core/index.ts';
import { checkFields } from './check-fields.ts';
import { typescriptFault } from './check-syntax.ts';
import { type ExerciseFolder, readExerciseFolder } from './exercise-folder.ts';
import { proveExercise } from './prove-exercise.ts';
import { readTextFiles } from './read-content.ts';

export interface CheckExerciseOptions {
  id: string;
  root: string;
  /** `read` takes milliseconds; `run` proves starter, solution and mistakes by running them. */
  programs: 'run' | 'read';
  /** Opens guests for the programs; kept ones serve many exercises. */
  openGuest?: NonNullable<Parameters<typeof proveExercise>[0]['openGuest']>;
}

/** Everything wrong with the folder of one exercise. Programs run only where all of them can be read. */
export async function checkExercise(options: CheckExerciseOptions): Promise<Problem[]> {
  const { id, root, programs, openGuest } = options;
  const path = `content/exercises/${id}`;
  const dir = join(root, path);
  try {
    const folder = await readExerciseFolder({ dir, root });
    const texts = readTextFiles({ root, folder: path, pattern: /\.(?:ts|json)$/ });
    const syntax = texts.filter(({ path: file }) => file.endsWith('.ts')).flatMap(checkSyntax);
    const fields = checkFields(folder);
    const broken = new Set(syntax.map(({ file }) => file));
    // A module that does not parse cannot be loaded either: the line of the fault says more.
    const told = (problem: Problem) =>
      !(problem.code === 'exercise/broken-module' && broken.has(problem.file));
    const early = [...texts.flatMap(textFaults), ...syntax, ...fields, ...checkEntry(folder, broken)];
    if (fields.length > 0) return [...folder.problems.filter(told), ...early];
    const how = broken.size > 0 ? 'read' : programs;
    const proven = await proveExercise({ dir, root, programs: how, ...(openGuest && { openGuest }) });
    return [...proven.filter(told), ...early];
  } catch (thrown) {
    const reason = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';
    const what = `It could not be checked: ${reason}.`;
    const fix = 'Correct scenario.ts, tools.ts or checks.ts: one of them throws where it is used.';
    return [{ code: 'exercise/not-checkable', file: path, line: null, what, fix }];
  }
}

function checkSyntax({ path, text }: { path: string; text: string }): Problem[] {
  const fault = typescriptFault(text);
  if (fault === null) return [];
  const what = `It does not parse: ${fault.message}.`;
  const fix = 'Correct the code on this line or the one above it.';
  return [{ code: 'exercise/code-syntax', file: path, line: fault.line, what, fix }];
}

/** A learner's program is entered by its export `runAgent`. */
function checkEntry({ starter, solution, before, mistakes, meta }: ExerciseFolder, broken: Set<string>) {
  if (meta?.form === 'repair-history') return [];
  return [starter, solution, before, ...mistakes].flatMap((program): Problem[] => {
    if (!program || broken.has(program.file)) return [];
    if (/\bexport\b[\s\S]*\brunAgent\b/.test(program.source)) return [];
    const what = 'It exports no `runAgent`.';
    const fix = 'Write `export async function runAgent(question: string): Promise<string>`.';
    return [{ code: 'exercise/no-run-agent', file: program.file, line: null, what, fix }];
  });
}
