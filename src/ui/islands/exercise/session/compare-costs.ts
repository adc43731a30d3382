// Sets the costs of two programs side by side, over the variants that both ran. Pure.
import type { RunCost } from '../../../../grader/index.ts';
import type { VariantCost } from './run-results.ts';

export interface CostRow {
  key: keyof RunCost;
  before: number;
  after: number;
}

export interface VariantPair {
  title: string;
  before: VariantCost;
  after: VariantCost;
}

export interface CostComparison {
  /** Sums over the pairs; rows of the cache only where it was used. */
  rows: CostRow[];
  pairs: VariantPair[];
  /** Whether a run among the pairs was stopped at a limit: it would have cost more. */
  stoppedBefore: boolean;
  stoppedAfter: boolean;
}

const keys = [
  'requests',
  'inputTokens',
  'cacheWriteTokens',
  'cacheReadTokens',
  'outputTokens',
  'seconds',
] as const satisfies (keyof RunCost)[];
const cacheKeys: readonly string[] = ['cacheWriteTokens', 'cacheReadTokens'];

/** A variant that only one of the programs reached says nothing of the other, so it does not count. */
export function compareCosts(before: readonly VariantCost[], after: readonly VariantCost[]): CostComparison {
  const pairs = before.flatMap((cost): VariantPair[] => {
    const other = after.find(({ variant }) => variant === cost.variant);
    return other === undefined ? [] : [{ title: cost.title, before: cost, after: other }];
  });
  const sum = (key: keyof RunCost, side: 'before' | 'after') =>
    pairs.reduce((total, pair) => total + pair[side][key], 0);
  const rows = keys
    .map((key) => ({ key, before: sum(key, 'before'), after: sum(key, 'after') }))
    .filter((row) => !cacheKeys.includes(row.key) || row.before + row.after > 0);
  return {
    rows,
    pairs,
    stoppedBefore: pairs.some((pair) => !pair.before.ended),
    stoppedAfter: pairs.some((pair) => !pair.after.ended),
  };
}
