// What holds for every request body, tried on generated ones.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateMessagesRequest } from '../../../src/mock-api/index.ts';
import {
  assistant,
  body,
  call,
  type Message,
  question,
  result,
  text,
  user,
  verdict,
} from './conversations.ts';

/** A conversation in order: rounds of 1–4 calls, answered in any order, with text where text may stand. */
const rounds = fc.array(
  fc.record({
    calls: fc.integer({ min: 1, max: 4 }),
    spoken: fc.boolean(),
    reversed: fc.boolean(),
    textAfter: fc.boolean(),
    asked: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

interface Round {
  calls: number;
  spoken: boolean;
  reversed: boolean;
  textAfter: boolean;
  asked: boolean;
}

function converse(plan: Round[]): Message[] {
  const messages: Message[] = [question];
  plan.forEach(({ calls, spoken, reversed, textAfter, asked }, index) => {
    const ids = Array.from({ length: calls }, (_, number) => `toolu_${index}_${number}`);
    const results = ids.map((id) => result(id));
    messages.push(assistant(...(spoken ? [text('Let me see.')] : []), ...ids.map((id) => call(id))));
    messages.push(
      user(...(reversed ? results.toReversed() : results), ...(textAfter ? [text('Go on.')] : [])),
    );
    if (asked) messages.push(assistant(text('Done.')), question);
  });
  return messages;
}

const valid = rounds.map(converse);

/** Any JSON, with the words of the API strewn in so that rules get far. */
const word = fc.constantFrom(
  'messages',
  'role',
  'content',
  'type',
  'text',
  'tool_use',
  'tool_result',
  'tool_use_id',
  'id',
  'input',
  'name',
  'user',
  'assistant',
  'system',
  'tools',
  'tool_choice',
  'thinking',
  'signature',
  'cache_control',
  'ttl',
  'source',
  'image',
  'base64',
  'media_type',
  'data',
  'input_schema',
  'properties',
  'model',
  'claude-haiku-4-5',
  'max_tokens',
  'server_tool_use',
  'web_search_tool_result',
  'output_config',
  'effort',
  'stop_sequences',
  'metadata',
  'temperature',
  'caller',
  'container',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
);
const strange = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.constantFrom(null, true, 0, -1, 1e308, '', ' ', '\ud83d', 'x'),
    word,
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.oneof(word, fc.string({ maxLength: 3 })), tie('value')), { maxLength: 5 })
      .map(toObject),
  ),
})).value;

/** As JSON.parse makes it: "__proto__" is an ordinary own key. */
function toObject(entries: [string, unknown][]): unknown {
  return JSON.parse(
    `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`,
  );
}

const runs = { numRuns: 400 };

describe('any JSON', () => {
  test('gets a verdict, never an exception, and both profiles agree on more than pairing', () => {
    const shaped = fc.oneof(
      strange,
      fc.array(strange, { maxLength: 4 }).map((messages) => body(messages)),
      fc
        .array(fc.record({ role: fc.constantFrom('user', 'assistant', 'system', 7), content: strange }), {
          maxLength: 5,
        })
        .map((messages) => body(messages)),
      fc.dictionary(word, strange).map((more) => body([question], more)),
    );
    fc.assert(
      fc.property(shaped, (request) => {
        for (const profile of ['anthropic', 'strict'] as const) {
          const { status, error, findings } = validateMessagesRequest(request, { profile });
          expect([200, 400, 404]).toContain(status);
          expect(error === null).toBe(status === 200);
          expect(findings.filter((finding) => finding.severity === 'error').length > 0).toBe(status !== 200);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('may be as deep as it likes', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 100_000; level += 1) deep = level % 2 ? [deep] : { type: deep, items: deep };
    for (const request of [
      deep,
      body(deep),
      body([{ role: deep, content: deep }]),
      body([user({ type: deep })]),
      body([question], {
        tools: [{ name: 'a', input_schema: { type: 'object', items: deep } }],
        tool_choice: { type: deep },
        thinking: { type: deep },
      }),
    ])
      expect(validateMessagesRequest(request, { profile: 'strict' }).status).toBe(400);
  });
});

describe('a conversation in order', () => {
  test('is accepted by both profiles', () => {
    fc.assert(
      fc.property(valid, (messages) => {
        expect(verdict(body(messages), 'anthropic')).toBe('200');
        expect(verdict(body(messages), 'strict')).toBe('200');
      }),
      runs,
    );
  });

  test('is still accepted by the first-party API when every message is cut into single blocks', () => {
    fc.assert(
      fc.property(valid, (messages) => {
        const single = messages.flatMap(({ role, content }) =>
          Array.isArray(content)
            ? content.map((block: unknown) => ({ role, content: [block] }))
            : [{ role, content }],
        );
        expect(verdict(body(single), 'anthropic')).toBe('200');
      }),
      runs,
    );
  });
});

describe('one fault in a conversation in order', () => {
  /** Position of the assistant message of round `index` and its first id. */
  const place = (plan: Round[], index: number) => {
    const before = plan.slice(0, index).reduce((sum, round) => sum + (round.asked ? 4 : 2), 1);
    return { calls: before, results: before + 1, id: `toolu_${index}_0` };
  };
  const faulty = rounds.chain((plan) => fc.tuple(fc.constant(plan), fc.nat({ max: plan.length - 1 })));
  const edit = (plan: Round[], position: number, change: (blocks: Record<string, unknown>[]) => unknown[]) =>
    body(
      converse(plan).map((message, index) =>
        index === position
          ? { ...message, content: change([...(message.content as Record<string, unknown>[])]) }
          : message,
      ),
    );
  const isFor = (id: string) => (block: Record<string, unknown>) => block.tool_use_id === id;
  const check = (make: (plan: Round[], index: number) => { request: unknown; expected: string }) =>
    fc.assert(
      fc.property(faulty, ([plan, index]) => {
        const { request, expected } = make(plan, index);
        expect(verdict(request, 'anthropic')).toBe(expected);
        expect(verdict(request, 'strict')).toBe(expected);
      }),
      runs,
    );

  test('a result left out', () => {
    check((plan, index) => {
      const { results, id } = place(plan, index);
      const request = edit(plan, results, (blocks) => {
        const rest = blocks.filter((block) => !isFor(id)(block));
        return rest.length > 0 ? rest : [text('nothing')];
      });
      return { request, expected: `400 pairing/missing-result messages.${results}` };
    });
  });

  test('text put first', () => {
    check((plan, index) => {
      const { results } = place(plan, index);
      const request = edit(plan, results, (blocks) => [text('Here:'), ...blocks]);
      return { request, expected: `400 pairing/missing-result messages.${results}` };
    });
  });

  test('a made-up id', () => {
    check((plan, index) => {
      const { results, id } = place(plan, index);
      let at = 0;
      const request = edit(plan, results, (blocks) => {
        at = blocks.findIndex(isFor(id));
        return blocks.map((block) => (isFor(id)(block) ? { ...block, tool_use_id: 'call_1' } : block));
      });
      return { request, expected: `400 pairing/unexpected-result messages.${results}.content.${at}` };
    });
  });

  test('a result given twice', () => {
    check((plan, index) => {
      const { results, id } = place(plan, index);
      let at = 0;
      const request = edit(plan, results, (blocks) => {
        at = blocks.length;
        return [...blocks, result(id)];
      });
      return { request, expected: `400 pairing/duplicate-result messages.${results}.content.${at}` };
    });
  });

  test('the calls left out of the history', () => {
    check((plan, index) => {
      const { calls, results } = place(plan, index);
      const request = edit(plan, calls, () => [text('I looked.')]);
      return { request, expected: `400 pairing/unexpected-result messages.${results}.content.0` };
    });
  });

  test('the results sent as the assistant', () => {
    check((plan, index) => {
      const { results } = place(plan, index);
      const messages = converse(plan).map((message, at) =>
        at === results ? { ...message, role: 'assistant' } : message,
      );
      return { request: body(messages), expected: `400 pairing/result-in-assistant messages.${results}` };
    });
  });
});

describe('the profiles', () => {
  const block = fc.oneof(
    fc.constantFrom('a', 'b').map((value) => text(value)),
    fc.constantFrom('A', 'B', 'C').map((id) => call(id)),
    fc.constantFrom('A', 'B', 'C').map((id) => result(id)),
    fc.constant({ type: 'thinking', thinking: 't', signature: 's' }),
    fc.constant({ type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: {} }),
    fc.constant({ type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1', content: [] }),
  );
  const message = fc.record({
    role: fc.constantFrom('user', 'assistant', 'user', 'assistant', 'system'),
    content: fc.array(block, { maxLength: 4 }),
  });

  test('agree wherever strict accepts', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 8 }), (messages) => {
        const request = body(messages, {
          model: 'claude-opus-4-8',
          tools: [{ type: 'web_search_20250305', name: 'web_search' }],
        });
        if (verdict(request, 'strict') === '200') expect(verdict(request, 'anthropic')).toBe('200');
      }),
      { numRuns: 6000 },
    );
  });

  test('agree on conversations that are only a little out of order', () => {
    const shuffled = valid.chain((messages) =>
      fc.tuple(
        fc.constant(messages),
        fc.nat({ max: messages.length - 1 }),
        fc.nat({ max: messages.length - 1 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([messages, from, to]) => {
        const moved = messages.toSpliced(from, 1).toSpliced(to, 0, messages[from] ?? question);
        if (verdict(body(moved), 'strict') === '200') expect(verdict(body(moved), 'anthropic')).toBe('200');
      }),
      { numRuns: 2000 },
    );
  });
});
