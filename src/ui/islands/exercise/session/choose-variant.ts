// Which variant, and which line of the program, the learner should see first after a run. Pure.
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { RunResults, VariantResult } from './run-results.ts';

/** Position of the first variant in which a check failed; the first one when all passed. */
export function firstVariantToShow(results: RunResults): number {
  const failing = results.verdict.checks.find((check) => !check.passed && check.variant !== null)?.variant;
  const position = results.variants.findIndex((variant) => variant.record.variant === failing);
  return Math.max(position, 0);
}

export interface LineMark {
  line: number;
  message: string;
}

/** The learner's line that a run's error points at; null when it points at none. */
export function lineMarkOf(variant: VariantResult | undefined): LineMark | null {
  const outcome = variant?.record.outcome;
  if (outcome === undefined || (outcome.kind !== 'threw' && outcome.kind !== 'invalid')) return null;
  if (outcome.line === null) return null;
  if (outcome.kind === 'invalid') return { line: outcome.line, message: outcome.message };
  // The SDK's message repeats the whole error body; the conversation shows it better.
  if (outcome.status !== null)
    return { line: outcome.line, message: exerciseText.editor.apiError(outcome.status, outcome.name) };
  const name = outcome.name === 'non-error' ? '' : `${outcome.name}: `;
  return { line: outcome.line, message: `${name}${outcome.message}` };
}
