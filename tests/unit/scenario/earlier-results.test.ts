// What a script sees of earlier questions in the same request: the results that still stand there, and only those.
import { expect, test } from 'vitest';
import { playTurn, type Variant } from '../../../src/scenario/index.ts';

const seen: string[][] = [];
const variant: Variant = {
  id: 'v',
  title: 'V',
  seed: 7,
  question: 'first',
  script: ({ step, earlierResults }) => {
    seen.push(earlierResults);
    return step === 0 ? { calls: [{ tool: 'look', input: {} }] } : { text: 'done' };
  },
};
const tools = [{ name: 'look', input_schema: { type: 'object' } }];

/** A question, the call that the model makes of it, and the result of that call. */
function round(before: object[], question: string, result: string): object[] {
  const asked = [...before, { role: 'user', content: question }];
  const turn = playTurn({ variant, request: { messages: asked, tools } });
  if (turn.kind !== 'turn') throw new Error(turn.detail);
  const ids = turn.content.flatMap((block) => (block.type === 'tool_use' ? [block.id] : []));
  const results = ids.map((id) => ({ type: 'tool_result', tool_use_id: id, content: result }));
  return [...asked, { role: 'assistant', content: turn.content }, { role: 'user', content: results }];
}

function lastSeen(messages: object[]): string[] | undefined {
  seen.length = 0;
  playTurn({ variant, request: { messages, tools } });
  return seen.at(-1);
}

const first = round([], 'first', 'about water');
const answered = [...first, { role: 'assistant', content: 'done' }];

test('the results of the question under way are no earlier results', () => {
  expect(lastSeen(first)).toEqual([]);
});

test('the results of an earlier question are seen while they stand in the request', () => {
  expect(lastSeen(round(answered, 'second', 'about cameras'))).toEqual(['about water']);
});

test('a request of its own sees nothing of the other question', () => {
  expect(lastSeen(round([], 'second', 'about cameras'))).toEqual([]);
});
