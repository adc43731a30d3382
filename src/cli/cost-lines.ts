// What an exercise that compares costs adds to a grading: the starter's cost and the file's, over the same variants. Runs in Node.
import type { RunRecord } from '../core/index.ts';
import { type RunCost, runCost, sumCosts } from '../grader/index.ts';
import { type RunExerciseOptions, runExercise } from '../runner/index.ts';

/** Two lines, as the exercise's page sets them side by side. Runs the starter in the variants that the file was run in. */
export async function costLines(
  options: Omit<RunExerciseOptions, 'source'> & { file: string; starter: string; runs: RunRecord[] },
): Promise<string> {
  const { file, starter, runs, ...given } = options;
  const before: RunRecord[] = [];
  for (const { variant } of runs) {
    // One by one: a starter that is stopped in one variant still has a cost in the next.
    const variants = given.part.scenario.variants.filter(({ id }) => id === variant);
    const part = { ...given.part, scenario: { variants } };
    before.push(...(await runExercise({ ...given, part, source: starter })));
  }
  const count = `${runs.length} ${runs.length === 1 ? 'variant' : 'variants'}`;
  const line = (name: string, records: RunRecord[]) => {
    const stopped = records.some(({ outcome }) => outcome.kind === 'stopped') ? ', stopped at a limit' : '';
    return `    ${name}: ${described(sumCosts(records.map(runCost)))}${stopped}\n`;
  };
  return `  Cost over ${count} (seconds are simulated):\n${line('starter', before)}${line(file, runs)}`;
}

function described(cost: RunCost): string {
  const cached = cost.cacheReadTokens + cost.cacheWriteTokens;
  const cache =
    cached === 0
      ? ''
      : ` + ${cost.cacheWriteTokens} written to and ${cost.cacheReadTokens} read from the cache`;
  return `${cost.requests} requests, ${cost.inputTokens} input tokens${cache}, ${cost.outputTokens} output tokens, ${cost.seconds.toFixed(1)} s`;
}
