// The model that plays along: what it calls, and when it stops.
import type { MessageCreateParams, MessageParam, ToolUnion } from '@anthropic-ai/sdk/resources/messages';
import { expect, test } from 'vitest';
import { obligingModel } from '../../../src/model/index.ts';

const tool = (name: string): ToolUnion => ({ name, input_schema: { type: 'object' } });
const ask = (rest: Partial<MessageCreateParams>) =>
  obligingModel({
    model: 'claude-haiku-4-5',
    max_tokens: 64,
    messages: [{ role: 'user', content: 'Hi.' }],
    ...rest,
  } as MessageCreateParams);
const said = (answer: ReturnType<typeof obligingModel>) => {
  if (answer.kind !== 'message') throw new Error('no message');
  return answer.content.map((block) =>
    block.type === 'tool_use' ? block.name : block.type === 'text' ? block.text : block.type,
  );
};
const called = (...names: string[]): MessageParam[] => [
  { role: 'user', content: 'Hi.' },
  {
    role: 'assistant',
    content: names.map((name) => ({ type: 'tool_use', id: `toolu_${name}`, name, input: {} })),
  },
  {
    role: 'user',
    content: names.map((name) => ({ type: 'tool_result', tool_use_id: `toolu_${name}`, content: 'ok' })),
  },
];
const tools = [tool('a'), tool('b')];

test('all tools in parallel, unless the request forbids it', () => {
  expect(said(ask({ tools }))).toEqual(['a', 'b']);
  const alone = { tools, tool_choice: { type: 'auto', disable_parallel_tool_use: true } } as const;
  expect(said(ask(alone))).toEqual(['a']);
  expect(said(ask({ ...alone, messages: called('a') }))).toEqual(['b']);
});

test('tool_choice decides: none, one by name, any', () => {
  expect(said(ask({ tools, tool_choice: { type: 'none' } }))).toEqual(['This is a simulated answer.']);
  expect(said(ask({ tools, tool_choice: { type: 'tool', name: 'b' } }))).toEqual(['b']);
  expect(said(ask({ tools, tool_choice: { type: 'any' }, messages: called('a', 'b') }))).toEqual(['a']);
});

test('a new question calls the tools anew', () => {
  const messages: MessageParam[] = [
    ...called('a', 'b'),
    { role: 'assistant', content: 'Done.' },
    { role: 'user', content: 'And now?' },
  ];
  expect(said(ask({ tools, messages }))).toEqual(['a', 'b']);
});

test('ids derive from the request: the same for the same one, others for another', () => {
  const ids = (content: string) => JSON.stringify(ask({ tools, messages: [{ role: 'user', content }] }));
  expect(ids('x')).toBe(ids('x'));
  expect(ids('x')).not.toBe(ids('y'));
});

test('an output format gets JSON that satisfies it', () => {
  const schema = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] };
  const [text = ''] = said(ask({ output_config: { format: { type: 'json_schema', schema } } }));
  expect(JSON.parse(text)).toEqual({ n: 1 });
});

test('server tools are left to the server; the API’s own client tools are called', () => {
  const own: ToolUnion[] = [
    { type: 'bash_20250124', name: 'bash' },
    { type: 'web_search_20250305', name: 'web_search' },
  ];
  expect(said(ask({ tools: own }))).toEqual(['bash']);
});
