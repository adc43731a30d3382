// `pegadinha check` on what people really have, and its repairs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cli } from './run.ts';

const good = { model: 'claude-haiku-4-5', max_tokens: 8, messages: [{ role: 'user', content: 'Oi' }] };
const call = (id: string) => ({ type: 'tool_use', id, name: 't', input: {} });
const unanswered = {
  ...good,
  messages: [
    ...good.messages,
    { role: 'assistant', content: [call('toolu_1')] },
    { role: 'user', content: 'e?' },
  ],
};
const mismatch = {
  ...good,
  messages: [
    ...good.messages,
    { role: 'assistant', content: [call('toolu_1')] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_2', content: 'r' }] },
  ],
};

let cwd = '';
const write = (name: string, content: string) => writeFileSync(join(cwd, name), content);
const read = (name: string) => readFileSync(join(cwd, name), 'utf8');
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pegadinha-'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

const reports = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('several requests in one file get one line each, numbered', async () => {
  write('many.jsonl', `${JSON.stringify(good)}\n${JSON.stringify(unanswered)}\n`);
  const ran = await cli(['check', 'many.jsonl', '--json'], { cwd });
  expect(ran).toMatchObject({ exit: 1, err: '' });
  expect(reports(ran.out)).toMatchObject([
    { file: 'many.jsonl#1', status: 200 },
    { file: 'many.jsonl#2', status: 400 },
  ]);
  expect(Object.keys(reports(ran.out)[0] ?? {})).toEqual([
    'file',
    'api',
    'profile',
    'status',
    'error',
    'findings',
  ]);
});

test('a line that cannot be read is named, exits 2, and the others are judged', async () => {
  write('bad.jsonl', `${JSON.stringify(good)}\n{"model": oops}\n${JSON.stringify(good)}\n`);
  const ran = await cli(['check', 'bad.jsonl', '--json'], { cwd });
  expect(ran.exit).toBe(2);
  expect(reports(ran.out)).toMatchObject([
    { file: 'bad.jsonl#1', status: 200 },
    { file: 'bad.jsonl#2', status: 200 },
    { file: 'bad.jsonl:2', status: null },
  ]);
  expect(ran.err).toContain('bad.jsonl:2: This is not JSON');
});

test.each([
  ['a bare list of messages', JSON.stringify(unanswered.messages)],
  ['a curl command', `curl https://x -H 'x-api-key: k' -d '${JSON.stringify(unanswered)}'`],
  ['a log line', `10:00 DEBUG ${JSON.stringify(unanswered)}`],
  ['a Python literal', JSON.stringify(unanswered).replaceAll('"', "'")],
])('%s is read', async (_, text) => {
  const ran = await cli(['check', '-', '--json'], { stdin: text });
  expect(ran).toMatchObject({ exit: 1, err: '' });
  expect(reports(ran.out)).toMatchObject([{ file: '-', status: 400 }]);
});

test('a body that is cut off cannot be judged', async () => {
  const ran = await cli(['check', '-', '--json'], { stdin: JSON.stringify(unanswered).slice(0, -4) });
  expect(ran.exit).toBe(2);
  expect(reports(ran.out)).toMatchObject([{ file: '-', status: null }]);
  expect(ran.err).toContain('ends too early at line 1');
});

test('--api-version decides over what only the newer one refuses; a pasted header does so without it', async () => {
  const warm = JSON.stringify({ ...good, temperature: 0.5 });
  const status = async (args: string[], stdin: string) =>
    (await cli(['check', '-', ...args], { stdin })).exit;
  expect(await status([], warm)).toBe(0);
  expect(await status(['--api-version', '2026-10-21'], warm)).toBe(1);
  const curl = `curl -H 'anthropic-version: 2026-10-21' -d '${warm}'`;
  expect(await status([], curl)).toBe(1);
  expect(await status(['--api-version', '2023-06-01'], curl)).toBe(0);
  expect(await status(['--api-version', '2020-01-01'], warm)).toBe(2);
});

test('--fix shows each step with its reason and the change, and saves nothing', async () => {
  const text = JSON.stringify(unanswered);
  write('fix.json', text);
  const ran = await cli(['check', 'fix.json', '--fix'], { cwd });
  expect(ran.exit).toBe(0);
  expect(ran.out).toMatch(/^fix\.json: 400 rejected/);
  expect(ran.out).toContain('[add-error-result]');
  expect(ran.out).toContain('não tem resultado');
  expect(ran.out).toMatch(/\n {2}\+ +"is_error": true/);
  expect(read('fix.json')).toBe(text);
});

test('--fix --json carries the repair', async () => {
  const ran = await cli(['check', '-', '--fix', '--json'], { stdin: JSON.stringify(unanswered) });
  const [report] = reports(ran.out) as [{ repair: { text: string } }];
  expect(report).toMatchObject({ status: 400, repair: { changed: true, remaining: [] } });
  expect((await cli(['check', '-'], { stdin: report.repair.text })).exit).toBe(0);
});

test('--fix --write saves, byte order mark and layout kept, and a second time changes nothing', async () => {
  write('save.json', `\uFEFF${JSON.stringify(unanswered, null, 2)}\n`);
  expect(await cli(['check', 'save.json', '--fix', '--write'], { cwd })).toMatchObject({ exit: 0, err: '' });
  const saved = read('save.json');
  expect(saved).toMatch(/^\uFEFF\{\n {2}"model"[\s\S]*"is_error": true[\s\S]*\}\n$/);
  expect((await cli(['check', 'save.json', '--fix', '--write'], { cwd })).exit).toBe(0);
  expect(read('save.json')).toBe(saved);
});

test('where no safe repair exists it says so and exits 1', async () => {
  const text = JSON.stringify(mismatch);
  write('mismatch.json', text);
  const ran = await cli(['check', 'mismatch.json', '--fix', '--write'], { cwd });
  expect(ran.exit).toBe(1);
  expect(ran.out).toContain('sem conserto seguro');
  expect(read('mismatch.json')).toBe(text);
});

test.each([
  ['log.txt', `log: ${JSON.stringify(unanswered)}`],
  ['list.json', JSON.stringify(unanswered.messages)],
  ['two.jsonl', `${JSON.stringify(unanswered)}\n${JSON.stringify(good)}`],
])('--write refuses %s, which is no plain body', async (name, text) => {
  write(name, text);
  const ran = await cli(['check', name, '--fix', '--write'], { cwd });
  expect(ran.exit).toBe(2);
  expect(ran.err).toContain('[check/not-writable]');
  expect(read(name)).toBe(text);
});

test('--write without --fix is wrong usage', async () => {
  const ran = await cli(['check', '-', '--write'], { stdin: JSON.stringify(good) });
  expect(ran.exit).toBe(2);
  expect(ran.err).toContain('--write needs --fix');
});
