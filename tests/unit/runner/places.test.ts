// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the programs under test hold template literals
// Errors point at the line and column that the learner wrote.
import { expect, test } from 'vitest';
import { programWith, runFirst, runToy } from './toy/run-toy.ts';

const place = (line: number, column: number) => ({ line, column });

test.each([
  ['a token that the parser refuses', 'const a = 1;\nconst b = ;\n', place(2, 11)],
  [
    'an unclosed function',
    'export async function runAgent(question: string) {\n  return "x";\n',
    place(3, 1),
  ],
  ['a name declared twice', 'type A = string;\nconst a: A = "1";\nconst a: A = "2";\n', place(3, 7)],
  [
    'await in a function that is not async',
    'export async function runAgent(question: string) {\n  const all = [1].map((n: number) => {\n    const r = await Promise.resolve(n);\n    return r;\n  });\n  return String(all);\n}\n',
    place(3, 15),
  ],
])('a syntax error has its place: %s', async (_name, source, expected) => {
  const run = await runFirst(source);
  expect(run.outcome).toMatchObject({ kind: 'invalid', reason: 'syntax', ...expected });
});

test('a syntax error ends the exercise after the first variant', async () => {
  expect(await runToy('const = 1;')).toHaveLength(1);
});

test('an exception has the place where it was thrown, types before it not counted', async () => {
  const source =
    'export async function runAgent(question: string): Promise<string> {\n' +
    '  const value: { deep?: { text: string } } = {}; const text: string = (value as any).deep.text;\n' +
    '  return text;\n}\n';
  const run = await runFirst(source);
  expect(run.outcome).toMatchObject({ kind: 'threw', name: 'TypeError', ...place(2, 91) });
});

test('an error of the API has the place of the call, its class and its status', async () => {
  const run = await runFirst(
    programWith(
      '  const first = 1;\n  await client.messages.create({ model: "m", max_tokens: 1, messages: [] });\n  return "";',
    ),
  );
  expect(run.outcome).toMatchObject({ kind: 'threw', status: run.requests[0]?.status, line: 8 });
  expect(run.outcome).toMatchObject({ stack: expect.stringContaining('at runAgent (agent.ts:8:') });
});

test('the stack holds only the program’s own lines', async () => {
  const run = await runFirst(
    'const inner = () => { throw new RangeError("fundo"); };\nexport async function runAgent() {\n  await Promise.resolve();\n  [1].forEach(inner);\n  return "";\n}\n',
  );
  expect(run.outcome).toMatchObject({
    kind: 'threw',
    name: 'RangeError',
    stack: '    at inner (agent.ts:1:29)\n    at runAgent (agent.ts:4:7)',
  });
});

test.each([
  ['no runAgent', 'export const other = 1;', 'no-run-agent', 'runAgent'],
  ['an unknown module', 'import fs from "node:fs";\nexport const x = fs;', 'unknown-import', 'node:fs'],
  [
    'an answer that is not a text',
    'export async function runAgent() { return 7; }',
    'wrong-return',
    'number',
  ],
  ['no answer', 'export async function runAgent() {}', 'wrong-return', 'undefined'],
])('a program that cannot be graded says why: %s', async (_name, source, reason, word) => {
  const run = await runFirst(source);
  expect(run.outcome).toMatchObject({ kind: 'invalid', reason, message: expect.stringContaining(word) });
});

test('a template literal on the line or above does not shift columns', async () => {
  const line = '  const all: string[] = [`${name}`]; wanted.text!.trim();';
  const source = [
    'const name = `a ${1 + 1} b',
    '${2} c`;',
    'export async function runAgent(question: string): Promise<string> {',
    '  const wanted: { text?: string } = {};',
    line,
    '  return all.join("");',
    '}',
  ].join('\n');
  const { outcome } = await runFirst(source);
  expect(outcome).toMatchObject({
    kind: 'threw',
    name: 'TypeError',
    line: 5,
    column: line.indexOf('trim') + 1,
  });
});

test('a call of the client in a file with template literals is named by its own column', async () => {
  const line = '  const reply = await client.messages.create({ model: "m", max_tokens: 1, messages: [] });';
  const { outcome } = await runFirst(
    programWith(['  const text: string = `x ${1}`;', line, '  return text + reply.id;'].join('\n')),
  );
  expect(outcome).toMatchObject({ kind: 'threw', line: 8, column: line.indexOf('create') + 1 });
});
