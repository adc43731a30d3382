// Reads of one exercise what a grading needs: its profile and its program part. Runs in Node.
// It reads nothing else of the course, so that grading starts at once and an unfinished lesson does not stop it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Check,
  type ExerciseMeta,
  exerciseMetaSchema,
  type Problem,
  type Profile,
  parseYaml,
  splitFrontMatter,
  type ToolBox,
} from '../core/index.ts';
import type { ProgramPart } from '../runner/index.ts';
import type { Scenario } from '../scenario/index.ts';

/** Ids of all exercises under `root`, in order. */
export function exerciseIds({ root }: { root: string }): string[] {
  const folder = join(root, 'content', 'exercises');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export interface GradedExercise {
  profile: Profile;
  api: ExerciseMeta['api'];
  form: ExerciseMeta['form'];
  /** The starter, of an exercise whose costs are compared with it; else null. */
  compared: string | null;
  part: ProgramPart;
}

/** The exercise `id`, one of `exerciseIds`; or what its author must fix first. */
export async function readExercise(options: {
  root: string;
  id: string;
}): Promise<GradedExercise | { problems: Problem[] }> {
  const folder = `content/exercises/${options.id}`;
  const pathOf = (name: string) => join(options.root, folder, name);
  // In an installed package the programs are built: Node runs no TypeScript there.
  const ending = existsSync(pathOf('scenario.js')) ? 'js' : 'ts';
  const programs = [`scenario.${ending}`, `tools.${ending}`, `checks.${ending}`] as const;
  const missing = ['index.mdx', ...programs].filter((name) => !existsSync(pathOf(name)));
  if (missing.length > 0) return { problems: missing.map((name) => missingFile(`${folder}/${name}`)) };
  const file = `${folder}/index.mdx`;
  const split = splitFrontMatter({ file, text: readFileSync(pathOf('index.mdx'), 'utf8') });
  if ('code' in split) return { problems: [split] };
  const meta = parseYaml({ file, text: split.yaml, schema: exerciseMetaSchema, linesAbove: split.yamlLine });
  if (meta.value === null) return { problems: meta.problems };
  const load = async <Value>(name: string) =>
    ((await import(pathToFileURL(pathOf(name)).href)) as { default: Value }).default;
  const [scenario, tools, checks] = await Promise.all([
    load<Scenario>(programs[0]),
    load<ToolBox>(programs[1]),
    load<Check[]>(programs[2]),
  ]);
  const { profile, api, form, cost } = meta.value;
  const starter = pathOf('starter.ts');
  const compared = cost && existsSync(starter) ? readFileSync(starter, 'utf8') : null;
  return { profile, api, form, compared, part: { scenario, tools, checks } };
}

function missingFile(file: string): Problem {
  return {
    code: 'exercise/missing-file',
    file,
    line: null,
    what: 'The file does not exist.',
    fix: 'Create it; without it the exercise cannot be graded.',
  };
}
