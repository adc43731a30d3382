// The validator against a second, independent statement of the pairing rules, on many random near-misses.
import { describe, expect, it } from 'vitest';
import { compareOn } from './history-agreement.ts';
import { faultTexts, pairingFaults } from './pairing-oracle.ts';
import { randomFrom, randomHistory } from './random-history.ts';

const histories = 100_000;

describe('the validator and the oracle', () => {
  it(`agree on ${histories} random histories under both profiles`, () => {
    const random = randomFrom(20261129);
    const seen = new Map<string, number>();
    const disagreements: unknown[] = [];
    for (let count = 0; count < histories && disagreements.length < 5; count += 1) {
      const messages = randomHistory(random);
      for (const profile of ['anthropic', 'strict'] as const) {
        const comparison = compareOn(messages, profile);
        if (comparison.disagreements.length > 0) disagreements.push({ profile, messages, ...comparison });
        for (const kind of new Set(comparison.kinds.length > 0 ? comparison.kinds : ['none']))
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    }
    expect(disagreements).toEqual([]);
    // The sample tests something: many histories are kept, and every kind of fault is met often.
    expect(seen.get('none')).toBeGreaterThan(histories / 2);
    for (const kind of Object.keys(faultTexts))
      expect([kind, (seen.get(kind) ?? 0) > 400]).toEqual([kind, true]);
  }, 240_000);
});

describe('the oracle', () => {
  const call = (id: string) => ({ type: 'tool_use', id, name: 'look', input: {} });
  const result = (id: string) => ({ type: 'tool_result', tool_use_id: id });
  const split = [
    { role: 'user', content: 'q' },
    { role: 'assistant', content: [call('a'), call('b')] },
    { role: 'user', content: [result('b')] },
    { role: 'user', content: [result('a')] },
  ];

  it('takes a clean split for valid only where turns are merged', () => {
    expect(pairingFaults(split, 'anthropic')).toEqual([]);
    expect(pairingFaults(split, 'strict')).toMatchObject([
      { kind: 'missing', places: ['messages.2'], ids: ['a'] },
      { kind: 'orphan', places: ['messages.3.content.0'], ids: ['a'], follows: true },
    ]);
  });
});
