// Proof that the error texts quoted in the lesson are, word for word, what the simulated API answers to the requests
// that the lesson describes. Runs in Node; touches no network.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { validateMessagesRequest } from '../../src/mock-api/index.ts';

const lesson = readFileSync(
  fileURLToPath(new URL('../../lessons/tool-use-no-loop.mdx', import.meta.url)),
  'utf8',
);
const idOf = (letter: string) => `toolu_01${letter.repeat(22)}`;
const ask = { role: 'user', content: 'O que falta na OS 7731?' };
const calls = (...letters: string[]) => ({
  role: 'assistant',
  content: letters.map((letter) => ({
    type: 'tool_use',
    id: idOf(letter),
    name: 'check_part_stock',
    input: {},
  })),
});
const resultFor = (letter: string) => ({ type: 'tool_result', tool_use_id: idOf(letter), content: 'ok' });
const answer = (...letters: string[]) => ({ role: 'user', content: letters.map(resultFor) });
const judge = (messages: unknown[], profile: 'anthropic' | 'strict') =>
  validateMessagesRequest({ model: 'claude-sonnet-5-5', max_tokens: 1000, messages }, { profile });

describe("the API's words in the lesson", () => {
  it.each([
    ['text only', [ask, { role: 'assistant', content: 'Vou olhar a OS.' }, answer('A')]],
    ['one id twice', [ask, calls('A'), answer('A'), calls('B', 'C'), answer('B', 'B')]],
    ['one call unanswered', [ask, calls('A'), answer('A'), calls('B', 'C'), answer('B')]],
    ['result in an assistant message', [ask, calls('A'), { role: 'assistant', content: [resultFor('A')] }]],
  ])('are what the simulated API says: %s', (_title, messages) => {
    const { status, error } = judge(messages, 'anthropic');
    expect(status).toBe(400);
    // The lesson shortens ids: toolu_01AAAA… is printed as toolu_01A….
    expect(lesson).toContain(error?.message.replace(/(toolu_01(\w))\2+/g, '$1…'));
  });

  it('calls a clean split accepted first-party and refused by strict services', () => {
    const messages = [ask, calls('B', 'C'), answer('B'), answer('C')];
    expect(judge(messages, 'anthropic').status).toBe(200);
    expect(judge(messages, 'strict').status).toBe(400);
  });
});
