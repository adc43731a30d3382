// The validator's work, counted as reads of the body: it grows with the history, never with its square.
import { describe, expect, it } from 'vitest';
import { validateMessagesRequest } from '../../src/mock-api/index.ts';

/** `value` with every read of a property, of itself or below, counted. */
function counting(value: unknown, counter: { reads: number }): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      counter.reads += 1;
      return counting(Reflect.get(target, key, receiver), counter);
    },
    has(target, key) {
      counter.reads += 1;
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      counter.reads += 1;
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      counter.reads += 1;
      return Reflect.ownKeys(target);
    },
  });
}

function readsOf(messages: unknown[], profile: 'anthropic' | 'strict'): number {
  const counter = { reads: 0 };
  const body = { model: 'claude-haiku-4-5', max_tokens: 9, messages: counting(messages, counter) };
  validateMessagesRequest(body, { profile });
  return counter.reads;
}

const call = (id: string) => ({ type: 'tool_use', id, name: 'look', input: {} });
const result = (id: string) => ({ type: 'tool_result', tool_use_id: id, content: 'v' });
const text = { type: 'text', text: 'x' };
const idsOf = (size: number) => Array.from({ length: size }, (_, index) => `t${index}`);

const shapes: [title: string, make: (size: number) => unknown[]][] = [
  [
    'rounds in order',
    (size) =>
      idsOf(size).flatMap((id) => [
        { role: 'assistant', content: [text, call(id)] },
        { role: 'user', content: [result(id)] },
      ]),
  ],
  [
    'rounds without results',
    (size) =>
      idsOf(size).flatMap((id) => [
        { role: 'assistant', content: [call(id)] },
        { role: 'user', content: [text] },
      ]),
  ],
  ['results without calls', (size) => idsOf(size).map((id) => ({ role: 'user', content: [result(id)] }))],
  [
    'one turn of many calls, answered backwards in a message each',
    (size) => [
      { role: 'assistant', content: idsOf(size).map(call) },
      ...idsOf(size)
        .reverse()
        .map((id) => ({ role: 'user', content: [result(id)] })),
    ],
  ],
  [
    'many calls with one id and many results for it',
    (size) => [
      { role: 'assistant', content: Array.from({ length: size }, () => call('t')) },
      { role: 'user', content: Array.from({ length: size }, () => result('t')) },
    ],
  ],
  [
    'open server calls',
    (size) => [
      {
        role: 'assistant',
        content: idsOf(size).map((id) => ({
          type: 'server_tool_use',
          id: `srvtoolu_${id}`,
          name: 'web_search',
          input: {},
        })),
      },
      { role: 'user', content: [text] },
    ],
  ],
  [
    'system messages and unknown roles',
    (size) =>
      idsOf(size).map((id, index) => ({ role: index % 2 ? 'system' : `role-${id}`, content: [text] })),
  ],
  [
    'thinking and breakpoints',
    (size) =>
      idsOf(size).map(() => ({
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'x', signature: 'x' },
          { ...text, cache_control: { type: 'ephemeral' } },
        ],
      })),
  ],
];

describe('reads of a body', () => {
  it.each(shapes)('grow with %s', (_title, make) => {
    for (const profile of ['anthropic', 'strict'] as const) {
      const [small, large] = [readsOf(make(200), profile), readsOf(make(800), profile)];
      expect(small).toBeGreaterThan(200);
      expect(large / small).toBeLessThan(4.2);
    }
  });
});
