// How long the simulated API takes to judge a body, as a ratio to JSON.parse of the same body. Runs in Node.
import { performance } from 'node:perf_hooks';
import { validateMessagesRequest } from '../src/mock-api/index.ts';
import { historyOf, untidyHistoryOf } from './history.ts';

const sizes = [10, 100, 1_000, 10_000, 100_000];
const minimumMs = 400;
const warmUpMs = 200;

/** Milliseconds of one call of each, medians of turns taken alternately, after warming up. */
function measureBoth(one: () => unknown, other: () => unknown): [one: number, other: number] {
  const samples: [number[], number[]] = [[], []];
  const repeats = Math.max(1, Math.floor(1 / timeOf(one, 1)));
  const warm = performance.now() + warmUpMs;
  while (performance.now() < warm) for (const work of [one, other]) timeOf(work, repeats);
  const end = performance.now() + minimumMs;
  while (samples[0].length < 7 || performance.now() < end) {
    samples[0].push(timeOf(one, repeats));
    samples[1].push(timeOf(other, repeats));
  }
  return [median(samples[0]), median(samples[1])];
}

function timeOf(work: () => unknown, repeats: number): number {
  const start = performance.now();
  for (let count = 0; count < repeats; count += 1) work();
  return (performance.now() - start) / repeats;
}

/** The middle one; does not change the list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Prints a table of ratios for tidy and untidy histories of each size. */
export function benchValidating(): void {
  console.log('Judging a history against JSON.parse of the same body (lower is better; aim: 0.3)');
  console.log(
    'blocks       JSON.parse      validate   ratio   each block   ratio where every round earns a warning',
  );
  for (const blocks of sizes) {
    const [parseMs, validateMs] = measureHistory(historyOf(blocks));
    const [untidyParseMs, untidyMs] = measureHistory(untidyHistoryOf(blocks));
    const cells = [parseMs, validateMs].map((value) => `${value.toFixed(4)} ms`.padStart(14));
    const ratios = [validateMs / parseMs, untidyMs / untidyParseMs].map((ratio) => ratio.toFixed(2));
    const each = `${((validateMs * 1e6) / blocks).toFixed(0)} ns`;
    console.log(
      `${String(blocks).padEnd(9)}${cells.join('')}${(ratios[0] ?? '').padStart(8)}${each.padStart(13)}${(ratios[1] ?? '').padStart(8)}`,
    );
  }
}

function measureHistory(history: unknown): [parseMs: number, validateMs: number] {
  const text = JSON.stringify(history);
  const body: unknown = JSON.parse(text);
  const judge = () => validateMessagesRequest(body, { profile: 'anthropic' });
  const refused = judge().findings.find(
    ({ severity, rule }) => severity === 'error' && rule !== 'parameters/prompt-too-long',
  );
  if (refused)
    throw new Error(`The benchmark's own history is refused: ${refused.message} [bench/invalid-history]`);
  return measureBoth(() => JSON.parse(text), judge);
}
