// Proves one exercise: the starter fails for its reason, the solution passes, each mistake trips its check. Runs in Node.
import type { Problem } from '../core/index.ts';
import { keptGuests, type OpenGuest } from '../runner/node/index.ts';
import { checkForm } from './check-form.ts';
import { readExerciseFolder } from './exercise-folder.ts';
import { type Proof, problem, proveBefore, proveSolution, proveWrong } from './prove-programs.ts';

export interface ProveOptions {
  /** Folder of the exercise. */
  dir: string;
  /** Project root, to which paths in problems are relative. */
  root: string;
  /** Opens guests; by default child processes of Node. */
  openGuest?: OpenGuest;
  /** `run`: all programs are run (the default). `read`: only what can be told without running them, in milliseconds. */
  programs?: 'run' | 'read';
}

/** Everything an author must fix in one exercise; empty where it is proven. Runs its programs unless told to read only. */
export async function proveExercise(options: ProveOptions): Promise<Problem[]> {
  const folder = await readExerciseFolder(options);
  const { meta, part, starter, solution, before, mistakes } = folder;
  if (!meta || !part) return [...folder.problems, ...checkForm(folder)];
  const { profile, form, api } = meta;
  const proof: Proof = { folder, part, profile, form, api, openGuest: options.openGuest ?? keptGuests() };
  const known = new Set(part.checks.map(({ id }) => id));
  const jobs: (() => Promise<Problem[]>)[] = [];
  const run = options.programs !== 'read';
  if (run && solution) jobs.push(() => proveSolution(proof, solution));
  if (run && before) jobs.push(() => proveBefore(proof, before));
  if (run && starter && known.has(meta.starterFails))
    jobs.push(() => proveWrong(proof, { ...starter, check: meta.starterFails, kind: 'starter' }));
  for (const mistake of mistakes)
    if (!known.has(mistake.check))
      jobs.push(async () => [unknownCheck(proof, mistake.file, mistake.check, 'Its name')]);
    else if (run) jobs.push(() => proveWrong(proof, { ...mistake, kind: 'mistake' }));
  const found = await runJobs(jobs);
  return [...folder.problems, ...checkForm(folder), ...checkPart(proof, meta.starterFails), ...found];
}

/** Runs jobs six at a time, for most of a run is waiting; the findings keep the order of the jobs. */
async function runJobs(jobs: readonly (() => Promise<Problem[]>)[]): Promise<Problem[]> {
  const found: Problem[][] = [];
  let next = 0;
  const worker = async () => {
    for (let place = next++; place < jobs.length; place = next++)
      found[place] = (await jobs[place]?.()) ?? [];
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return found.flat();
}

function unknownCheck({ part }: Proof, file: string, id: string, where: string): Problem {
  const known = part.checks.map((check) => `"${check.id}"`).join(', ');
  return problem(
    'unknown-check',
    file,
    `${where} says the check "${id}", which checks.ts does not have.`,
    `Use one of: ${known}.`,
  );
}

function checkPart(proof: Proof, starterFails: string): Problem[] {
  const { folder, part } = proof;
  const problems: Problem[] = [];
  const count = part.scenario.variants.length;
  if (count < 4 && proof.form !== 'repair-history')
    problems.push(
      problem(
        'few-variants',
        `${folder.path}/scenario.ts`,
        `There ${count === 1 ? 'is 1 variant' : `are ${count} variants`}.`,
        'Write at least four that differ in ids, number and order of calls.',
      ),
    );
  const ids = part.checks.map(({ id }) => id);
  for (const id of new Set(ids.filter((one, place) => ids.indexOf(one) !== place)))
    problems.push(
      problem(
        'check-repeated',
        `${folder.path}/checks.ts`,
        `Two checks have the id "${id}".`,
        'Give each check an id of its own.',
      ),
    );
  if (!ids.includes(starterFails))
    problems.push(unknownCheck(proof, `${folder.path}/index.mdx`, starterFails, '`starterFails`'));
  return problems;
}
