// Proves the programs of one exercise by running them: the solution passes, wrong ones fail for their reason. Runs in Node.
import type { CheckResult, ExerciseForm, ExerciseMeta, Problem, RunRecord } from '../core/index.ts';
import { gradeRuns } from '../grader/index.ts';
import { type ProgramPart, runExercise } from '../runner/index.ts';
import type { OpenGuest } from '../runner/node/index.ts';
import type { ExerciseFolder, LearnerFile } from './exercise-folder.ts';

/** What all programs of one exercise are proven against. */
export interface Proof {
  folder: ExerciseFolder;
  part: ProgramPart;
  profile: RunRecord['profile'];
  form: ExerciseForm;
  api: ExerciseMeta['api'];
  openGuest: OpenGuest;
}

/** A problem of a whole file. */
export function problem(code: string, file: string, what: string, fix: string): Problem {
  return { code: `exercise/${code}`, file, line: null, what, fix };
}

/** Many proofs run side by side, so a program may wait long for its turn; what it does is proven, not how fast. */
const patient = { timeMs: 40_000, startMs: 60_000 };

/** Runs one variant of a program and grades it alone. */
async function gradeVariant(
  proof: Proof,
  source: string,
  variant: ProgramPart['scenario']['variants'][number],
) {
  const { folder, part, profile, form, api, openGuest } = proof;
  const alone = { ...part, scenario: { variants: [variant] } };
  const exercise = { id: folder.id, profile, part: alone, form, api };
  const runs = await runExercise({ ...exercise, source, openGuest, limits: patient });
  const { checks } = gradeRuns({ exercise: folder.id, checks: part.checks, runs, form });
  return { run: runs[0], failed: checks.filter(({ passed }) => !passed) };
}

/**
 * Problems of the program before a colleague's change: it worked, so it passes all checks. Lines of the script that only
 * the new program needs may stay unsaid.
 */
export async function proveBefore(proof: Proof, before: LearnerFile): Promise<Problem[]> {
  const faults = await faultsOf(proof, before, 'before');
  return onePerKind(faults.filter(({ code }) => code !== 'script-unused'));
}

/** Problems of a solution: a check that fails, a script that does not fit it, a warning that it draws. */
export async function proveSolution(proof: Proof, solution: LearnerFile): Promise<Problem[]> {
  return onePerKind(await faultsOf(proof, solution, 'solution'));
}

async function faultsOf(
  proof: Proof,
  { file, source }: LearnerFile,
  role: 'solution' | 'before',
): Promise<Fault[]> {
  const scenario = `${proof.folder.path}/scenario.ts`;
  const faults: Fault[] = [];
  for (const played of proof.part.scenario.variants) {
    const variant = played.id;
    const { run, failed } = await gradeVariant(proof, source, played);
    for (const { id, message } of failed)
      faults.push({
        code: `${role}-fails`,
        file,
        variant,
        what: `it fails the check "${id}": ${message}`,
        about: id,
      });
    for (const { kind, detail } of run?.scriptProblems ?? [])
      faults.push({
        code: kind,
        file: scenario,
        variant,
        what: `played with ${role === 'solution' ? 'the solution' : 'before.ts'}: ${detail}.`,
        about: '',
      });
    for (const { severity, rule, message } of run?.requests.flatMap(({ findings }) => findings) ?? [])
      if (severity === 'warning')
        faults.push({
          code: `${role}-warned`,
          file,
          variant,
          what: `the API warns: ${message}`,
          about: rule,
        });
  }
  return faults;
}

/** What is wrong with a program in one variant. Faults of one code about one thing are told once. */
interface Fault {
  code: string;
  file: string;
  variant: string;
  what: string;
  about: string;
}

const fixes: Record<string, string> = {
  'solution-fails': 'Correct the solution, or the check or the script if the solution is right.',
  'before-fails': 'Make it the program that worked: only the change under review may bring the fault.',
  'before-warned': 'Write it so that it draws no warning: the change under review must be the only fault.',
  'solution-warned': 'Write the solution so that it draws no warning; learners compare theirs with it.',
};
const scriptFix = 'Make the script say exactly what a right program needs: no line too many, none missing.';

function onePerKind(faults: readonly Fault[]): Problem[] {
  const groups = Map.groupBy(faults, ({ code, about }) => `${code} ${about}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const variants = new Set(group.map(({ variant }) => variant)).size;
    const others = variants > 1 ? ` (and ${variants - 1} more)` : '';
    const what = `In variant "${first.variant}"${others}, ${first.what}`;
    return [problem(first.code, first.file, what, fixes[first.code] ?? scriptFix)];
  });
}

/** A program that must fail `check` in some variant: stops at the first one in which it does. */
export async function proveWrong(
  proof: Proof,
  options: LearnerFile & { check: string; kind: 'starter' | 'mistake' },
): Promise<Problem[]> {
  const { file, source, check, kind } = options;
  const others = new Map<string, CheckResult>();
  for (const variant of proof.part.scenario.variants) {
    const { run, failed } = await gradeVariant(proof, source, variant);
    if (run?.outcome.kind === 'invalid') {
      const { message, line } = run.outcome;
      const fix = 'Make it a program that runs, so that it fails by what it does.';
      return [{ ...problem(`${kind}-does-not-run`, file, `It cannot be run: ${message}`, fix), line }];
    }
    if (failed.some(({ id }) => id === check)) return [];
    for (const result of failed) others.set(result.id, result);
  }
  if (others.size === 0)
    return [
      problem(
        `${kind}-passes`,
        file,
        `It passes every check in every variant, "${check}" too.`,
        'Make it wrong, or write the check or the variant that finds the fault.',
      ),
    ];
  const named = [...others.keys()].map((id) => `"${id}"`).join(', ');
  return [
    problem(
      `${kind}-fails-otherwise`,
      file,
      `It fails ${named}, but never "${check}".`,
      kind === 'starter'
        ? 'Correct the starter, or name in `starterFails` the check that it fails.'
        : 'Name the file after the check that it trips, or correct it.',
    ),
  ];
}
