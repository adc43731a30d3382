// Every recorded or reported request to the Converse API gets the status, type and text that are known for it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validateConverseRequest } from '../../src/mock-api/index.ts';

interface ApiCase {
  id: string;
  api: 'messages' | 'converse';
  request: unknown;
  expect: { status: number; type: string | null; message_pattern: string | null };
}

const file = new URL('../fixtures/api-cases.json', import.meta.url);
const cases = (JSON.parse(readFileSync(file, 'utf8')) as ApiCase[]).filter(({ api }) => api === 'converse');

describe('cases of the Converse API', () => {
  test('are all read from the fixture', () => {
    expect(cases.length).toBeGreaterThanOrEqual(19);
  });

  test.each(cases)('$id', ({ request, expect: expected }) => {
    const { status, error } = validateConverseRequest(request);
    expect({ status, type: error?.type ?? null }).toEqual({ status: expected.status, type: expected.type });
    if (expected.message_pattern !== null)
      expect(error?.message).toMatch(new RegExp(expected.message_pattern));
  });
});
