// The verdict in one Portuguese sentence: what the loop did, not which check noticed. Pure.
import type { CheckResult, ExerciseForm, Finding, RequestRecord, RunRecord } from '../core/index.ts';
import { continuedTurns, resultsFor } from './answered-turns.ts';
import { bodyAccepted, endsWithText, followsScript } from './built-in-checks.ts';
import { explainOutcome } from './explain-outcome.ts';
import { brokenRule, count, requestName } from './name-things.ts';

/** One sentence for the whole verdict. */
export function summarize(options: {
  passed: boolean;
  results: CheckResult[];
  runs: RunRecord[];
  form?: ExerciseForm | undefined;
}): string {
  const { passed, results, runs, form } = options;
  if (runs.length === 0) return 'Nenhuma variante foi executada.';
  if (passed && form === 'repair-history')
    return `A API aceita o seu histórico, e ele passou nas ${results.length} verificações.`;
  if (passed)
    return `Seu programa passou nas ${results.length} verificações em ${count(runs.length, 'variante', 'variantes')}.`;
  const failed = results.filter((result) => !result.passed);
  const run = runs.find(({ variant }) => variant === failed[0]?.variant) ?? runs[0];
  if (run && form === 'repair-history') return ofBody(run) ?? failing(failed, results);
  const cause = run && (unfinished(run) ?? unanswered(run) ?? refused(run) ?? crashed(run));
  return cause ?? failing(failed, results);
}

/** A mended body: not JSON, or refused. */
function ofBody(run: RunRecord): string | undefined {
  return explainOutcome(run, { form: 'repair-history' })?.sentence;
}

/** Stopped and never started programs: the cause says more than any check. */
function unfinished(run: RunRecord): string | undefined {
  return run.outcome.kind === 'stopped' || run.outcome.kind === 'invalid'
    ? explainOutcome(run)?.sentence
    : undefined;
}

/** Counts answered calls, unless the API complained of something else first. */
function unanswered(run: RunRecord): string | undefined {
  const rule = refusal(run)?.finding.rule ?? 'pairing/missing-result';
  if (rule !== 'pairing/missing-result') return undefined;
  for (const turn of continuedTurns(run)) {
    const answered = new Set(resultsFor(turn).map(({ id }) => id)).size;
    const asked = turn.calls.length;
    if (answered >= asked) continue;
    if (answered > 0) return `Seu laço respondeu a ${answered} de ${asked} chamadas.`;
    return asked === 1
      ? 'Seu laço não respondeu à chamada do modelo.'
      : `Seu laço não respondeu a nenhuma das ${asked} chamadas do modelo.`;
  }
  return undefined;
}

function refused(run: RunRecord): string | undefined {
  const found = refusal(run);
  if (found === undefined) return undefined;
  const { request, finding } = found;
  const why = brokenRule(finding.explanation);
  return `A API recusou a ${requestName(request.index)} com ${request.status}: ${why}`;
}

/** The first refused request and what the API found in it. */
function refusal(run: RunRecord): { request: RequestRecord; finding: Finding } | undefined {
  for (const request of run.requests) {
    const finding = request.findings.find(({ severity }) => severity === 'error');
    if (finding !== undefined) return { request, finding };
  }
  return undefined;
}

/** An exception of the program's own; where the conversation left the script, a check knows more. */
function crashed(run: RunRecord): string | undefined {
  const leftScript = run.scriptProblems.some(({ kind }) => kind !== 'script-unused');
  return leftScript ? undefined : explainOutcome(run)?.sentence;
}

/** The exercise's own check says more than a built-in one. */
function failing(failed: CheckResult[], results: CheckResult[]): string {
  const builtIn = [endsWithText.id, followsScript.id, bodyAccepted.id];
  const told = failed.find(({ id }) => !builtIn.includes(id)) ?? failed[0];
  const number = `${failed.length} de ${results.length} verificações ${failed.length === 1 ? 'falhou' : 'falharam'}`;
  return told === undefined ? `${number}.` : `${number}: “${told.title}”.`;
}
