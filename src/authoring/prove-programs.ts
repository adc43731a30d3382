// Proves the programs of one exercise by running them: the solution passes, wrong ones fail for their reason. Runs in Node.
import type { CheckResult, Problem, RunRecord } from '../core/index.ts';
import { gradeRuns } from '../grader/index.ts';
import { type ProgramPart, runExercise } from '../runner/index.ts';
import type { nodeGuests } from '../runner/node/index.ts';
import type { ExerciseFolder, LearnerFile } from './exercise-folder.ts';

/** What all programs of one exercise are proven against. */
export interface Proof {
  folder: ExerciseFolder;
  part: ProgramPart;
  profile: RunRecord['profile'];
  openGuest: ReturnType<typeof nodeGuests>;
}

/** A problem of a whole file. */
export function problem(code: string, file: string, what: string, fix: string): Problem {
  return { code: `exercise/${code}`, file, line: null, what, fix };
}

/** Runs one variant of a program and grades it alone. */
async function gradeVariant(
  proof: Proof,
  source: string,
  variant: ProgramPart['scenario']['variants'][number],
) {
  const { folder, part, profile, openGuest } = proof;
  const alone = { ...part, scenario: { variants: [variant] } };
  const runs = await runExercise({ id: folder.id, profile, part: alone, source, openGuest });
  const { checks } = gradeRuns({ exercise: folder.id, checks: part.checks, runs });
  return { run: runs[0], failed: checks.filter(({ passed }) => !passed) };
}

/** Problems of a solution: a check that fails, a script that does not fit it, a warning that it draws. */
export async function proveSolution(proof: Proof, { file, source }: LearnerFile): Promise<Problem[]> {
  const scenario = `${proof.folder.path}/scenario.ts`;
  const faults: Fault[] = [];
  for (const played of proof.part.scenario.variants) {
    const variant = played.id;
    const { run, failed } = await gradeVariant(proof, source, played);
    for (const { id, message } of failed)
      faults.push({
        code: 'solution-fails',
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
        what: `played with the solution: ${detail}.`,
        about: '',
      });
    for (const { severity, rule, message } of run?.requests.flatMap(({ findings }) => findings) ?? [])
      if (severity === 'warning')
        faults.push({
          code: 'solution-warned',
          file,
          variant,
          what: `the API warns: ${message}`,
          about: rule,
        });
  }
  return onePerKind(faults);
}

/** What is wrong with the solution in one variant. Faults of one code about one thing are told once. */
interface Fault {
  code: string;
  file: string;
  variant: string;
  what: string;
  about: string;
}

const fixes: Record<string, string> = {
  'solution-fails': 'Correct the solution, or the check or the script if the solution is right.',
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
