// `pegadinha check`: output, exit codes, and what cannot be read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cli } from './run.ts';

const good = { model: 'claude-opus-4-6', max_tokens: 8, messages: [{ role: 'user', content: 'Oi' }] };
const call = (id: string) => ({ type: 'tool_use', id, name: 't', input: {} });
const answer = (id: string) => ({
  role: 'user',
  content: [{ type: 'tool_result', tool_use_id: id, content: 'r' }],
});
const tools = [{ name: 't', input_schema: { type: 'object' } }];
const split = {
  ...good,
  tools,
  messages: [
    ...good.messages,
    { role: 'assistant', content: [call('toolu_1'), call('toolu_2')] },
    answer('toolu_1'),
    answer('toolu_2'),
  ],
};
const orphan = { ...good, messages: [answer('toolu_9')] };

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pegadinha-'));
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(cwd, name), content);
  write('good.json', `\uFEFF${JSON.stringify(good)}`);
  write('split.json', JSON.stringify(split));
  write('orphan.json', JSON.stringify(orphan));
  write('bad.json', '{\n  "model": "m",\n  "messages": [,]\n}\n');
  write('cut.json', '{"model":');
  write('empty.json', '');
  write('latin.json', new Uint8Array([0x22, 0xe9, 0x22]));
});
afterAll(() => rmSync(cwd, { recursive: true }));

const json = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('an accepted body, byte order mark and all, exits 0 with one line of JSON', async () => {
  const ran = await cli(['check', 'good.json', '--json'], { cwd });
  expect(ran).toMatchObject({ exit: 0, err: '' });
  expect(json(ran.out)).toEqual([
    { file: 'good.json', api: 'messages', profile: 'anthropic', status: 200, error: null, findings: [] },
  ]);
});

test('a rejected body exits 1 and carries the API’s error and our findings', async () => {
  const ran = await cli(['check', '--json', 'orphan.json'], { cwd });
  expect(ran.exit).toBe(1);
  const finding = {
    rule: expect.stringMatching(/^pairing\//),
    path: 'messages.0.content.0',
    severity: 'error',
    explanation: expect.any(String),
  };
  expect(json(ran.out)).toEqual([
    {
      file: 'orphan.json',
      api: 'messages',
      profile: 'anthropic',
      status: 400,
      error: { type: 'invalid_request_error', message: expect.any(String) },
      findings: [finding],
    },
  ]);
});

test('the profile decides over split results', async () => {
  expect((await cli(['check', 'split.json'], { cwd })).exit).toBe(0);
  expect((await cli(['check', 'split.json', '--profile', 'strict'], { cwd })).exit).toBe(1);
});

test('"-" reads standard input', async () => {
  const ran = await cli(['check', '-', '--json'], { stdin: JSON.stringify(good) });
  expect(json(ran.out)[0]).toMatchObject({ file: '-', status: 200 });
});

test.each([
  ['bad.json', 'line 3, column 16', 'check/not-json'],
  ['cut.json', 'ends too early at line 1, column 10', 'check/not-json'],
  ['empty.json', 'line 1, column 1', 'check/not-json'],
  ['latin.json', 'not UTF-8', 'file/not-utf-8'],
  ['missing.json', 'does not exist', 'file/not-found'],
  ['.', 'is a directory', 'file/is-directory'],
])('%s exits 2, says where, and the other files are still checked', async (file, words, code) => {
  const ran = await cli(['check', file, 'good.json', '--json'], { cwd });
  expect(ran.exit).toBe(2);
  expect(ran.err).toContain(words);
  expect(ran.err).toContain(`[${code}]`);
  expect(json(ran.out)).toMatchObject([
    { file, status: null, findings: [] },
    { file: 'good.json', status: 200 },
  ]);
});

test('exit 2 outweighs exit 1', async () => {
  expect((await cli(['check', 'missing.json', 'orphan.json'], { cwd })).exit).toBe(2);
});

test('without --json the report can be read', async () => {
  const ran = await cli(['check', 'orphan.json'], { cwd });
  expect(ran.out).toMatch(
    /^orphan\.json: 400 rejected, invalid_request_error \(profile anthropic\)\n {2}messages\.0\.content\.0: /,
  );
});

test.each([
  [['check']],
  [['check', 'good.json', '--profile', 'bedrock']],
  [['chekc', 'good.json']],
  [['check', 'good.json', '--jsno']],
  [[]],
])('wrong usage exits 2 and says how to get help: %j', async (args) => {
  const ran = await cli(args, { cwd });
  expect(ran.exit).toBe(2);
  expect(ran.err).toMatch(/--help/);
});

test('help exits 0', async () => {
  expect((await cli(['check', '--help'])).exit).toBe(0);
});
