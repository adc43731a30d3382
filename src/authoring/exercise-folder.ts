// Reads one exercise's folder: its written part, its program part, its learner files. Runs in Node.
// Everything that does not fit is a problem; what could be read is returned beside the problems.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Check,
  type ExerciseMeta,
  exerciseMetaSchema,
  idSchema,
  type Problem,
  parseYaml,
  splitFrontMatter,
  type ToolBox,
} from '../core/index.ts';
import type { ProgramPart } from '../runner/index.ts';
import type { Scenario } from '../scenario/index.ts';
import { filesOfForm, formNamed } from './form-files.ts';

/** A learner file: its path from the root and its text. */
export interface LearnerFile {
  file: string;
  source: string;
}

export interface MistakeFile extends LearnerFile {
  /** Id of the check that it must trip: its name up to the first dot. */
  check: string;
}

export interface ExerciseFolder {
  id: string;
  /** Path from the root. */
  path: string;
  meta: ExerciseMeta | null;
  /** Text of index.mdx; empty where there is none. */
  written: string;
  part: ProgramPart | null;
  starter: LearnerFile | null;
  solution: LearnerFile | null;
  /** The program before the colleague's change, of the form `review-diff`. */
  before: LearnerFile | null;
  mistakes: MistakeFile[];
  problems: Problem[];
}

/** Reads `dir`. Paths in problems are relative to `root`. Never throws for what authors can get wrong. */
export async function readExerciseFolder(options: { dir: string; root: string }): Promise<ExerciseFolder> {
  const { dir, root } = options;
  const problems: Problem[] = [];
  const pathOf = (name: string) => relative(root, join(dir, name)).split(sep).join('/');
  const add = (code: string, name: string, what: string, fix: string) =>
    problems.push({ code: `exercise/${code}`, file: pathOf(name), line: null, what, fix });
  const textOf = (name: string) => readFileSync(join(dir, name), 'utf8').replaceAll('\r\n', '\n');
  const learnerFile = (name: string): LearnerFile => ({ file: pathOf(name), source: textOf(name) });

  const found = readdirSync(dir).sort();
  const written = found.includes('index.mdx') ? textOf('index.mdx') : '';
  const { files, starter, solution, ending, whole } = filesOfForm(formNamed(written));
  for (const name of files.filter((wanted) => !found.includes(wanted)))
    add('missing-file', name, 'The file does not exist.', `Create it; ${whole}`);
  for (const name of found.filter((extra) => !files.includes(extra) && extra !== 'mistakes'))
    add('unexpected-file', name, 'Nothing reads this file.', `Delete or move it; ${whole}`);

  const mistakes: MistakeFile[] = [];
  const mistakesDir = join(dir, 'mistakes');
  const isFolder = statSync(mistakesDir, { throwIfNoEntry: false })?.isDirectory() ?? false;
  for (const name of isFolder ? readdirSync(mistakesDir).sort() : []) {
    const [, check, itsEnding] = /^([a-z0-9-]+)(?:\.[a-z0-9-]+)?\.(ts|json)$/.exec(name) ?? [];
    if (check === undefined || itsEnding !== ending)
      add(
        'unexpected-file',
        `mistakes/${name}`,
        'The name of this file says no check.',
        `Name it <check-id>.${ending} or <check-id>.<note>.${ending}.`,
      );
    else mistakes.push({ ...learnerFile(`mistakes/${name}`), check });
  }
  if (mistakes.length < 2)
    add(
      'few-mistakes',
      'mistakes',
      `There ${mistakes.length === 1 ? 'is one wrong program' : 'are no wrong programs'}.`,
      'Write at least two that learners are likely to write, each named after the check it trips.',
    );

  const id = basename(dir);
  if (!idSchema.safeParse(id).success)
    add(
      'folder-name',
      '',
      `"${id}" cannot serve as a permanent id.`,
      'Rename the folder with lower-case letters, digits and single hyphens.',
    );

  let meta: ExerciseMeta | null = null;
  if (found.includes('index.mdx')) {
    const file = pathOf('index.mdx');
    const split = splitFrontMatter({ file, text: written });
    if ('code' in split) problems.push(split);
    else {
      const parsed = parseYaml({
        file,
        text: split.yaml,
        schema: exerciseMetaSchema,
        linesAbove: split.yamlLine,
      });
      problems.push(...parsed.problems);
      meta = parsed.value;
    }
  }

  const load = async <Value>(name: string, fits: (value: unknown) => boolean, wanted: string) => {
    if (!found.includes(name)) return null;
    try {
      const module: { default?: unknown } = await import(
        /* @vite-ignore */ pathToFileURL(join(dir, name)).href
      );
      if (fits(module.default)) return module.default as Value;
      add(
        'broken-module',
        name,
        `Its default export is not ${wanted}.`,
        `Write \`export default\` with ${wanted}.`,
      );
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      add(
        'broken-module',
        name,
        `It cannot be loaded: ${reason}`,
        'Correct the file until it loads on its own.',
      );
    }
    return null;
  };
  const scenario = await load<Scenario>(
    'scenario.ts',
    (value) => Array.isArray((value as Scenario | undefined)?.variants),
    'a scenario made with defineScenario',
  );
  const tools = await load<ToolBox>(
    'tools.ts',
    (value) => typeof (value as ToolBox | undefined)?.execute === 'function',
    'a ToolBox with `definitions` and `execute`',
  );
  const checks = await load<Check[]>(
    'checks.ts',
    (value) => Array.isArray(value) && value.length > 0,
    'a list of checks',
  );

  return {
    id,
    path: pathOf(''),
    meta,
    written,
    part: scenario && tools && checks ? { scenario, tools, checks } : null,
    starter: found.includes(starter) ? learnerFile(starter) : null,
    solution: found.includes(solution) ? learnerFile(solution) : null,
    before: files.includes('before.ts') && found.includes('before.ts') ? learnerFile('before.ts') : null,
    mistakes,
    problems,
  };
}
