// One fault put into a generated history that is in order: its rule is found, at its place, under both profiles.
// The plainer faults (a result left out, a made-up id, …) stand in tests/unit/mock-api/properties.test.ts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateMessagesRequest } from '../../src/mock-api/index.ts';
import { pairingFaults } from '../oracle/pairing-oracle.ts';

interface Block {
  type: string;
  [key: string]: unknown;
}
interface Message {
  role: string;
  content: Block[];
}

const text = (): Block => ({ type: 'text', text: 'x' });
const profiles = ['anthropic', 'strict'] as const;

/** Rounds of at least two calls with their results; `at` is the message of the calls of one round. */
const history = fc
  .record({ sizes: fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 1, maxLength: 4 }), pick: fc.nat() })
  .map(({ sizes, pick }) => {
    const messages: Message[] = [{ role: 'user', content: [text()] }];
    sizes.forEach((size, round) => {
      const ids = Array.from({ length: size }, (_, call) => `toolu_${round}_${call}`);
      messages.push({
        role: 'assistant',
        content: [text(), ...ids.map((id) => ({ type: 'tool_use', id, name: 'look', input: {} }))],
      });
      messages.push({
        role: 'user',
        content: ids.map((id) => ({ type: 'tool_result', tool_use_id: id, content: 'v' })),
      });
    });
    return { messages, at: 1 + 2 * (pick % sizes.length) };
  });

function errorsOf(messages: Message[], profile: (typeof profiles)[number]): string[] {
  const { findings } = validateMessagesRequest(
    { model: 'claude-haiku-4-5', max_tokens: 9, messages },
    { profile },
  );
  return findings
    .filter((finding) => finding.severity === 'error')
    .map(({ rule, path }) => `${rule} ${path}`);
}

interface Fault {
  title: string;
  /** Changes the history in place; what must be found, and under which profile. */
  inject: (messages: Message[], at: number) => { errors: string[]; only?: 'strict' };
}

const blocksAt = (messages: Message[], at: number): Block[] => messages[at]?.content ?? [];

const faults: Fault[] = [
  {
    title: 'text between two results',
    inject(messages, at) {
      blocksAt(messages, at + 1).splice(1, 0, text());
      return { errors: [`pairing/missing-result messages.${at + 1}`] };
    },
  },
  {
    title: 'text behind a call',
    inject(messages, at) {
      blocksAt(messages, at).push(text());
      return { errors: [`pairing/text-after-tool-use messages.${at}`] };
    },
  },
  {
    title: 'a second call with the id of the first',
    inject(messages, at) {
      const calls = blocksAt(messages, at);
      calls.push({ ...calls[1], type: 'tool_use' });
      return { errors: [`pairing/duplicate-tool-use-id messages.${at}.content.${calls.length - 1}`] };
    },
  },
  {
    title: 'a call in a user message',
    inject(messages, at) {
      blocksAt(messages, at + 1).push({ type: 'tool_use', id: 'toolu_x', name: 'look', input: {} });
      return { errors: [`pairing/tool-use-in-user messages.${at + 1}`] };
    },
  },
  {
    title: 'the results in a message each',
    inject(messages, at) {
      const [first, ...rest] = blocksAt(messages, at + 1);
      messages.splice(
        at + 1,
        1,
        ...[first, ...rest].map((one) => ({ role: 'user', content: one ? [one] : [] })),
      );
      return { errors: [`pairing/missing-result messages.${at + 1}`], only: 'strict' };
    },
  },
  {
    title: 'the results again behind the next answer',
    inject(messages, at) {
      const again = blocksAt(messages, at + 1);
      messages.splice(at + 2, 0, { role: 'assistant', content: [text()] }, { role: 'user', content: again });
      return {
        errors: again.map((_, index) => `pairing/unexpected-result messages.${at + 3}.content.${index}`),
      };
    },
  },
  {
    title: 'an empty text',
    inject(messages, at) {
      blocksAt(messages, at).unshift({ type: 'text', text: '' });
      return { errors: [`empty/empty-text messages.${at}.content.0`] };
    },
  },
  {
    title: 'a bad character in the id of a call and its result',
    inject(messages, at) {
      const calls = blocksAt(messages, at);
      Object.assign(calls[1] ?? {}, { id: 'a.b' });
      Object.assign(blocksAt(messages, at + 1)[0] ?? {}, { tool_use_id: 'a.b' });
      return {
        errors: [
          `schema/tool-use-id-pattern messages.${at}.content.1.id`,
          `schema/tool-use-id-pattern messages.${at + 1}.content.0.tool_use_id`,
        ],
      };
    },
  },
];

describe('one fault in a history in order', () => {
  it.each(faults)('$title', ({ inject }) => {
    fc.assert(
      fc.property(history, ({ messages, at }) => {
        for (const profile of profiles) expect(errorsOf(messages, profile)).toEqual([]);
        expect(pairingFaults(messages, 'strict')).toEqual([]);
        const { errors, only } = inject(messages, at);
        for (const profile of profiles)
          expect(errorsOf(messages, profile)).toEqual(only && only !== profile ? [] : errors);
      }),
      { numRuns: 60, seed: 5 },
    );
  });
});
