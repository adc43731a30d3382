// Exercises whose learner mends a request body: sent as it is, recorded like a run.
import { describe, expect, test } from 'vitest';
import { gradeRuns } from '../../../src/grader/index.ts';
import { type ProgramPart, runExercise } from '../../../src/runner/index.ts';
import { toyPart } from './toy/exercise.ts';

const part: ProgramPart = {
  ...toyPart,
  scenario: { variants: [{ id: 'unica', title: 'U', seed: 3, question: '', script: [{ text: 'Pronto.' }] }] },
};
const id = 'toolu_01Q2w3E4r5T6y7U8i9O0pAsD';
const body = (last: object) => ({
  model: 'claude-opus-5',
  max_tokens: 100,
  tools: toyPart.tools.definitions,
  messages: [
    { role: 'user', content: 'Tempo?' },
    {
      role: 'assistant',
      content: [{ type: 'tool_use', id, name: 'get_weather', input: { city: 'Recife' } }],
    },
    { role: 'user', content: [last] },
  ],
});
const good = body({ type: 'tool_result', tool_use_id: id, content: '25 graus' });

/** The one record of a body; a guest that is opened fails the test. */
async function send(source: string) {
  const [record, ...more] = await runExercise({
    id: 'toy',
    profile: 'strict',
    part,
    source,
    form: 'repair-history',
    openGuest: () => Promise.reject(new Error('no guest is wanted')),
  });
  if (record === undefined || more.length > 0) throw new Error('not one record');
  return record;
}
const grade = (run: Awaited<ReturnType<typeof send>>) =>
  gradeRuns({ exercise: 'toy', checks: [], runs: [run], form: 'repair-history' });

test('an accepted body returns the script’s text, though the model never made the calls in it', async () => {
  const run = await send(JSON.stringify(good));
  expect(run).toMatchObject({
    variant: 'unica',
    outcome: { kind: 'returned', value: 'Pronto.' },
    scriptProblems: [],
    tools: [],
    requests: [{ index: 0, method: 'POST', path: '/v1/messages', status: 200, body: good }],
  });
  expect(grade(run)).toMatchObject({ passed: true, checks: [{ id: 'corpo-aceito' }] });
});

test('a refused body throws as the SDK would, with the API’s findings in the record', async () => {
  const run = await send(JSON.stringify(body({ type: 'text', text: '25 graus' })));
  expect(run.outcome).toMatchObject({ kind: 'threw', name: 'BadRequestError', status: 400, line: null });
  expect(run.requests[0]?.findings[0]).toMatchObject({ rule: 'pairing/missing-result', severity: 'error' });
  expect(grade(run).summary).toMatch(/^A API recusou o corpo com 400\. \S/);
});

describe('a text that is no JSON', () => {
  test.each([
    ['{\n  "model": "x",\n}', 3, 1, 'neste ponto o texto deixa de ser JSON'],
    ['{ "model": ', 1, 12, 'o texto acaba antes de o JSON estar completo'],
    ['', 1, 1, 'o texto acaba antes de o JSON estar completo'],
  ])('%j is not sent; the outcome says where it breaks', async (source, line, column, message) => {
    const run = await send(source);
    expect(run.requests).toEqual([]);
    expect(run.outcome).toEqual({ kind: 'invalid', reason: 'syntax', message, line, column });
    expect(grade(run).summary).toBe(`O texto não é JSON na linha ${line}, coluna ${column}: ${message}.`);
  });

  test('fails every check, and only the first speaks of it', async () => {
    const run = await send('{');
    const check = { id: 'outra', title: 'Outra', judge: () => ({ passed: true as const }) };
    const { checks } = gradeRuns({ exercise: 'toy', checks: [check], runs: [run], form: 'repair-history' });
    expect(checks.map(({ id, message }) => [id, message.slice(0, 18)])).toEqual([
      ['corpo-aceito', 'O texto não é JSON'],
      ['outra', 'Não avaliado: nada'],
    ]);
  });
});

test('JSON that is no object is the API’s to refuse', async () => {
  expect((await send('[]')).outcome).toMatchObject({ kind: 'threw', status: 400 });
});
