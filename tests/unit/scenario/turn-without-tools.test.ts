// What a line says where the model can call nothing, and that the calls it made before stay known.
import { expect, test } from 'vitest';
import { playTurn, type SpokenTurn, type Variant } from '../../../src/scenario/index.ts';

const variant: Variant = {
  id: 'v',
  title: 'V',
  seed: 11,
  question: 'Ready?',
  script: () => ({ calls: [{ tool: 'state', input: {} }], withoutTools: 'Not ready so far.' }),
};
const ask = { role: 'user', content: 'Ready?' };
const tools = [{ name: 'state' }];

function said(request: Record<string, unknown>): SpokenTurn {
  const turn = playTurn({ variant, request });
  if (turn.kind !== 'turn') throw new Error(turn.detail);
  return turn;
}

const first = said({ tools, messages: [ask] });
const history = [
  ask,
  { role: 'assistant', content: first.content },
  {
    role: 'user',
    content: first.content.flatMap((block) =>
      block.type === 'tool_use' ? [{ type: 'tool_result', tool_use_id: block.id, content: 'wait' }] : [],
    ),
  },
];

test('a request with tools gets the calls', () => {
  expect(said({ tools, messages: history })).toMatchObject({ stopReason: 'tool_use' });
});

test.each([
  ['declares no tools', {}],
  ['forbids tools', { tools, tool_choice: { type: 'none' } }],
])('a request that %s gets the other text, with its history', (_, more) => {
  expect(said({ messages: history, ...more })).toMatchObject({
    stopReason: 'end_turn',
    content: [{ type: 'text', text: 'Not ready so far.' }],
  });
});
