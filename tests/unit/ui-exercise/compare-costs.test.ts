// Costs of starter and program, side by side.
import { describe, expect, it } from 'vitest';
import { outputTokensPerSecond, secondsPerRequest } from '../../../src/grader/index.ts';
import { compareCosts } from '../../../src/ui/islands/exercise/session/compare-costs.ts';
import type { VariantCost } from '../../../src/ui/islands/exercise/session/run-results.ts';
import { costRule } from '../../../src/ui/strings/pt.exercise.ts';

function cost(variant: string, requests: number, more: Partial<VariantCost> = {}): VariantCost {
  const tokens = { inputTokens: 10, outputTokens: 20, cacheReadTokens: 0, cacheWriteTokens: 0 };
  return { variant, title: variant, requests, ...tokens, seconds: 1.5, ended: true, ...more };
}

describe('compareCosts', () => {
  it('sums over the variants that both ran', () => {
    const { rows, pairs } = compareCosts(
      [cost('a', 4), cost('b', 25), cost('c', 9)],
      [cost('a', 2), cost('b', 3)],
    );
    expect(pairs.map(({ title }) => title)).toEqual(['a', 'b']);
    expect(rows).toEqual([
      { key: 'requests', before: 29, after: 5 },
      { key: 'inputTokens', before: 20, after: 20 },
      { key: 'outputTokens', before: 40, after: 40 },
      { key: 'seconds', before: 3, after: 3 },
    ]);
  });

  it('shows the cache where either program used it', () => {
    const { rows } = compareCosts(
      [cost('a', 1)],
      [cost('a', 1, { cacheWriteTokens: 8, cacheReadTokens: 7 })],
    );
    expect(rows.filter(({ key }) => key.startsWith('cache'))).toEqual([
      { key: 'cacheWriteTokens', before: 0, after: 8 },
      { key: 'cacheReadTokens', before: 0, after: 7 },
    ]);
  });

  it('tells which side was stopped at a limit', () => {
    expect(compareCosts([cost('a', 25, { ended: false })], [cost('a', 1)])).toMatchObject({
      stoppedBefore: true,
      stoppedAfter: false,
    });
  });
});

it('the page states the rule that the figures follow', () => {
  expect(costRule).toContain(`${secondsPerRequest.toLocaleString('pt-BR')} s por requisição`);
  expect(costRule).toContain(`1 s a cada ${outputTokensPerSecond} tokens de saída`);
});
