// Attempts to leave the sandbox from Node's child process: network, files, process, storage, other threads.
import { expect, test } from 'vitest';
import { programWith, runFirst } from './toy/run-toy.ts';

const attempt = (code: string) =>
  runFirst(
    programWith(
      `try { return 'fora: ' + String(await (async () => { ${code} })()); } catch (error) { return 'preso'; }`,
    ),
  );

test.each([
  ['fetch of another host', 'return (await fetch("https://example.com/")).status'],
  ['fetch of localhost', 'return (await fetch("http://127.0.0.1:4321/")).status'],
  ['a data: address', 'return (await fetch("data:text/plain,oi")).text()'],
  ['XMLHttpRequest', 'return new (globalThis as any).XMLHttpRequest()'],
  ['WebSocket', 'return new WebSocket("ws://127.0.0.1:1")'],
  ['EventSource', 'return new (globalThis as any).EventSource("http://127.0.0.1:1")'],
  ['IndexedDB', 'return (globalThis as any).indexedDB.open("x")'],
  ['localStorage', 'return (globalThis as any).localStorage.length'],
  ['a worker', 'return new (globalThis as any).Worker("data:text/javascript,1")'],
  ['the page', 'return (globalThis as any).parent.document.title'],
  ['require of a built-in', 'return (globalThis as any).require("node:fs")'],
  ['process.binding', 'return (process as any).binding("fs")'],
  ['import() by eval', 'return (0, eval)("import(\'node:fs\')")'],
  ['import() by Function', 'return Function("return import(\'node:net\')")()'],
  ['the outer realm by a class', 'return (Headers as any).constructor("return process")().pid.toFixed()'],
  ['the outer realm by a timer', 'return (setTimeout as any).constructor("return process")().pid.toFixed()'],
  [
    'the outer realm by an outer error',
    'try { new Headers("x" as any) } catch (error) { return (error as any).constructor.constructor("return process")().pid.toFixed() }',
  ],
  [
    'the outer realm by an outer promise',
    'return (new Response("x").text() as any).constructor.constructor("return process")().pid.toFixed()',
  ],
  [
    'the outer realm by an async function',
    'return (async () => {}).constructor("return globalThis.process.pid.toFixed()")()',
  ],
  [
    'the outer realm by call sites',
    `
    let found: unknown;
    try { new Headers("x" as any) } catch (error) {
      (error as any).constructor.prepareStackTrace = (_: unknown, sites: any[]) => { found = sites.map((s) => s.getFunction() ?? s.getThis()).find(Boolean); return ''; };
      try { new Headers("x" as any) } catch (second) { void (second as any).stack }
    }
    return (found as any).constructor("return process")().pid.toFixed()`,
  ],
])('%s fails', async (_name, code) => {
  const run = await attempt(code);
  expect(run.outcome).toEqual({ kind: 'returned', value: 'preso' });
});

test('a request to another host fails like a dropped connection and is named in the log', async () => {
  const body = `const other = new Anthropic({ baseURL: 'https://example.com', maxRetries: 0 });
  await other.messages.create({ model: 'm', max_tokens: 1, messages: [] });
  return '';`;
  const run = await runFirst(programWith(body));
  expect(run.outcome).toMatchObject({ kind: 'threw', name: 'APIConnectionError' });
  expect(run.logs[0]?.text).toContain('https://example.com/v1/messages');
  expect(run.requests).toEqual([]);
});

test('environment variables of the host are not visible', async () => {
  const run = await runFirst(programWith('return Object.keys(process.env).join();'));
  expect(run.outcome).toEqual({ kind: 'returned', value: 'ANTHROPIC_API_KEY' });
});
