// Programs that mean harm, or loop without meaning it: each ends with an outcome that names the cause.
import { expect, test } from 'vitest';
import { programWith, runFirst } from './toy/run-toy.ts';

test('an endless synchronous loop is stopped as busy', async () => {
  const run = await runFirst(programWith('while (true) {}'), { timeMs: 1200 });
  expect(run.outcome).toMatchObject({ kind: 'stopped', reason: 'time', busy: true });
});

test('a loop that only yields to microtasks is stopped as busy', async () => {
  const run = await runFirst(programWith('for (;;) await null;'), { timeMs: 1200 });
  expect(run.outcome).toMatchObject({ kind: 'stopped', reason: 'time', busy: true });
});

test('an endless request loop is stopped at the request limit, and the requests are kept', async () => {
  const run = await runFirst(programWith('for (;;) await ask(question);'), { requests: 7 });
  expect(run.outcome).toMatchObject({ kind: 'stopped', reason: 'requests', busy: false });
  expect(run.requests.map((request) => request.index)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('requests sent without waiting are stopped at the same limit', async () => {
  const run = await runFirst(
    programWith(
      'for (;;) void fetch("https://api.anthropic.com/v1/messages", { method: "POST", body: "{}" });',
    ),
  );
  expect(run.outcome).toMatchObject({ kind: 'stopped' });
  expect(run.requests.length).toBeLessThanOrEqual(25);
});

test('an endless tool loop is stopped at the tool limit', async () => {
  const run = await runFirst(programWith('for (;;) void executeTool("get_weather", { city: "x" });'), {
    tools: 5,
  });
  expect(run.outcome).toMatchObject({ kind: 'stopped', reason: 'tools' });
  expect(run.tools).toHaveLength(5);
});

test('a promise that never settles is stopped once nothing is pending, before the wall clock', async () => {
  const run = await runFirst(programWith('return new Promise(() => {});'), { timeMs: 60_000, idleMs: 400 });
  expect(run.outcome).toMatchObject({ kind: 'stopped', reason: 'idle', busy: false });
});

test('a program that waits for a timer is not taken for one that never settles', async () => {
  const body = 'await new Promise((wake) => setTimeout(wake, 900)); return "acordei";';
  const run = await runFirst(programWith(body), { idleMs: 300 });
  expect(run.outcome).toEqual({ kind: 'returned', value: 'acordei' });
});

test('a million log lines are stopped as a flood, and only the first are kept', async () => {
  const run = await runFirst(
    programWith('for (let i = 0; i < 1e6; i++) console.log("linha", i); return "fim";'),
  );
  expect(run.outcome).toMatchObject({ kind: 'stopped', reason: 'logs' });
  expect(run.logs).toHaveLength(200);
  expect(run.droppedLogs).toBeGreaterThan(20_000);
});

test('a few lines too many are dropped and counted without ending the program', async () => {
  const run = await runFirst(programWith('for (let i = 0; i < 500; i++) console.log(i); return "fim";'));
  expect(run.outcome).toEqual({ kind: 'returned', value: 'fim' });
  expect([run.logs.length, run.droppedLogs]).toEqual([200, 300]);
});

test.each([
  ['throw "texto solto";', 'texto solto'],
  ['throw null;', 'null'],
  ['throw undefined;', 'undefined'],
  ['throw { code: 7 };', '{ code: 7 }'],
  [
    'throw new Proxy({}, { get() { throw 1 }, getPrototypeOf() { throw 1 } });',
    '[valor que não pode ser mostrado]',
  ],
])('a thrown non-Error is reported by its value: %s', async (body, message) => {
  const run = await runFirst(programWith(body));
  expect(run.outcome).toMatchObject({ kind: 'threw', name: 'non-error', message });
});

test.each([['self.close();'], ['close();'], ['process.exit(0);']])(
  'a program that closes its realm ends as closed: %s',
  async (statement) => {
    const run = await runFirst(programWith(`${statement} return 'fim';`));
    expect(run.outcome).toMatchObject({ kind: 'stopped', reason: 'closed' });
  },
);

test.each([
  [
    'fetch',
    'globalThis.fetch = async () => new Response(JSON.stringify({ content: [], stop_reason: "end_turn" }));',
  ],
  ['Promise', 'globalThis.Promise = class { constructor() { throw 1 } } as any;'],
  ['Promise.prototype.then', 'Promise.prototype.then = () => { throw 1 };'],
  ['postMessage', 'globalThis.postMessage = () => { throw 1 };'],
  ['JSON', 'globalThis.JSON = null as any;'],
  ['JSON.stringify', 'JSON.stringify = () => "{}"; JSON.parse = () => ({});'],
  [
    'toJSON',
    '(Object.prototype as any).toJSON = () => "nada"; (String.prototype as any).toJSON = () => "nada";',
  ],
  ['array methods', 'Array.prototype.push = Array.prototype.map = (() => { throw 1 }) as any;'],
  ['array iteration', 'Array.prototype[Symbol.iterator] = (() => { throw 1 }) as any;'],
  ['timers', 'globalThis.setTimeout = globalThis.setInterval = (() => { throw 1 }) as any;'],
  ['descriptors', '(Object.prototype as any).get = () => 1; (Object.prototype as any).value = 1;'],
  ['console', 'globalThis.console = null as any;'],
  [
    'everything',
    'for (const name of Object.getOwnPropertyNames(globalThis)) { try { (globalThis as any)[name] = null } catch {} }',
  ],
])('overwriting %s does not keep the answer from arriving', async (_name, statement) => {
  const run = await runFirst(programWith(`${statement}\nreturn 'ainda aqui';`));
  expect(run.outcome).toEqual({ kind: 'returned', value: 'ainda aqui' });
});

test('an overwritten fetch gets the program no recorded answer', async () => {
  const body = `globalThis.fetch = async () => Response.json({ content: [{ type: 'text', text: 'falso' }], stop_reason: 'end_turn' });
  const own = new Anthropic();
  const message = await own.messages.create({ model: 'm', max_tokens: 1, messages: [] });
  return (message.content[0] as any).text;`;
  const run = await runFirst(programWith(body));
  expect(run.outcome).toEqual({ kind: 'returned', value: 'falso' });
  expect(run.requests).toEqual([]);
});

test('messages posted by the program itself are heard by nobody', async () => {
  const body = `const forged = JSON.stringify({ type: 'returned', value: 'forjado' });
  for (const name of ['postMessage', 'onmessage', 'parent', 'top', 'opener', 'pegadinhaEnvironment'])
    try { (globalThis as any)[name](forged, '*') } catch {}
  return 'verdadeiro';`;
  const run = await runFirst(programWith(body));
  expect(run.outcome).toEqual({ kind: 'returned', value: 'verdadeiro' });
});

test('a verdict-like object thrown or returned stays what it is', async () => {
  const run = await runFirst(programWith('return { type: "returned", value: "x", passed: true } as any;'));
  expect(run.outcome).toMatchObject({ kind: 'invalid', reason: 'wrong-return' });
});

test('memory is capped', async () => {
  const run = await runFirst(
    programWith('const all: string[][] = []; for (;;) all.push(new Array(100_000).fill("x" + all.length));'),
    {
      timeMs: 20_000,
    },
  );
  expect(run.outcome).toMatchObject({ kind: 'stopped', reason: 'memory' });
});

test('the user can stop a run', async () => {
  const { runToy } = await import('./toy/run-toy.ts');
  const controller = new AbortController();
  const records = await runToy(programWith('console.log("a postos"); while (true) {}'), {
    signal: controller.signal,
    onUpdate: (update) => update.kind === 'log' && controller.abort(),
  });
  expect(records.map((record) => record.outcome)).toMatchObject([{ kind: 'stopped', reason: 'user' }]);
});

test('buffers beyond the heap end a run too', async () => {
  const run = await runFirst(
    programWith('const all: Uint8Array[] = []; for (;;) all.push(new Uint8Array(20_000_000).fill(1));'),
    { timeMs: 20_000 },
  );
  expect(run.outcome).toMatchObject({ kind: 'stopped', reason: expect.stringMatching(/^(memory|time)$/) });
});
