// What a run cost, worked out from its record.
import { describe, expect, test } from 'vitest';
import type { ToolRecord } from '../../../src/core/index.ts';
import { runCost, sumCosts } from '../../../src/grader/index.ts';
import { accepted, question, refused, runWith, text } from './records.ts';

const answer = (usage: object) => {
  const request = accepted([question], [text]);
  return { ...request, response: { ...(request.response as object), usage } };
};
const tool = (startedAtMs: number, endedAtMs: number): ToolRecord => ({
  index: 0,
  name: 'get_weather',
  input: {},
  startedAtMs,
  endedAtMs,
  ok: true,
  output: '',
  afterRequest: 0,
});

describe('runCost', () => {
  test('adds up the usage of Messages answers, cache apart', () => {
    const run = runWith({
      requests: [
        answer({
          input_tokens: 100,
          output_tokens: 60,
          cache_creation_input_tokens: 900,
          cache_read_input_tokens: 0,
        }),
        answer({
          input_tokens: 20,
          output_tokens: 30,
          cache_creation_input_tokens: 0,
          cache_read_input_tokens: 900,
        }),
      ],
    });
    expect(runCost(run)).toEqual({
      requests: 2,
      inputTokens: 120,
      outputTokens: 90,
      cacheReadTokens: 900,
      cacheWriteTokens: 900,
      seconds: 2 * 1.2 + 90 / 60,
    });
  });

  test('reads the usage of Converse answers by its own names', () => {
    const run = runWith({
      requests: [
        answer({ inputTokens: 7, outputTokens: 60, cacheReadInputTokens: 5, cacheWriteInputTokens: 3 }),
      ],
    });
    expect(runCost(run)).toMatchObject({
      inputTokens: 7,
      outputTokens: 60,
      cacheReadTokens: 5,
      cacheWriteTokens: 3,
    });
  });

  test('counts a refused request as a request that took its time and no tokens', () => {
    expect(runCost(runWith({ requests: [refused([question], 'pairing/orphan')] }))).toMatchObject({
      requests: 1,
      inputTokens: 0,
      outputTokens: 0,
      seconds: 1.2,
    });
  });

  test.each([
    ['at the same time count once', [tool(0, 100), tool(0, 300), tool(2, 200)], 0.3],
    ['one after the other add up', [tool(200, 300), tool(0, 100)], 0.2],
    ['that overlap in part count for the time in which any ran', [tool(0, 100), tool(50, 150)], 0.15],
  ])('tools %s', (_, tools, expected) => {
    expect(runCost(runWith({ more: { tools } })).seconds).toBe(expected);
  });
});

test('sumCosts adds figure by figure, and gives zeros for no run', () => {
  const cost = runCost(runWith({ requests: [answer({ input_tokens: 5, output_tokens: 60 })] }));
  expect(sumCosts([cost, cost])).toMatchObject({
    requests: 2,
    inputTokens: 10,
    outputTokens: 120,
    seconds: 4.4,
  });
  expect(sumCosts([])).toEqual({
    requests: 0,
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    seconds: 0,
  });
});
