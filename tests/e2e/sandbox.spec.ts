// The runner's page port in a real browser: hostile programs end with an outcome and leave the page sane.
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { bundleGuest } from '../../src/runner/node/index.ts';
import { goodProgram } from '../unit/runner/toy/good-program.ts';
import { programWith } from '../unit/runner/toy/run-toy.ts';
import type { Harness, HarnessOptions } from './sandbox-harness.ts';

const origin = 'http://sandbox.test';
const html =
  '<!doctype html><meta charset="utf-8"><title>Página</title><body><script src="/harness.js"></script>';
const asked: string[] = [];

async function openHarness(page: Page): Promise<void> {
  const [guest, harness] = await Promise.all([
    bundleGuest(),
    build({
      entryPoints: ['tests/e2e/sandbox-harness.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
    }),
  ]);
  const files: Record<string, [string, string]> = {
    '/': ['text/html', html],
    '/harness.js': ['text/javascript', harness.outputFiles[0]?.text ?? ''],
    '/guest.js': ['text/javascript', guest.code],
  };
  await page.context().route('**/*', (route) => {
    const url = new URL(route.request().url());
    const [contentType, body] = files[url.pathname] ?? ['text/plain', 'leaked'];
    if (url.origin !== origin || files[url.pathname] === undefined) asked.push(url.href);
    return route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(`${origin}/`);
}

let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await openHarness(page);
});
test.afterAll(() => page.close());

const run = (options: HarnessOptions) =>
  page.evaluate((given) => (globalThis as unknown as { run: Harness }).run(given), options);

async function outcomeOf(body: string, limits: object = {}) {
  const { records, frames, title } = await run({ source: programWith(body), limits });
  expect([frames, title]).toEqual([1, 'Página']);
  return records[0];
}

test('a right program answers in every variant, twice, in one kept frame', async () => {
  for (const _ of [1, 2]) {
    const { records, frames } = await run({ source: goodProgram, whole: true });
    expect(records.map((record) => record.outcome.kind)).toEqual(['returned', 'returned']);
    expect(frames).toBe(1);
  }
});

test.describe('hostile programs', () => {
  const stops: [string, string, object, object][] = [
    ['an endless synchronous loop', 'while (true) {}', { busyMs: 1000 }, { reason: 'time', busy: true }],
    ['an endless microtask loop', 'for (;;) await null;', { busyMs: 1000 }, { reason: 'time', busy: true }],
    ['an endless request loop', 'for (;;) await ask(question);', {}, { reason: 'requests' }],
    [
      'an endless tool loop',
      'for (;;) void executeTool("get_weather", { city: "x" });',
      {},
      { reason: 'tools' },
    ],
    [
      'a promise that never settles',
      'return new Promise(() => {});',
      { idleMs: 500 },
      { reason: 'idle', busy: false },
    ],
    [
      'a million log lines',
      'for (let i = 0; i < 1e6; i++) console.log(i); return "fim";',
      {},
      { reason: 'logs' },
    ],
    ['self.close()', 'self.close(); return "fim";', {}, { reason: 'closed' }],
  ];
  for (const [name, body, limits, expected] of stops)
    test(`${name} is stopped and named`, async () => {
      expect((await outcomeOf(body, limits))?.outcome).toMatchObject({ kind: 'stopped', ...expected });
    });

  test('the stop button ends a program that never pauses', async () => {
    const source = programWith('console.log("a postos"); while (true) {}');
    const { records } = await run({ source, stopAtLog: true });
    expect(records[0]?.outcome).toMatchObject({ kind: 'stopped', reason: 'user' });
  });

  test('a thrown non-Error is reported by its value', async () => {
    expect((await outcomeOf('throw { code: 7 };'))?.outcome).toMatchObject({
      kind: 'threw',
      name: 'non-error',
      message: '{ code: 7 }',
    });
  });

  test('an exception in a timer is logged and does not end the program', async () => {
    const record = await outcomeOf(
      'setTimeout(() => { throw new Error("solto") }, 1); await new Promise((wake) => setTimeout(wake, 50)); return "fim";',
    );
    expect(record?.outcome).toEqual({ kind: 'returned', value: 'fim' });
    expect(record?.logs.map((log) => log.text)).toEqual(['Erro que ninguém tratou: Error: solto']);
  });

  test('overwritten globals do not keep the answer from arriving', async () => {
    const body = `MessagePort.prototype.postMessage = (() => { throw 1 }) as any;
    (Object.prototype as any).toJSON = () => 'nada';
    Promise.prototype.then = (() => { throw 1 }) as any;
    for (const name of ['fetch', 'Promise', 'postMessage', 'JSON', 'setTimeout', 'console', 'Response', 'MessagePort'])
      (globalThis as any)[name] = null;
    return 'ainda aqui';`;
    expect((await outcomeOf(body))?.outcome).toEqual({ kind: 'returned', value: 'ainda aqui' });
  });

  test('a forged message is heard by nobody', async () => {
    const body = `const forged = JSON.stringify({ type: 'returned', value: 'forjado' });
    try { (globalThis as any).postMessage(forged) } catch {}
    try { (globalThis as any).parent.postMessage(forged, '*') } catch {}
    return 'verdadeiro';`;
    expect((await outcomeOf(body))?.outcome).toEqual({ kind: 'returned', value: 'verdadeiro' });
  });
});

test.describe('ways out', () => {
  const attempts: [string, string][] = [
    ['fetch', `return (await fetch('${origin}/leak')).status`],
    [
      'the engine’s own fetch',
      `return (globalThis as any).WorkerGlobalScope.prototype.fetch.call(self, '${origin}/leak')`,
    ],
    [
      'a fetch from a prototype',
      `return Object.getPrototypeOf(Object.getPrototypeOf(self)).fetch.call(self, '${origin}/leak')`,
    ],
    ['import()', `return (0, eval)("import('${origin}/leak')")`],
    ['importScripts', `return (globalThis as any).importScripts('${origin}/leak')`],
    [
      'XMLHttpRequest',
      `const x = new (globalThis as any).XMLHttpRequest(); x.open('GET', '${origin}/leak', false); x.send(); return 1`,
    ],
    [
      'WebSocket',
      `return await new Promise((open, fail) => { const s = new WebSocket('ws://sandbox.test/leak'); s.onopen = open; s.onerror = fail; })`,
    ],
    ['a font', `return await new (globalThis as any).FontFace('x', 'url(${origin}/leak)').load()`],
    ['a nested worker', `return new (globalThis as any).Worker('${origin}/leak')`],
    ['the parent page', 'return (globalThis as any).parent.document.title'],
    ['IndexedDB', 'return (globalThis as any).indexedDB.open("x")'],
    ['caches', 'return (globalThis as any).caches.open("x")'],
    ['localStorage', 'return (globalThis as any).localStorage.length'],
  ];
  for (const [name, code] of attempts)
    test(`${name} leads nowhere`, async () => {
      const body = `try { return 'fora: ' + String(await (async () => { ${code} })()); } catch { return 'preso'; }`;
      expect((await outcomeOf(body))?.outcome).toEqual({ kind: 'returned', value: 'preso' });
      expect(asked).toEqual([]);
    });
});

test('a syntax error that only the engine sees has its place', async () => {
  const source =
    'export async function runAgent(q: string) {\n  const a: number = 1;\n  const a: number = 2;\n  return "x";\n}\n';
  const { records } = await run({ source });
  expect(records[0]).toMatchObject({
    outcome: { kind: 'invalid', reason: 'syntax', line: 3, column: 9 },
    logs: [],
  });
});

test('an exception has the place that the learner wrote', async () => {
  const { records } = await run({ source: programWith('  const x: any = undefined;\n  return x.deep;') });
  expect(records[0]?.outcome).toMatchObject({ kind: 'threw', line: 8, column: 12 });
});

test('a frame that no longer answers is replaced', async () => {
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    // As after a crash: the element is there, its document does not listen.
    if (frame) frame.srcdoc = '<!doctype html><title>Nada</title>';
  });
  const { records, frames } = await run({ source: goodProgram, whole: true });
  expect(records.map((record) => record.outcome.kind)).toEqual(['returned', 'returned']);
  expect(frames).toBe(1);
});

test('a right program still answers after all of this', async () => {
  const { records } = await run({ source: goodProgram, whole: true });
  expect(records.map((record) => record.outcome.kind)).toEqual(['returned', 'returned']);
});
