// A request that forbids parallel calls gets the same calls one per turn.
import { describe, expect, test } from 'vitest';
import { playTurn, type ScriptedBlock, type Variant } from '../../../src/scenario/index.ts';

const call = (sku: number) => ({ tool: 'stock', input: { sku } });
const variant: Variant = {
  id: 'v',
  title: 'V',
  seed: 7,
  question: 'How many?',
  script: [
    { text: 'Both.', calls: [call(1), call(2)] },
    ({ results }) => ({ text: `last of ${results.length}: ${results[1]?.text}`, calls: [call(3)] }),
    ({ step, allResults }) => ({ text: `step ${step}: ${allResults.map(({ text }) => text).join(' ')}` }),
  ],
};
const single = { type: 'auto', disable_parallel_tool_use: true };

type Message = { role: string; content: unknown };

/** Plays to the end and answers each call with "sku N"; `choices` are the tool_choice of each request. */
function talk(choices: (unknown | undefined)[]): ScriptedBlock[][] {
  const messages: Message[] = [{ role: 'user', content: 'How many?' }];
  return choices.map((tool_choice) => {
    const turn = playTurn({ variant, request: { tools: [{ name: 'stock' }], tool_choice, messages } });
    if (turn.kind !== 'turn') throw new Error(turn.detail);
    const calls = turn.content.filter((block) => block.type === 'tool_use');
    const content = calls.map(({ id, input }) => ({
      type: 'tool_result',
      tool_use_id: id,
      content: `sku ${input.sku}`,
    }));
    messages.push({ role: 'assistant', content: turn.content }, { role: 'user', content });
    return turn.content;
  });
}

const shape = (blocks: ScriptedBlock[]) =>
  blocks.flatMap((block) =>
    block.type === 'text' ? [block.text] : block.type === 'tool_use' ? [block.input.sku] : [],
  );

describe('disable_parallel_tool_use', () => {
  test('gives the calls of one line in several turns, the text with the first', () => {
    expect(talk([single, single, single, single]).map(shape)).toEqual([
      ['Both.', 1],
      [2],
      ['last of 2: sku 2', 3],
      ['step 2: sku 1 sku 2 sku 3'],
    ]);
  });

  test('gives every call an id of its own', () => {
    const ids = talk([single, single, single]).flatMap((blocks) =>
      blocks.flatMap((block) => (block.type === 'tool_use' ? [block.id] : [])),
    );
    expect(new Set(ids).size).toBe(3);
  });

  test('leaves a turn whole that was spoken before the request forbade it', () => {
    expect(talk([undefined, single, single]).map(shape)).toEqual([
      ['Both.', 1, 2],
      ['last of 2: sku 2', 3],
      ['step 2: sku 1 sku 2 sku 3'],
    ]);
  });
});
