// The scripted model: what it says is a pure function of the request.
import { describe, expect, test } from 'vitest';
import {
  defineScenario,
  playTurn,
  type ScriptContext,
  type ScriptedBlock,
  type Variant,
} from '../../../src/scenario/index.ts';

const tools = [{ name: 'stock' }, { name: 'price' }];

function variantOf(script: Variant['script'], seed = 1): Variant {
  return { id: 'v', title: 'V', seed, question: 'How many?', script };
}

type Message = { role: string; content: unknown };
const ask: Message = { role: 'user', content: 'How many?' };

function play(variant: Variant, messages: unknown, more: Record<string, unknown> = {}) {
  return playTurn({ variant, request: { tools, messages, ...more } });
}

/** The blocks of a turn that must have been played. */
function said(variant: Variant, messages: Message[], more: Record<string, unknown> = {}): ScriptedBlock[] {
  const turn = play(variant, messages, more);
  if (turn.kind !== 'turn') throw new Error(turn.detail);
  return turn.content;
}

function answer(
  blocks: ScriptedBlock[],
  content: (name: string, index: number) => unknown = () => 'ok',
): Message {
  const calls = blocks.filter((block) => block.type === 'tool_use');
  return {
    role: 'user',
    content: calls.map((block, index) => ({
      type: 'tool_result',
      tool_use_id: block.id,
      content: content(block.name, index),
    })),
  };
}

const twoRounds = variantOf([
  {
    text: ['First.', 'Then.'],
    calls: [
      { tool: 'stock', input: { sku: 1 } },
      { tool: 'stock', input: { sku: 2 } },
    ],
  },
  ({ results }) => ({ calls: [{ tool: 'price', input: { of: results[1]?.text ?? '' } }] }),
  ({ allResults }) => ({ text: allResults.map((seen) => `${seen.tool}=${seen.text}`).join(' ') }),
]);

describe('a turn', () => {
  test('puts texts before calls and stops for tool use', () => {
    expect(play(twoRounds, [ask])).toMatchObject({
      kind: 'turn',
      step: 0,
      stopReason: 'tool_use',
      content: [
        { type: 'text', text: 'First.', citations: null },
        { type: 'text', text: 'Then.' },
        { type: 'tool_use', name: 'stock', input: { sku: 1 }, caller: { type: 'direct' } },
        { type: 'tool_use', name: 'stock', input: { sku: 2 } },
      ],
    });
  });

  test.each([
    [{ text: 'x' }, 'end_turn'],
    [{ text: 'x', stop: 'max_tokens' as const }, 'max_tokens'],
    [{ stop: 'refusal' as const }, 'refusal'],
  ])('%j ends with %s', (line, stopReason) => {
    expect(play(variantOf([line]), [ask])).toMatchObject({ kind: 'turn', stopReason });
  });

  test('is the same for the same request', () => {
    expect(play(twoRounds, [ask])).toEqual(play(twoRounds, [ask]));
  });

  test('plays through all rounds, with results in the order of the calls', () => {
    const first = said(twoRounds, [ask]);
    const results = answer(first, (_name, index) => [{ type: 'text', text: `r${index}` }]);
    const reversed = { role: 'user', content: (results.content as unknown[]).toReversed() };
    const history = [ask, { role: 'assistant', content: first }, reversed];
    const second = said(twoRounds, history);
    expect(second).toMatchObject([{ type: 'tool_use', name: 'price', input: { of: 'r1' } }]);
    const third = play(twoRounds, [
      ...history,
      { role: 'assistant', content: second },
      answer(second, () => '9'),
    ]);
    expect(third).toMatchObject({ kind: 'turn', step: 2, content: [{ text: 'stock=r0 stock=r1 price=9' }] });
  });

  test('starts again at the next plain question, with new ids', () => {
    const first = said(twoRounds, [ask]);
    const again = said(twoRounds, [
      ask,
      { role: 'assistant', content: first },
      answer(first),
      { role: 'assistant', content: 'Done.' },
      ask,
    ]);
    const ids = (blocks: ScriptedBlock[]) =>
      blocks.flatMap((block) => (block.type === 'tool_use' ? [block.id] : []));
    expect(again.map((block) => block.type)).toEqual(first.map((block) => block.type));
    expect(ids(again)).not.toEqual(ids(first));
  });
});

describe('ids', () => {
  test('have the real shape and are all different', () => {
    const ids = [1, 2, 3].flatMap((seed) =>
      said(variantOf([{ calls: Array.from({ length: 40 }, () => ({ tool: 'stock', input: {} })) }], seed), [
        ask,
      ]).flatMap((block) => (block.type === 'tool_use' ? [block.id] : [])),
    );
    for (const id of ids) expect(id).toMatch(/^toolu_01[1-9A-HJ-NP-Za-km-z]{22}$/);
    expect(new Set(ids).size).toBe(120);
  });
});

describe('the context', () => {
  /** What the second line of the script sees. */
  function contextOf(messages: Message[], more: Record<string, unknown> = {}): ScriptContext | undefined {
    const contexts: ScriptContext[] = [];
    const opening = Array.isArray(twoRounds.script) ? twoRounds.script.slice(0, 1) : [];
    const script: Variant['script'] = [
      ...opening,
      (context) => {
        contexts.push(context);
        return { text: 'x' };
      },
    ];
    play(variantOf(script), messages, more);
    return contexts.at(-1);
  }
  const first = said(twoRounds, [ask]);
  const whole = answer(first);
  const blocks = whole.content as unknown[];
  const single = blocks.map((block) => ({ role: 'user', content: [block] }));
  const history = [ask, { role: 'assistant', content: first }];

  test('holds the declared schemas by name, and an empty one where a tool has none', () => {
    const seen: ScriptContext['schemas'][] = [];
    const variant = variantOf([
      ({ schemas }) => {
        seen.push(schemas);
        return { text: 'x' };
      },
    ]);
    const schema = { type: 'object', properties: { env: { enum: ['dev', 'prod'] } }, required: ['env'] };
    const declared = [
      { name: 'deploy', input_schema: schema },
      { name: 'stock' },
      { name: 'odd', input_schema: [1] },
    ];
    said(variant, [ask], { tools: declared });
    expect(seen[0]).toEqual({ deploy: schema, stock: {}, odd: {} });
  });

  test('tells a split from one message', () => {
    expect(contextOf([...history, whole])?.splitSeen).toBe(false);
    expect(contextOf([...history, ...single])?.splitSeen).toBe(true);
    expect(contextOf([...history, ...single])?.results).toHaveLength(2);
  });

  test('text after the results or in its own message is no split and no new question', () => {
    const context = contextOf([...history, whole, { role: 'user', content: 'Be brief.' }]);
    expect(context).toMatchObject({ step: 1, question: 'How many?', splitSeen: false });
  });

  test('knows which results are errors', () => {
    const failed = {
      role: 'user',
      content: blocks.map((block, index) => ({ ...(block as object), is_error: index === 1 })),
    };
    expect(contextOf([...history, failed])?.results.map((seen) => seen.isError)).toEqual([false, true]);
  });

  test('merges neighbouring assistant messages into one step', () => {
    const parts = first.map((block) => ({ role: 'assistant', content: [block] }));
    expect(contextOf([ask, ...parts, whole])?.step).toBe(1);
  });

  test('merges neighbouring user messages into one question', () => {
    const seen: string[] = [];
    const script: Variant['script'] = ({ question }) => {
      seen.push(question);
      return { text: 'x' };
    };
    play(variantOf(script), [
      { role: 'user', content: 'How' },
      { role: 'user', content: [{ type: 'text', text: 'many?' }] },
    ]);
    expect(seen).toEqual(['How\nmany?']);
  });

  test.each([
    [{}, 'auto', false],
    [{ tool_choice: { type: 'tool', name: 'price' } }, 'tool:price', false],
    [{ tool_choice: { type: 'any', disable_parallel_tool_use: true } }, 'any', true],
  ])('reads tool_choice %j', (more, toolChoice, parallelDisabled) => {
    expect(contextOf([...history, whole], more)).toMatchObject({
      toolChoice,
      parallelDisabled,
      tools: ['stock', 'price'],
    });
  });
});

describe('what the script did not say', () => {
  const first = said(twoRounds, [ask]);
  const change = (edit: (block: ScriptedBlock) => unknown) => [
    ask,
    { role: 'assistant', content: first.map(edit) },
    answer(first),
  ];

  test.each([
    [
      'an id that was never minted',
      change((block) => (block.type === 'tool_use' ? { ...block, id: 'call_1' } : block)),
      'call_1',
    ],
    [
      'a changed input',
      change((block) => (block.type === 'tool_use' ? { ...block, input: { sku: 9 } } : block)),
      'was changed',
    ],
    [
      'another tool',
      change((block) => (block.type === 'tool_use' ? { ...block, name: 'price' } : block)),
      'was changed',
    ],
    [
      'a conversation that ends with the assistant',
      [ask, { role: 'assistant', content: 'So' }],
      'ends with an assistant message',
    ],
    ['no question', [{ role: 'assistant', content: 'So' }], 'no user message'],
    ['no messages', 7, 'no user message'],
  ])('%s is reported', (_name, messages, detail) => {
    expect(play(twoRounds, messages)).toMatchObject({
      kind: 'unexpected-conversation',
      detail: expect.stringContaining(detail),
    });
  });

  test('the order of keys in an input is no change', () => {
    const pair = variantOf([
      { calls: [{ tool: 'stock', input: { a: 1, b: { c: 2, d: 3 } } }] },
      { text: 'x' },
    ]);
    const call = said(pair, [ask]);
    const reordered = [{ ...call[0], input: { b: { d: 3, c: 2 }, a: 1 } }];
    expect(play(pair, [ask, { role: 'assistant', content: reordered }, answer(call)])).toMatchObject({
      kind: 'turn',
      step: 1,
    });
  });

  test('a call to an undeclared tool names the tool', () => {
    expect(play(twoRounds, [ask], { tools: [{ name: 'price' }] })).toEqual({
      kind: 'unexpected-conversation',
      detail: 'the model would call "stock", but the request does not declare that tool',
    });
  });

  test('a line of nothing but calls against tool_choice "none" is reported', () => {
    const calls = variantOf([{ calls: [{ tool: 'stock', input: {} }] }]);
    expect(play(calls, [ask], { tool_choice: { type: 'none' } }).kind).toBe('unexpected-conversation');
  });

  test('a line that throws is reported with its step', () => {
    const broken = variantOf([
      () => {
        throw new Error('boom');
      },
    ]);
    expect(play(broken, [ask])).toEqual({
      kind: 'unexpected-conversation',
      detail: 'the script of "v" failed at step 0: boom',
    });
  });
});

describe('a dry script', () => {
  test('is loud instead of saying its last line again', () => {
    const short = variantOf([{ calls: [{ tool: 'stock', input: {} }] }]);
    const call = said(short, [ask]);
    expect(play(short, [ask, { role: 'assistant', content: call }, answer(call)])).toEqual({
      kind: 'script-dry',
      detail: 'the script of "v" has nothing to say at step 1',
    });
  });

  test('a script that is a function is dry when it returns nothing', () => {
    expect(
      play(
        variantOf(() => undefined),
        [ask],
      ).kind,
    ).toBe('script-dry');
  });
});

describe('defineScenario', () => {
  test.each([
    [[], 'scenario/no-variants'],
    [[variantOf([{ text: 'x' }]), variantOf([{ text: 'y' }])], 'scenario/duplicate-variant'],
    [[variantOf([])], 'scenario/empty-script'],
  ])('refuses %j with a code', (variants, code) => {
    expect(() => defineScenario({ variants })).toThrow(`[${code}]`);
  });
});
