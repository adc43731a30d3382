// Checks of one exercise what its form asks of its files, without running them. Runs in Node.
import type { ExerciseMeta, Problem } from '../core/index.ts';
import { checkBody } from './check-body.ts';
import { checkOrder } from './check-order.ts';
import type { ExerciseFolder, LearnerFile } from './exercise-folder.ts';
import { problem } from './prove-programs.ts';

const gap = /^\s*\/\/ TODO: ?\S/;
const anyGap = /\/\/\s*TODO\b/;

/** Problems of the form; empty where nothing is wrong, or where what it needs is missing and was told already. */
export function checkForm(folder: ExerciseFolder): Problem[] {
  const { meta, starter, solution, before } = folder;
  if (!meta || !starter || !solution) return [];
  const found = checkForms[meta.form]?.({ folder, meta, starter, solution, before }) ?? [];
  return [...found, ...checkFunctions(folder)];
}

interface Given {
  folder: ExerciseFolder;
  meta: ExerciseMeta;
  starter: LearnerFile;
  solution: LearnerFile;
  before: LearnerFile | null;
}

const checkForms: Partial<Record<ExerciseMeta['form'], (given: Given) => Problem[]>> = {
  'find-line': checkLines,
  'order-lines': ({ starter, solution }) => checkOrder({ starter, solution }),
  'review-diff': checkBefore,
  skeleton: checkGaps,
  'repair-history': ({ folder, starter, solution }) => checkBody({ folder, starter, solution }),
};

/** The place of the first line that `fits`, counted from 1; null where none does. */
function lineOf(text: string, fits: (line: string) => boolean): number | null {
  const index = text.split('\n').findIndex(fits);
  return index === -1 ? null : index + 1;
}

function checkLines({ folder, meta, starter }: Given): Problem[] {
  const lines = starter.source.split('\n').map((line) => line.trim());
  return (meta.findLine?.lines ?? []).flatMap(({ text }): Problem[] => {
    const times = lines.filter((line) => line === text).length;
    if (times === 1) return [];
    const start = text.slice(0, 30);
    const where = { line: lineOf(folder.written, (line) => line.includes('text:') && line.includes(start)) };
    const what =
      times === 0
        ? `\`findLine\` lists the line "${text}", which ${starter.file} does not have.`
        : `\`findLine\` lists the line "${text}", which stands ${times} times in ${starter.file}.`;
    const fix =
      times === 0
        ? 'Copy the line from the starter, without its indentation.'
        : 'List a line that stands there once, or make the lines of the starter differ.';
    return [{ ...problem('find-line', `${folder.path}/index.mdx`, what, fix), ...where }];
  });
}

function checkBefore({ starter, before }: Given): Problem[] {
  if (!before || before.source.trim() !== starter.source.trim()) return [];
  const what = 'It is the same program as the starter, so there is no change to review.';
  return [
    problem(
      'no-change',
      before.file,
      what,
      'Write the program as it was before the change that the starter holds.',
    ),
  ];
}

function checkGaps({ starter, solution }: Given): Problem[] {
  const problems: Problem[] = [];
  if (!starter.source.split('\n').some((line) => gap.test(line)))
    problems.push(
      problem(
        'no-gap',
        starter.file,
        'No comment line `// TODO: …` marks a gap.',
        'Mark each gap with a line of its own, `// TODO: …`, that says what is wanted there.',
      ),
    );
  const line = lineOf(solution.source, (text) => anyGap.test(text));
  if (line !== null)
    problems.push({
      ...problem(
        'gap-left',
        solution.file,
        'The solution still has a TODO.',
        'Write what the gap asks for and take the comment away.',
      ),
      line,
    });
  return problems;
}

const reserved = ['tools', 'executeTool', 'default', '__esModule'];

/** The names of further functions must be importable from './tools' beside what stands there. */
function checkFunctions({ part, path }: ExerciseFolder): Problem[] {
  const { functions = [], definitions = [] } = part?.tools ?? {};
  const taken = [...reserved, ...definitions.map(({ name }) => name)];
  return functions.flatMap((name, place): Problem[] => {
    const isName = /^[A-Za-z_$][\w$]*$/.test(name);
    if (isName && !taken.includes(name) && functions.indexOf(name) === place) return [];
    const why = isName ? 'is taken already' : 'is no name that a program can import';
    const fix =
      'Name each function once, with letters and digits, unlike every tool, `tools` and `executeTool`.';
    return [problem('function-name', `${path}/tools.ts`, `The function name "${name}" ${why}.`, fix)];
  });
}
