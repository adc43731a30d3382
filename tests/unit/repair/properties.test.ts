// What holds for every repair, tried on valid histories with faults put in.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateMessagesRequest } from '../../../src/mock-api/index.ts';
import { repairRequest } from '../../../src/repair/index.ts';
import { body, type Fault, faults, layouts, type Message, validHistory } from './faulty-histories.ts';

type Profile = 'anthropic' | 'strict';
const profiles = fc.constantFrom<Profile>('anthropic', 'strict');
const layout = fc.constantFrom(...layouts);

const errorsIn = (text: string, profile: Profile) =>
  validateMessagesRequest(JSON.parse(text), { profile }).findings.filter(
    ({ severity }) => severity === 'error',
  );

interface AnyBlock {
  type?: unknown;
  id?: unknown;
  tool_use_id?: unknown;
  content?: unknown;
  is_error?: unknown;
}
/** Exact JSON of every block, string content as a text block. */
const blocksIn = (text: string) =>
  (JSON.parse(text) as { messages: Message[] }).messages.flatMap(({ content }) =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : content,
  );
const written = (text: string) => blocksIn(text).map((block) => JSON.stringify(block));
const isMade = (block: AnyBlock) =>
  block.is_error === true && typeof block.content === 'string' && block.content.startsWith('Not executed: ');

/** All that must hold of any repair, of whatever history. */
function check(text: string, profile: Profile) {
  const repair = repairRequest({ text, profile });
  expect(repair.changed).toBe(repair.text !== text);
  expect(repair.changed).toBe(repair.steps.length > 0);
  expect(repair.remaining).toEqual(errorsIn(repair.text, profile));
  if (errorsIn(text, profile).length === 0) expect(repair.changed).toBe(false);
  const again = repairRequest({ text: repair.text, profile });
  expect(again).toMatchObject({ changed: false, text: repair.text });
  // Nothing is invented: every block was there, letter by letter, but for neutral error results of existing calls.
  const before = new Set(written(text));
  const calls = new Set(blocksIn(text).flatMap((block) => (block.type === 'tool_use' ? [block.id] : [])));
  for (const block of blocksIn(repair.text)) {
    if (isMade(block)) expect(calls).toContain(block.tool_use_id);
    else expect(before).toContain(JSON.stringify(block));
  }
  // Nothing said gets lost: only results, calls and empty text may go, and only where a step says so.
  const after = new Set(written(repair.text));
  const lost = blocksIn(text).filter((block) => !after.has(JSON.stringify(block)));
  expect(
    lost.filter((block) => block.type !== 'tool_result' && block.text !== '' && block.text !== 'Be kind.'),
  ).toEqual([]);
  const drops = repair.steps.filter(({ action }) => action.startsWith('drop-'));
  if (lost.length > 0 && drops.length === 0) expect(JSON.parse(repair.text)).toHaveProperty('system');
  for (const step of repair.steps) expect(step.reason).toMatch(/\S/);
  return repair;
}

test('a history that is accepted is not touched', () => {
  fc.assert(
    fc.property(validHistory, profiles, layout, (messages, profile, write) => {
      const text = write(body(messages));
      expect(check(text, profile)).toMatchObject({ text, changed: false, remaining: [], refusals: [] });
    }),
    { numRuns: 100 },
  );
});

describe('one fault', () => {
  test.each(faults.map((fault) => [fault.name, fault] as const))('%s', (_, fault) => {
    fc.assert(
      fc.property(validHistory, fc.nat({ max: 20 }), profiles, layout, (messages, at, profile, write) => {
        const text = write(body(fault.inject(messages, at)));
        const repair = check(text, profile);
        if (fault.repairable) expect(repair.remaining).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test.each(['two results that differ', 'a made-up id'])('%s: nothing is guessed', (name) => {
    const { inject } = faults.find((fault) => fault.name === name) as Fault;
    fc.assert(
      fc.property(validHistory, fc.nat({ max: 20 }), profiles, (messages, at, profile) => {
        const text = JSON.stringify(body(inject(messages, at)));
        const { changed, remaining, refusals } = check(text, profile);
        expect(changed).toBe(false);
        expect(remaining.length).toBeGreaterThan(0);
        expect(refusals[0]?.reason).toMatch(/só (?:você|quem)/);
      }),
      { numRuns: 40 },
    );
  });
});

test('several faults at once still give a repair with all properties', () => {
  const several = fc.array(fc.tuple(fc.constantFrom(...faults), fc.nat({ max: 20 })), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(validHistory, several, profiles, layout, (messages, chosen, profile, write) => {
      const broken = chosen.reduce(
        (history, [fault, at]) => (history.length > 1 ? fault.inject(history, at) : history),
        messages,
      );
      check(write(body(broken)), profile);
    }),
    { numRuns: 400 },
  );
});

test('blocks in any order: every property holds, whatever the history', () => {
  const block = fc.oneof(
    fc.constantFrom('a', '', ' ').map((value) => ({ type: 'text', text: value })),
    fc.constantFrom('A', 'B', 'C').map((id) => ({ type: 'tool_use', id, name: 't', input: {} })),
    fc.tuple(fc.constantFrom('A', 'B', 'C', 'Z'), fc.constantFrom('r', 's')).map(([id, content]) => ({
      type: 'tool_result',
      tool_use_id: id,
      content,
    })),
    fc.constant({ type: 'thinking', thinking: 't', signature: 's' }),
    fc.constant({ type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: {} }),
  );
  const message = fc.record({
    role: fc.constantFrom('user', 'assistant', 'user', 'assistant', 'system', 'tool'),
    content: fc.oneof(
      fc.constantFrom('', ' ', 'x'),
      fc.array(block, { maxLength: 4 }),
      fc.array(block, { maxLength: 4 }),
    ),
  });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 7 }), profiles, layout, (messages, profile, write) => {
      const text = write(body(messages));
      const repair = repairRequest({ text, profile });
      expect(repair.remaining).toEqual(errorsIn(repair.text, profile));
      expect(repairRequest({ text: repair.text, profile })).toMatchObject({
        changed: false,
        text: repair.text,
      });
      expect(repair.remaining.length).toBeLessThanOrEqual(errorsIn(text, profile).length);
    }),
    { numRuns: 1000 },
  );
});

test('any JSON, and any text, gives an answer', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.json().map((json) => `{"messages":${json}}`),
      ),
      profiles,
      (text, profile) => {
        const repair = repairRequest({ text, profile });
        expect(repair).toMatchObject({ text, changed: false });
        expect(repair.remaining.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 200 },
  );
});
