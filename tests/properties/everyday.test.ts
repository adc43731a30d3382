// What the rules pass by as everyday holds nothing that they would have found: looking at all of it changes nothing.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectCache } from '../../src/mock-api/messages/families/cache.ts';
import { inspectCallPlaces } from '../../src/mock-api/messages/families/call-places.ts';
import { inspectEmpties } from '../../src/mock-api/messages/families/empties.ts';
import { inspectImages } from '../../src/mock-api/messages/families/images.ts';
import { inspectPairing } from '../../src/mock-api/messages/families/pairing.ts';
import { inspectRoles } from '../../src/mock-api/messages/families/roles.ts';
import { inspectSchema } from '../../src/mock-api/messages/families/schema.ts';
import { inspectServerTools } from '../../src/mock-api/messages/families/server-tools.ts';
import { inspectThinking } from '../../src/mock-api/messages/families/thinking.ts';
import { inspectTools } from '../../src/mock-api/messages/families/tools.ts';
import { MessageReading, type Reading, readRequest } from '../../src/mock-api/messages/reading.ts';
import { randomFrom, randomHistory } from '../oracle/random-history.ts';

const sound = fc.constantFrom<[role: string, block: Record<string, unknown>]>(
  ['assistant', { type: 'text', text: 'x' }],
  ['assistant', { type: 'tool_use', id: 'toolu_1', name: 'look', input: {} }],
  ['user', { type: 'text', text: 'x' }],
  ['user', { type: 'tool_result', tool_use_id: 'toolu_1', content: 'v' }],
  ['user', { type: 'tool_result', tool_use_id: 'toolu_1', content: [{ type: 'text', text: 'v' }] }],
  ['user', { type: 'tool_result', tool_use_id: 'toolu_1' }],
);
/** Changes to a sound block, most of which some rule minds. */
const twist = fc.constantFrom<Record<string, unknown>>(
  ...['', ' ', '\n x', 'é', null, '\ud83d'].map((text) => ({ text })),
  ...['a.b', '', 1, 'é'].flatMap((id) => [{ id }, { tool_use_id: id }]),
  ...['', 'x'.repeat(201), null].map((name) => ({ name })),
  ...[[], null, 'x'].map((input) => ({ input })),
  ...['', [], null, {}, [null], '\ud83d'].map((content) => ({ content })),
  ...['image', 'tool_reference', 'thinking'].map((type) => ({ content: [{ type, text: 'x' }] })),
  ...[{ text: '' }, { text: ' ' }, { text: 'x', extra: 1 }, { text: 'x', cache_control: {} }, {}].map(
    (part) => ({
      content: [{ type: 'text', ...part }],
    }),
  ),
  ...[true, null, 'x'].map((is_error) => ({ is_error })),
  ...[null, {}, { type: 'ephemeral' }].map((cache_control) => ({ cache_control })),
  ...['thinking', 'image', 'server_tool_use', 'web_search_tool_result', 'x', null].map((type) => ({ type })),
  ...[{ citations: null }, { caller: null }, { extra: 1 }],
);
const change = fc.oneof(
  fc.constant({}),
  twist,
  fc.tuple(twist, twist).map(([one, two]) => ({ ...one, ...two })),
);
const message = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .tuple(sound, change, fc.boolean(), fc.nat({ max: 20 }))
      .map(([[role, block], more, hasMore, luck]) => ({
        role: luck === 0 ? 'tool' : luck === 1 ? 'system' : luck === 2 ? 'user' : role,
        content: [{ ...block, ...more }, ...(hasMore ? [{ type: 'text', text: 'y' }] : [])],
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<unknown>('x', '', ' ', [], null, {}, [null])
      .map((content) => ({ role: 'user', content })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, { role: 'user' }, { role: 'user', content: 'x', extra: 1 }),
  },
);

/** The rules that may pass by what is everyday. */
function findingsOf(reading: Reading) {
  return [
    inspectSchema(reading),
    inspectCache(reading),
    inspectImages(reading),
    inspectTools(reading),
    inspectRoles(reading),
    inspectEmpties(reading),
    inspectCallPlaces(reading),
    inspectThinking(reading),
    inspectServerTools(reading),
  ].map((breaches) => breaches.map(({ finding }) => finding));
}

/** The same request with every message taken for special. */
function lookedAtClosely(reading: Reading): Reading {
  return { ...reading, special: reading.messages };
}

const bodyOf = (messages: unknown[]) => ({ model: 'claude-haiku-4-5', max_tokens: 9, messages });

describe('what is everyday', () => {
  it('holds nothing that a rule on single blocks would find', () => {
    let everyday = 0;
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 2 }), (messages) => {
        const reading = readRequest(bodyOf(messages));
        everyday += reading.messages.length - reading.special.length;
        expect(findingsOf(reading)).toEqual(findingsOf(lookedAtClosely(reading)));
      }),
      { numRuns: 4000, seed: 3 },
    );
    expect(everyday).toBeGreaterThan(200);
  });

  it('in order is what the pairing rules find nothing in', () => {
    const random = randomFrom(11);
    let inOrder = 0;
    for (let count = 0; count < 1500; count += 1) {
      const messages = randomHistory(random);
      for (const profile of ['anthropic', 'strict'] as const) {
        const reading = readRequest(bodyOf(messages));
        const found = inspectPairing(reading, profile);
        if (reading.special.length === 0) inOrder += 1;
        // A key that no rule on pairing reads, and that no everyday message has.
        const odd = readRequest(bodyOf(messages.map((one) => ({ ...one, odd: true }))));
        expect(odd.special).toHaveLength(odd.messages.length);
        expect(found).toEqual(inspectPairing(odd, profile));
      }
    }
    expect(inOrder).toBeGreaterThan(300);
  });

  it('is never a message that is no such thing', () => {
    const everyday = { role: 'user', content: 'x' };
    expect(new MessageReading(0, everyday).isEveryday).toBe(true);
    for (const change of [
      { role: 'system' },
      { content: '' },
      { content: ' ' },
      { content: [] },
      { name: 'x' },
    ])
      expect(new MessageReading(0, { ...everyday, ...change }).isEveryday).toBe(false);
  });
});
