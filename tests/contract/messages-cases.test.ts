// Every recorded or reported request to the Messages API gets the status, type and text that are known for it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validateMessagesRequest } from '../../src/mock-api/index.ts';

interface ApiCase {
  id: string;
  api: 'messages' | 'converse';
  request: unknown;
  expect: { status: number; type: string | null; message_pattern: string | null };
}

const file = new URL('../fixtures/api-cases.json', import.meta.url);
const cases = (JSON.parse(readFileSync(file, 'utf8')) as ApiCase[]).filter(({ api }) => api === 'messages');

/** Accepted by the first-party API, refused by gateways that do not merge neighbours. */
const refusedWithoutMerging = new Set([
  'ok-parallel-split-reversed-text-after',
  'ok-two-assistant-tool-use-messages',
]);

describe('cases of the Messages API', () => {
  test('are all read from the fixture', () => {
    expect(cases.length).toBeGreaterThan(70);
  });

  test.each(cases)('anthropic: $id', ({ request, expect: expected }) => {
    const { status, error } = validateMessagesRequest(request, { profile: 'anthropic' });
    expect({ status, type: error?.type ?? null }).toEqual({ status: expected.status, type: expected.type });
    if (expected.message_pattern !== null)
      expect(error?.message).toMatch(new RegExp(expected.message_pattern));
  });

  test.each(cases)('strict differs only in merging: $id', ({ id, request, expect: expected }) => {
    const { status, error } = validateMessagesRequest(request, { profile: 'strict' });
    if (refusedWithoutMerging.has(id)) {
      expect(status).toBe(400);
      expect(error?.message).toMatch(/^messages\.2: `tool_use` ids were found without/);
    } else expect(status).toBe(expected.status);
  });
});
