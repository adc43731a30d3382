// `pegadinha mock`: what it prints, what it refuses to start with, what it records.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../../../src/cli/run-cli.ts';
import { openServer } from '../../../src/server/index.ts';
import { root } from './run.ts';

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pegadinha-mock-'));
  const variant = (id: string) =>
    `{ id: '${id}', title: '', seed: 1, question: '', profile: 'strict', script: [{ text: '${id}' }] }`;
  const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
  write('two.mjs', `export default { variants: [${variant('first')}, ${variant('second')}] };`);
  write('one.mjs', `export default ${variant('alone')};`);
  write('syntax.mjs', 'export default {');
  write('nothing.mjs', 'export const x = 1;');
  write('text.mjs', 'export default "x";');
  write('scriptless.mjs', 'export default { variants: [{ id: "a", seed: 1, question: "" }] };');
  write('empty.mjs', 'export default { variants: [] };');
});
afterAll(() => rmSync(cwd, { recursive: true }));

/** Runs the command, does `work` with its address as soon as it listens, and stops it. */
async function mock(args: string[], work: (url: string) => Promise<void> = async () => {}) {
  let out = '';
  let err = '';
  const exit = await runCli({
    args: ['mock', ...args],
    root,
    streams: {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      stdin: async () => new Uint8Array(),
      cwd,
    },
    untilStopped: async () => {
      // The address is printed right after the command has begun to wait.
      await new Promise(setImmediate);
      await work(/http:\/\/\S+:\d+/.exec(out)?.[0] ?? '');
    },
  });
  return { exit, out, err };
}

const body = JSON.stringify({
  model: 'claude-haiku-4-5',
  max_tokens: 8,
  messages: [{ role: 'user', content: 'Oi' }],
});
const headers = { 'x-api-key': 'sk-ant-secret', 'anthropic-version': '2023-06-01' };
const post = async (url: string, text = body) => {
  const answer = await fetch(`${url}/v1/messages`, { method: 'POST', headers, body: text });
  return JSON.stringify(await answer.json());
};

test('it prints its address with the real port, each request, and how many there were', async () => {
  const ran = await mock(['--port', '0'], async (url) => {
    await post(url);
    await post(url, '{');
  });
  expect(ran).toMatchObject({ exit: 0, err: '' });
  expect(ran.out).toMatch(/http:\/\/127\.0\.0\.1:[1-9]\d* \(profile anthropic, no scenario\)/);
  expect(ran.out).toContain('200 POST /v1/messages  claude-haiku-4-5, 1 message  → end_turn\n');
  expect(ran.out).toContain('400 POST /v1/messages  → invalid_request_error: ');
  expect(ran.out).toMatch(/Stopped after 2 requests\.\n$/);
});

test.each([
  [['--scenario', 'two.mjs'], 'first'],
  [['--scenario', 'two.mjs', '--variant', 'second'], 'second'],
  [['--scenario', 'one.mjs'], 'alone'],
])('%j answers with "%s", under the profile of the scenario', async (args, text) => {
  let answer = '';
  const ran = await mock(['--port', '0', ...args], async (url) => {
    answer = await post(url);
  });
  expect(ran.out).toContain('profile strict');
  expect(answer).toContain(`"text":"${text}"`);
});

test('--profile wins over the scenario’s', async () => {
  const ran = await mock(['--port', '0', '--scenario', 'one.mjs', '--profile', 'anthropic']);
  expect(ran.out).toContain('profile anthropic');
});

test('--record holds one line per exchange and no key', async () => {
  await mock(['--port', '0', '--record', 'r.jsonl'], async (url) => {
    await Promise.all([post(url), post(url), post(url, '{')]);
  });
  const text = readFileSync(join(cwd, 'r.jsonl'), 'utf8');
  expect(text).not.toContain('sk-ant');
  const lines = text.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).status).sort()).toEqual([200, 200, 400]);
});

test('a port in use is a sentence and exit 1', async () => {
  const other = await openServer({ handlers: [], port: 0 });
  const ran = await mock(['--port', String(other.port)]);
  await other.close();
  expect(ran).toMatchObject({ exit: 1, out: '' });
  expect(ran.err).toContain(`Port ${other.port} is in use.`);
});

test.each([
  ['nowhere.mjs', 'scenario/not-found'],
  ['.', 'scenario/is-directory'],
  ['syntax.mjs', 'scenario/not-loaded'],
  ['nothing.mjs', 'scenario/not-a-scenario'],
  ['text.mjs', 'scenario/not-a-scenario'],
  ['scriptless.mjs', 'Variant 0 has no "script"'],
  ['empty.mjs', 'scenario/no-variants'],
])('the scenario %s is refused before anything starts: %s', async (file, reason) => {
  const ran = await mock(['--port', '0', '--scenario', file]);
  expect(ran).toMatchObject({ exit: 2, out: '' });
  expect(ran.err).toContain(`${file}: `);
  expect(ran.err).toContain(reason);
  expect(ran.err).toContain('Nothing was started.');
});

test.each([
  [['--port', '70000'], 'from 0 to 65535'],
  [['--port', 'x'], 'from 0 to 65535'],
  [['--profile', 'none'], 'anthropic, strict'],
  [['--scenario', 'two.mjs', '--variant', 'third'], 'Variants: first, second.'],
  [['--variant', 'third'], 'mock/variant-without-scenario'],
  [['--port', '0', '--record', 'no/such/folder'], 'mock/record'],
])('%j exits 2 and says why', async (args, reason) => {
  const ran = await mock(args);
  expect(ran.exit).toBe(2);
  expect(ran.err).toContain(reason);
});
