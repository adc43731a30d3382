// Turns that think, search, run code, pause, refuse or are cut off, and what tool_choice makes of a script.
import { describe, expect, test } from 'vitest';
import {
  defineScenario,
  playTurn,
  type ScriptedBlock,
  type ScriptedServerCall,
  type ScriptedTurn,
  type Variant,
  variantsFrom,
} from '../../../src/scenario/index.ts';

type Message = { role: string; content: unknown };
const ask: Message = { role: 'user', content: 'What is new?' };
const search = { type: 'web_search_20260209', name: 'web_search' };
const code = { type: 'code_execution_20260521', name: 'code_execution' };
const stock = {
  name: 'stock',
  description: 'Units in stock.',
  input_schema: {
    type: 'object',
    properties: {
      sku: { type: 'string' },
      unit: { enum: ['box', 'piece'] },
      limit: { type: 'integer', minimum: 3 },
    },
    required: ['sku', 'unit', 'limit'],
  },
};
const price = { name: 'price', input_schema: { type: 'object' } };

const variantOf = (script: Variant['script']): Variant => ({
  id: 'v',
  title: 'V',
  seed: 3,
  question: 'What is new?',
  script,
});
const play = (script: Variant['script'], messages: Message[] = [ask], more: Record<string, unknown> = {}) =>
  playTurn({
    variant: variantOf(script),
    request: { tools: [search, code, stock, price], messages, ...more },
  });

function said(
  script: Variant['script'],
  messages?: Message[],
  more?: Record<string, unknown>,
): ScriptedBlock[] {
  const turn = play(script, messages, more);
  if (turn.kind !== 'turn') throw new Error(turn.detail);
  return turn.content;
}
const types = (blocks: ScriptedBlock[]) => blocks.map((block) => block.type);
const results = (blocks: ScriptedBlock[], content = 'ok'): Message => ({
  role: 'user',
  content: blocks.flatMap((block) =>
    block.type === 'tool_use' ? [{ type: 'tool_result', tool_use_id: block.id, content }] : [],
  ),
});
const spoken = (content: ScriptedBlock[]): Message => ({ role: 'assistant', content });
const found = { url: 'https://example.org/a', title: 'A', age: '1 day' };
const query = { query: 'news' };

describe('reasons to stop', () => {
  const turns: [string, ScriptedTurn, Record<string, unknown>][] = [
    [
      'refusal',
      { refusal: { category: 'bio', explanation: 'No.' } },
      { stopDetails: { type: 'refusal', category: 'bio', explanation: 'No.' } },
    ],
    [
      'refusal',
      { text: 'x', stop: 'refusal' },
      { stopDetails: { type: 'refusal', category: null, explanation: null } },
    ],
    ['stop_sequence', { text: 'x', stopSequence: 'END' }, { stopSequence: 'END' }],
    ['model_context_window_exceeded', { text: 'x', stop: 'model_context_window_exceeded' }, {}],
    [
      'max_tokens',
      { calls: [{ tool: 'stock', input: { sku: 'A', unit: 'box' }, cutOff: true }] },
      { content: [{ type: 'tool_use', input: { sku: 'A' } }] },
    ],
    ['pause_turn', { serverCalls: [{ tool: 'web_search', input: query, later: true }] }, {}],
    [
      'tool_use',
      {
        serverCalls: [{ tool: 'web_search', input: query, later: true }],
        calls: [{ tool: 'price', input: {} }],
      },
      {},
    ],
    [
      'end_turn',
      { serverCalls: [{ tool: 'web_search', input: query, found: [found] }], conclusion: 'A.' },
      {},
    ],
  ];
  test.each(turns)('%s follows from %j', (stopReason, line, more) => {
    expect(play([line])).toMatchObject({ kind: 'turn', stopReason, ...more });
  });
});

describe('server tools', () => {
  test('answer inside the same turn', () => {
    const line: ScriptedTurn = {
      thinking: 'Look it up.',
      text: 'I search.',
      serverCalls: [{ tool: 'web_search', input: query, found: [found] }],
      conclusion: 'A is new.',
    };
    const blocks = said([line]);
    expect(types(blocks)).toEqual(['thinking', 'text', 'server_tool_use', 'web_search_tool_result', 'text']);
    const [, , call, result] = blocks;
    if (call?.type !== 'server_tool_use' || result?.type !== 'web_search_tool_result')
      throw new Error('order');
    expect(call.id).toMatch(/^srvtoolu_01[1-9A-HJ-NP-Za-km-z]{22}$/);
    expect(result).toMatchObject({
      tool_use_id: call.id,
      content: [{ type: 'web_search_result', url: found.url, page_age: '1 day' }],
    });
    expect(said([line])).toEqual(blocks);
  });

  const failing: [ScriptedServerCall, unknown][] = [
    [
      { tool: 'web_search', input: query, error: 'max_uses_exceeded' },
      {
        type: 'web_search_tool_result',
        content: { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' },
      },
    ],
    [
      { tool: 'bash_code_execution', input: { command: 'ls' }, error: 'unavailable' },
      { content: { type: 'bash_code_execution_tool_result_error', error_code: 'unavailable' } },
    ],
    [
      { tool: 'code_execution', input: { code: '1/0' }, error: 'execution_time_exceeded' },
      { content: { type: 'code_execution_tool_result_error', error_code: 'execution_time_exceeded' } },
    ],
    [
      { tool: 'bash_code_execution', input: { command: 'ls' }, output: { stdout: 'a.txt\n' } },
      {
        content: {
          type: 'bash_code_execution_result',
          stdout: 'a.txt\n',
          stderr: '',
          return_code: 0,
          content: [],
        },
      },
    ],
  ];
  test.each(failing)('tell errors and outputs in their block: %j', (call, block) => {
    expect(said([{ serverCalls: [call] }])[1]).toMatchObject(block as object);
  });

  test('that the request does not declare are reported', () => {
    const line: ScriptedTurn = { serverCalls: [{ tool: 'web_search', input: query }] };
    expect(play([line], [ask], { tools: [code] })).toMatchObject({
      kind: 'unexpected-conversation',
      detail: expect.stringContaining('"web_search"'),
    });
  });
});

describe('a paused turn', () => {
  const script: ScriptedTurn[] = [
    { text: 'One.', serverCalls: [{ tool: 'web_search', input: query, found: [found], later: true }] },
    { serverCalls: [{ tool: 'web_search', input: { query: 'more' }, later: true }] },
    { conclusion: 'Both.', calls: [{ tool: 'price', input: {} }] },
    { text: 'Done.' },
  ];

  test('goes on where it was sent back, with the open result first', () => {
    const first = said(script);
    const second = said(script, [ask, spoken(first)]);
    expect(types(second)).toEqual(['web_search_tool_result', 'server_tool_use']);
    expect(second[0]).toMatchObject({
      tool_use_id: (first[1] as { id: string }).id,
      content: [{ url: found.url }],
    });
    const third = said(script, [ask, spoken(first), spoken(second)]);
    expect(types(third)).toEqual(['web_search_tool_result', 'text', 'tool_use']);
    const merged = said(script, [ask, spoken([...first, ...second])]);
    expect(merged).toEqual(third);
    const last = play(script, [ask, spoken(first), spoken(second), spoken(third), results(third)]);
    expect(last).toMatchObject({ kind: 'turn', step: 3, content: [{ text: 'Done.' }] });
  });

  test('is not continued where the model did not pause', () => {
    expect(play([{ text: 'x' }], [ask, spoken([{ type: 'text', text: 'x', citations: null }])]).kind).toBe(
      'unexpected-conversation',
    );
  });

  test('at the end of a script leaves it dry', () => {
    const [opening] = script;
    if (!opening) throw new Error('no line');
    expect(play([opening], [ask, spoken(said([opening]))]).kind).toBe('script-dry');
  });

  test('beside a call of the program gets its result after the program’s', () => {
    const mixed: ScriptedTurn[] = [
      {
        serverCalls: [{ tool: 'web_search', input: query, later: true }],
        calls: [{ tool: 'price', input: {} }],
      },
      { text: 'Done.' },
    ];
    const first = said(mixed);
    expect(types(first)).toEqual(['server_tool_use', 'tool_use']);
    expect(types(said(mixed, [ask, spoken(first), results(first)]))).toEqual([
      'web_search_tool_result',
      'text',
    ]);
  });
});

describe('tool_choice', () => {
  const both: ScriptedTurn[] = [
    {
      text: 'Let me see.',
      calls: [
        { tool: 'stock', input: { sku: 'A' } },
        { tool: 'price', input: {} },
      ],
    },
    { text: 'Done.' },
  ];
  const choose = (choice: unknown) => ({ tool_choice: choice });
  const none = choose({ type: 'none' });
  const any = choose({ type: 'any' });

  test('none leaves only the words', () => {
    expect(play(both, [ask], none)).toMatchObject({
      stopReason: 'end_turn',
      content: [{ text: 'Let me see.' }],
    });
  });

  test('tool leaves only its calls', () => {
    const blocks = said(both, [ask], choose({ type: 'tool', name: 'price' }));
    expect(blocks).toMatchObject([{ type: 'text' }, { type: 'tool_use', name: 'price' }]);
    expect(said(both, [ask, spoken(blocks), results(blocks)])).toMatchObject([{ text: 'Done.' }]);
  });

  test('any makes a model call that only wanted to talk, with an input that fits the schema', () => {
    const forced = play([{ text: 'Hello.' }], [ask], any);
    expect(forced).toMatchObject({
      stopReason: 'tool_use',
      content: [
        { type: 'text' },
        { type: 'tool_use', name: 'stock', input: { sku: 'example', unit: 'box', limit: 3 } },
      ],
    });
  });

  test('the script goes on where forced calls interrupted it', () => {
    const seen: number[] = [];
    const script: Variant['script'] = [{ text: 'Hello.' }, { text: 'Never.' }];
    const first = said(script, [ask], any);
    const second = said(script, [ask, spoken(first), results(first)], any);
    const ids = [first, second].map((blocks) =>
      blocks.flatMap((block) => (block.type === 'tool_use' ? [block.id] : [])),
    );
    expect(new Set(ids.flat()).size).toBe(2);
    const history = [ask, spoken(first), results(first), spoken(second), results(second)];
    expect(play(script, history)).toMatchObject({
      step: 0,
      stopReason: 'end_turn',
      content: [{ text: 'Hello.' }],
    });
    const reading: Variant['script'] = ({ results: given, descriptions }) => {
      seen.push(given.length);
      return { text: descriptions.stock ?? '' };
    };
    const forced = said(reading, [ask], any);
    expect(said(reading, [ask, spoken(forced), results(forced)])).toMatchObject([
      { text: 'Units in stock.' },
    ]);
    expect(seen.at(-1)).toBe(1);
  });

  test('does not force a turn that refuses or is cut off', () => {
    expect(play([{ refusal: { category: null, explanation: null } }], [ask], any)).toMatchObject({
      stopReason: 'refusal',
      content: [],
    });
    expect(play([{ text: 'x', stop: 'max_tokens' }], [ask], any)).toMatchObject({ stopReason: 'max_tokens' });
  });

  test('a forced call that was changed is not taken for one', () => {
    const forced = said([{ text: 'Hello.' }], [ask], any);
    const changed = forced.map((block) => (block.type === 'tool_use' ? { ...block, name: 'price' } : block));
    expect(play([{ text: 'Hello.' }], [ask, spoken(changed), results(changed)]).kind).toBe(
      'unexpected-conversation',
    );
  });
});

describe('variants from seeds', () => {
  const make = () =>
    variantsFrom({
      seeds: [1, 2, 3, 4, 5, 6, 7, 8],
      make: ({ seed, pick, integer, shuffle }) => ({
        id: `v${seed}`,
        title: 'V',
        question: `${pick(['Recife', 'Natal', 'Olinda'])} ${integer(10, 12)} ${shuffle([1, 2, 3]).join('')}`,
        script: [{ text: 'x' }],
      }),
    });

  test('are the same every time and differ by seed', () => {
    const questions = make().map(({ question }) => question);
    expect(make().map(({ question }) => question)).toEqual(questions);
    expect(new Set(questions).size).toBeGreaterThan(4);
    for (const question of questions) expect(question).toMatch(/^[A-Z][a-z]+ 1[0-2] [123]{3}$/);
    expect(make().map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(defineScenario({ variants: make() }).variants).toHaveLength(8);
  });

  test('cannot pick from nothing', () => {
    const nothing = () =>
      variantsFrom({
        seeds: [1],
        make: ({ pick }) => ({ id: pick([]), title: '', question: '', script: [] }),
      });
    expect(nothing).toThrow('[scenario/empty-list]');
  });
});

describe('a scenario', () => {
  test('with a pause that waits for nothing is refused', () => {
    const script: ScriptedTurn[] = [{ text: 'x', stop: 'pause_turn' }];
    expect(() => defineScenario({ variants: [variantOf(script)] })).toThrow('[scenario/pause-without-call]');
  });
});
