// What a run cost: requests, tokens and simulated seconds, from its record. Pure.
// The seconds are a stated simple rule, not a measurement: real latency varies by model, region and hour.
import type { RequestRecord, RunRecord } from '../core/index.ts';

export interface RunCost {
  /** Requests that the program sent, refused ones too. */
  requests: number;
  /** Input tokens that were neither read from nor written to the cache. */
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  /** By the rule of `secondsPerRequest` and `outputTokensPerSecond`, plus the tools' simulated time. */
  seconds: number;
}

/** Time until the model begins to answer, in seconds. */
export const secondsPerRequest = 1.2;
export const outputTokensPerSecond = 60;

/** Cost of one run. Tools that ran at the same time count once for that time. */
export function runCost(run: RunRecord): RunCost {
  const usages = run.requests.map(usageOf);
  const sum = (key: keyof Usage) => usages.reduce((total, usage) => total + usage[key], 0);
  const outputTokens = sum('output');
  return {
    requests: run.requests.length,
    inputTokens: sum('input'),
    outputTokens,
    cacheReadTokens: sum('cacheRead'),
    cacheWriteTokens: sum('cacheWrite'),
    seconds:
      run.requests.length * secondsPerRequest + outputTokens / outputTokensPerSecond + toolSeconds(run),
  };
}

/** The costs of several runs as one. */
export function sumCosts(costs: readonly RunCost[]): RunCost {
  const sum = (key: keyof RunCost) => costs.reduce((total, cost) => total + cost[key], 0);
  return {
    requests: sum('requests'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    cacheReadTokens: sum('cacheReadTokens'),
    cacheWriteTokens: sum('cacheWriteTokens'),
    seconds: sum('seconds'),
  };
}

interface Usage {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
}

/** The usage that an answer reports, of Messages or Converse; nothing for a refusal. */
function usageOf({ response }: RequestRecord): Usage {
  const { usage } = (response ?? {}) as { usage?: Record<string, unknown> | null };
  const figure = (...names: string[]) => {
    const found = names.map((name) => usage?.[name]).find((value) => typeof value === 'number');
    return typeof found === 'number' ? found : 0;
  };
  return {
    input: figure('input_tokens', 'inputTokens'),
    output: figure('output_tokens', 'outputTokens'),
    cacheRead: figure('cache_read_input_tokens', 'cacheReadInputTokens'),
    cacheWrite: figure('cache_creation_input_tokens', 'cacheWriteInputTokens'),
  };
}

/** Time in which at least one tool ran, to a hundredth of a second: finer differences are the machine's. */
function toolSeconds({ tools }: RunRecord): number {
  let coveredUntil = Number.NEGATIVE_INFINITY;
  let totalMs = 0;
  for (const { startedAtMs, endedAtMs } of [...tools].sort((a, b) => a.startedAtMs - b.startedAtMs)) {
    totalMs += Math.max(0, endedAtMs - Math.max(startedAtMs, coveredUntil));
    coveredUntil = Math.max(coveredUntil, endedAtMs);
  }
  return Math.round(totalMs / 10) / 100;
}
