// From run records to a verdict. Pure; judges what was recorded and nothing else.
import type { Check, CheckOutcome, CheckResult, ExerciseForm, RunRecord, Verdict } from '../core/index.ts';
import { bodyAccepted, endsWithText, followsScript } from './built-in-checks.ts';
import { summarize } from './summarize.ts';

export interface GradeOptions {
  exercise: string;
  checks: Check[];
  /** The runs of one program, in the order of the variants. */
  runs: RunRecord[];
  /** Of the exercise; default `mend`. A body that was mended by hand is neither a program nor a played conversation. */
  form?: ExerciseForm | undefined;
}

/**
 * The verdict: `termina` and `conversa` first (for `repair-history`, `corpo-aceito`), then the exercise's own checks,
 * each with its first failing variant. Where giving up is right, an exercise replaces `conversa` by its own check of that id.
 */
export function gradeRuns({ exercise, checks, runs, form }: GradeOptions): Verdict {
  const builtIn = form === 'repair-history' ? [bodyAccepted] : [endsWithText, followsScript];
  const replaced = new Set(checks.map(({ id }) => id));
  const required = [...builtIn.filter(({ id }) => !replaced.has(id)), ...checks];
  const results = required.map((check) => judgeAll(check, runs));
  const passed = runs.length > 0 && results.every((result) => result.passed);
  const requests = runs.reduce((sum, run) => sum + run.requests.length, 0);
  return { exercise, passed, summary: summarize({ passed, results, runs, form }), checks: results, requests };
}

function judgeAll(check: Check, runs: RunRecord[]): CheckResult {
  const { id, title } = check;
  for (const run of runs) {
    const outcome = judge(check, run);
    if (outcome.passed) continue;
    const { given, got, expected, at } = outcome;
    const message = [given, got, expected && `Esperado: ${lowerFirst(expected)}`].filter(Boolean).join(' ');
    return { id, title, passed: false, message, variant: run.variant, at: at ?? null };
  }
  return { id, title, passed: true, message: '', variant: null, at: null };
}

/** A program that never ran did nothing right either: only the first built-in check speaks of it, the others were not judged. */
function judge(check: Check, run: RunRecord): CheckOutcome {
  const neverRan = run.outcome.kind === 'invalid' && run.outcome.reason !== 'wrong-return';
  if (neverRan && check !== endsWithText && check !== bodyAccepted) {
    return {
      passed: false,
      given: 'Não avaliado: nada chegou a ser executado.',
      got: '',
      expected: '',
    };
  }
  try {
    return check.judge(run);
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error);
    return {
      passed: false,
      given: 'A própria verificação falhou; isto é um erro do exercício, não do seu programa.',
      got,
      expected: '',
    };
  }
}

/** "Cada bloco …" → "cada bloco …"; names in code, acronyms and `runAgent` keep their case. */
function lowerFirst(sentence: string): string {
  return /^\p{Lu}\p{Ll}|^[AOÀÉ] /u.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
