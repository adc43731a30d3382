// What an author reads for each thing that can be wrong with an exercise.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { proveExercise } from '../../src/authoring/prove-exercise.ts';
import { formatProblem } from '../../src/core/index.ts';
import { keptGuests } from '../../src/runner/node/index.ts';

const fixtures = join(import.meta.dirname, '..', 'fixtures', 'broken-exercises');
const root = mkdtempSync(join(tmpdir(), 'broken-exercises-'));
const openGuest = keptGuests();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A sound exercise with the files of one fixture laid over it, and without those that its remove.txt names. */
function assemble(name: string): string {
  const dir = join(root, name);
  cpSync(join(fixtures, 'sound'), dir, { recursive: true });
  cpSync(join(fixtures, name), dir, { recursive: true });
  const list = join(dir, 'remove.txt');
  const removed = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  for (const file of removed) rmSync(join(dir, file));
  rmSync(list, { force: true });
  return dir;
}

async function complaints(name: string): Promise<string> {
  const problems = await proveExercise({ dir: assemble(name), root, openGuest });
  return problems.map(formatProblem).join('\n');
}

const whole =
  'an exercise consists of index.mdx, scenario.ts, tools.ts, checks.ts, starter.ts, solution.ts and mistakes/.';
const fixScript = 'Make the script say exactly what a right program needs: no line too many, none missing.';
const fixSolution = 'Correct the solution, or the check or the script if the solution is right.';
const fixStart = 'Make it a program that runs, so that it fails by what it does.';
const fixPassing = 'Make it wrong, or write the check or the variant that finds the fault.';

/** Fixture → everything that is said of it. */
const texts: Record<string, string[]> = {
  sound: [],
  'missing-file': [
    'missing-file/solution.ts: The file does not exist. [exercise/missing-file]',
    `  Fix: Create it; ${whole}`,
  ],
  'unexpected-file': [
    'unexpected-file/notes.txt: Nothing reads this file. [exercise/unexpected-file]',
    `  Fix: Delete or move it; ${whole}`,
    'unexpected-file/mistakes/Errado.ts: The name of this file says no check. [exercise/unexpected-file]',
    '  Fix: Name it <check-id>.ts or <check-id>.<note>.ts.',
  ],
  'few-mistakes': [
    'few-mistakes/mistakes: There is one wrong program. [exercise/few-mistakes]',
    '  Fix: Write at least two that learners are likely to write, each named after the check it trips.',
  ],
  'front-matter': [
    'front-matter/index.mdx:17: `hints` is not as it must be: Too small: expected array to have >=3 items. Found ["Olhe."]. [content/too-small]',
    '  Fix: Give at least 3.',
  ],
  'broken-module': [
    'broken-module/checks.ts: It cannot be loaded: esqueci de escrever [exercise/broken-module]',
    '  Fix: Correct the file until it loads on its own.',
  ],
  'wrong-export': [
    'wrong-export/tools.ts: Its default export is not a ToolBox with `definitions` and `execute`. [exercise/broken-module]',
    '  Fix: Write `export default` with a ToolBox with `definitions` and `execute`.',
  ],
  'few-variants': [
    'few-variants/scenario.ts: There are 2 variants. [exercise/few-variants]',
    '  Fix: Write at least four that differ in ids, number and order of calls.',
  ],
  'check-repeated': [
    'check-repeated/checks.ts: Two checks have the id "leva-resultado". [exercise/check-repeated]',
    '  Fix: Give each check an id of its own.',
  ],
  'unknown-check': [
    'unknown-check/index.mdx: `starterFails` says the check "leva-tudo", which checks.ts does not have. [exercise/unknown-check]',
    '  Fix: Use one of: "leva-resultado", "devolve-final".',
    'unknown-check/mistakes/outra-coisa.ts: Its name says the check "outra-coisa", which checks.ts does not have. [exercise/unknown-check]',
    '  Fix: Use one of: "leva-resultado", "devolve-final".',
  ],
  'solution-fails': [
    'solution-fails/solution.ts: In variant "v1" (and 3 more), it fails the check "devolve-final": Dado. Obtido. Esperado: outro. [exercise/solution-fails]',
    `  Fix: ${fixSolution}`,
  ],
  'script-unused': [
    'script-unused/scenario.ts: In variant "v1" (and 3 more), played with the solution: 2 of 3 lines were played. [exercise/script-unused]',
    `  Fix: ${fixScript}`,
  ],
  'solution-warned': [
    expect.stringMatching(
      /^solution-warned\/solution\.ts: In variant "v1" \(and 3 more\), the API warns: messages\.2\.content\.1: .+ \[exercise\/solution-warned\]$/,
    ),
    '  Fix: Write the solution so that it draws no warning; learners compare theirs with it.',
  ],
  'starter-passes': [
    'starter-passes/starter.ts: It passes every check in every variant, "leva-resultado" too. [exercise/starter-passes]',
    `  Fix: ${fixPassing}`,
  ],
  'starter-fails-otherwise': [
    'starter-fails-otherwise/starter.ts: It fails "devolve-final", but never "leva-resultado". [exercise/starter-fails-otherwise]',
    '  Fix: Correct the starter, or name in `starterFails` the check that it fails.',
  ],
  'starter-does-not-run': [
    expect.stringMatching(
      /^starter-does-not-run\/starter\.ts:2: It cannot be run: .+ \[exercise\/starter-does-not-run\]$/,
    ),
    `  Fix: ${fixStart}`,
  ],
  'mistake-passes': [
    'mistake-passes/mistakes/leva-resultado.cedo.ts: It passes every check in every variant, "leva-resultado" too. [exercise/mistake-passes]',
    `  Fix: ${fixPassing}`,
  ],
  'mistake-fails-otherwise': [
    'mistake-fails-otherwise/mistakes/leva-resultado.cedo.ts: It fails "devolve-final", but never "leva-resultado". [exercise/mistake-fails-otherwise]',
    '  Fix: Name the file after the check that it trips, or correct it.',
  ],
  'mistake-does-not-run': [
    expect.stringMatching(
      /^mistake-does-not-run\/mistakes\/leva-resultado\.cedo\.ts: It cannot be run: .*runAgent.* \[exercise\/mistake-does-not-run\]$/,
    ),
    `  Fix: ${fixStart}`,
  ],
};

test.each(Object.keys(texts))(
  '%s: says where, what and how to mend it',
  { timeout: 120_000 },
  async (name) => {
    const said = await complaints(name);
    expect(said === '' ? [] : said.split('\n')).toEqual(texts[name]);
  },
);

test('script-dry: says at which step the script has nothing left', { timeout: 120_000 }, async () => {
  expect((await complaints('script-dry')).split('\n')).toContain(
    'script-dry/scenario.ts: In variant "v1" (and 3 more), played with the solution: the script of "v1" has nothing to say at step 1. [exercise/script-dry]',
  );
});

test('every fixture has its text here', () => {
  expect(readdirSync(fixtures).sort()).toEqual([...Object.keys(texts), 'script-dry'].sort());
});
