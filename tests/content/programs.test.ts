// Programs that others might write, in many styles: right ones pass, wrong ones fail the check they are named after.
// Each style that is right for any exercise of the first lesson is graded by two of them in turn; with PROGRAMS=all by each
// of them (some minutes).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  type Check,
  exerciseMetaSchema,
  parseYaml,
  splitFrontMatter,
  type ToolBox,
} from '../../src/core/index.ts';
import { gradeRuns } from '../../src/grader/index.ts';
import { runExercise } from '../../src/runner/index.ts';
import { keptGuests } from '../../src/runner/node/index.ts';
import type { Scenario } from '../../src/scenario/index.ts';

const root = join(import.meta.dirname, '..', '..');
const exercises = readdirSync(join(root, 'content', 'exercises'));
const programs = join(import.meta.dirname, 'programs');
const everywhere = process.env.PROGRAMS === 'all';
const openGuest = keptGuests();
/** Beside other tests a program may wait long for its turn; what it does is judged here, not how fast. */
const limits = { timeMs: 40_000, busyMs: 15_000, startMs: 60_000 };

function list(...path: string[]): string[] {
  const dir = join(programs, ...path);
  return existsSync(dir) ? readdirSync(dir).map((name) => join(dir, name)) : [];
}

const styles = list('every-exercise', 'right');
/** The exercises that ask for a loop and nothing else, so that any right loop passes them. */
const plainLoops = [
  'ferramenta-que-falha',
  'id-inventado',
  'resultado-no-papel-errado',
  'resultados-divididos',
  'turno-so-com-texto',
];

/** The right programs that this exercise grades: its own, and its share of those that are right for any loop. */
function rightFor(id: string): string[] {
  const place = plainLoops.indexOf(id);
  if (place < 0) return list(id, 'right');
  const share = styles.filter((_, style) =>
    [0, 2].some((step) => (style + step) % plainLoops.length === place),
  );
  return [...(everywhere ? styles : share), ...list(id, 'right')];
}

interface Part {
  scenario: Scenario;
  tools: ToolBox;
  checks: Check[];
}

async function partOf(id: string): Promise<Part> {
  const load = async (name: string) =>
    (await import(/* @vite-ignore */ pathToFileURL(join(root, 'content', 'exercises', id, name)).href))
      .default;
  return {
    scenario: await load('scenario.ts'),
    tools: await load('tools.ts'),
    checks: await load('checks.ts'),
  };
}

function metaOf(id: string) {
  const file = join(root, 'content', 'exercises', id, 'index.mdx');
  const split = splitFrontMatter({ file, text: readFileSync(file, 'utf8') });
  if ('code' in split) throw new Error(split.what);
  const { value } = parseYaml({ file, text: split.yaml, schema: exerciseMetaSchema });
  if (!value) throw new Error(`${file} has no valid front matter`);
  return value;
}

/** Three variants in turn, or all with PROGRAMS=all: together the programs of an exercise play every variant. */
function variantsFor({ scenario: { variants } }: Part, place: number): Scenario['variants'] {
  if (everywhere) return variants;
  return variants.filter((_, index) => (index + place * 3) % variants.length < 3);
}

/** Ids of the checks that a program fails in the given variants, each with its message. */
async function failures(id: string, part: Part, file: string, variants = part.scenario.variants) {
  const { profile, form, api } = metaOf(id);
  const runs = await runExercise({
    id,
    profile,
    form,
    api,
    part: { ...part, scenario: { variants } },
    source: readFileSync(file, 'utf8'),
    openGuest,
    limits,
  });
  const { checks } = gradeRuns({ exercise: id, form, checks: part.checks, runs });
  return checks.filter(({ passed }) => !passed).map((check) => ({ id: check.id, message: check.message }));
}

/** What `judge` says of each file, three files at a time. */
async function judgeAll(
  files: string[],
  judge: (file: string) => Promise<string | undefined>,
): Promise<string[]> {
  const said: string[] = [];
  const left = [...files];
  const worker = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      const complaint = await judge(file);
      if (complaint !== undefined) said.push(`${file.slice(programs.length + 1)}: ${complaint}`);
    }
  };
  await Promise.all(Array.from({ length: 3 }, worker));
  return said;
}

const timeout = everywhere ? 900_000 : 300_000;

describe.concurrent.each(exercises)('%s', (id) => {
  test('passes right programs of every style', { timeout }, async () => {
    const part = await partOf(id);
    expect(rightFor(id).length).toBeGreaterThanOrEqual(2);
    const falselyFailed = await judgeAll(rightFor(id), async (file) => {
      const [first] = await failures(id, part, file, variantsFor(part, rightFor(id).indexOf(file)));
      return first && `fails "${first.id}": ${first.message}`;
    });
    expect(falselyFailed).toEqual([]);
  });

  test('fails wrong programs for the reason in their names', { timeout }, async () => {
    const part = await partOf(id);
    const wrong = list(id, 'wrong');
    expect(wrong.length).toBeGreaterThanOrEqual(10);
    const falselyJudged = await judgeAll(wrong, async (file) => {
      const named = file.split('/').at(-1)?.split('.')[0];
      const seen = new Set<string>();
      for (const variant of part.scenario.variants) {
        const failed = await failures(id, part, file, [variant]);
        if (failed.some((check) => check.id === named)) return undefined;
        for (const check of failed) seen.add(check.id);
      }
      return seen.size === 0 ? 'passes every check' : `fails only ${[...seen].join(', ')}`;
    });
    expect(falselyJudged).toEqual([]);
  });
});
