// The host against guests that do not keep to the protocol, with a clock that the test moves.
import { expect, test } from 'vitest';
import {
  type AnsweringSide,
  type Clock,
  createRun,
  defaultLimits,
  type GuestEnd,
  type RunOptions,
} from '../../../src/runner/index.ts';
import { toyPart } from './toy/exercise.ts';

/** A clock that stands still until it is moved. */
function makeClock(): Clock & { move(byMs: number): void } {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    setTimeout(run, delayMs) {
      const timer = { at: now + delayMs, run };
      timers.push(timer);
      return timer;
    },
    clearTimeout(handle) {
      timers = timers.filter((timer) => timer !== handle);
    },
    move(byMs) {
      const end = now + byMs;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}

/** A guest that says what the test tells it to say. */
function makeGuest() {
  const posted: { type: string }[] = [];
  let listener: (raw: unknown) => void = () => {};
  let endListener: (end: GuestEnd) => void = () => {};
  let terminated = 0;
  return {
    posted,
    terminations: () => terminated,
    sayRaw: (raw: unknown) => listener(raw),
    say: (message: object) => listener(JSON.stringify(message)),
    end: (end: GuestEnd) => endListener(end),
    port: {
      post: (text: string) => void posted.push(JSON.parse(text) as { type: string }),
      onMessage(next: typeof listener) {
        listener = next;
      },
      onEnd(next: typeof endListener) {
        endListener = next;
      },
      terminate() {
        terminated += 1;
      },
    },
  };
}

const api: AnsweringSide = {
  serves: (url) => url.startsWith('https://api.anthropic.com/'),
  answer: async () => ({
    status: 200,
    headers: {},
    body: '{}',
    response: {},
    requestBody: {},
    findings: [],
    requestId: 'req_1',
  }),
  problems: () => [],
};

function begin(options: Partial<RunOptions> = {}) {
  const guest = makeGuest();
  const clock = makeClock();
  const done = createRun({
    guest: guest.port,
    exercise: 'toy',
    variant: 'v',
    profile: 'strict',
    source: 'source',
    question: 'Pergunta?',
    tools: toyPart.tools,
    api,
    limits: defaultLimits,
    clock,
    ...options,
  });
  return { guest, clock, done };
}

test('the program is handed over when the guest is ready, and not before', () => {
  const { guest } = begin();
  expect(guest.posted).toEqual([]);
  guest.say({ type: 'ready' });
  expect(guest.posted).toMatchObject([
    { type: 'run', language: 'typescript', source: 'source', question: 'Pergunta?' },
  ]);
});

test.each([
  ['another type than text', 7],
  ['no JSON', 'oi'],
  ['an unknown type', '{"type":"verdict","passed":true}'],
  ['a field too many', '{"type":"ready","passed":true}'],
  ['a field of the wrong type', '{"type":"returned","value":1}'],
  ['a huge text', 'x'.repeat(defaultLimits.messageChars + 1)],
])('a message that does not fit ends the run: %s', async (_name, raw) => {
  const { guest, done } = begin();
  guest.say({ type: 'ready' });
  guest.sayRaw(raw);
  expect((await done).outcome).toMatchObject({ kind: 'stopped', reason: 'protocol' });
  expect(guest.terminations()).toBe(1);
});

test('a flood of well-formed messages ends the run', async () => {
  const { guest, done } = begin({ limits: { ...defaultLimits, messages: 50 } });
  guest.say({ type: 'ready' });
  for (let sent = 0; sent < 60; sent += 1) guest.say({ type: 'beat', pending: 1 });
  expect((await done).outcome).toMatchObject({ kind: 'stopped', reason: 'protocol' });
});

test('the first ending counts; what comes later is not heard', async () => {
  const { guest, done } = begin();
  guest.say({ type: 'ready' });
  guest.say({ type: 'returned', value: 'primeiro' });
  guest.say({ type: 'returned', value: 'segundo' });
  guest.end({ reason: 'closed', detail: '' });
  expect((await done).outcome).toEqual({ kind: 'returned', value: 'primeiro' });
});

test('a guest that never gets ready is given up', async () => {
  const { clock, done } = begin();
  clock.move(defaultLimits.startMs);
  expect((await done).outcome).toMatchObject({ kind: 'stopped', reason: 'closed' });
});

test('silence counts as computing without pause', async () => {
  const { guest, clock, done } = begin();
  guest.say({ type: 'ready' });
  clock.move(defaultLimits.busyMs);
  expect((await done).outcome).toMatchObject({ kind: 'stopped', reason: 'time', busy: true });
});

test('a beating guest runs into the wall clock, not taken for busy', async () => {
  const { guest, clock, done } = begin();
  guest.say({ type: 'ready' });
  for (let passed = 0; passed < defaultLimits.timeMs; passed += 100) {
    guest.say({ type: 'beat', pending: 1 });
    clock.move(100);
  }
  expect((await done).outcome).toMatchObject({ kind: 'stopped', reason: 'time', busy: false });
});

test('a tool takes its simulated time, and a run that ends meanwhile closes its record', async () => {
  const { guest, clock, done } = begin();
  guest.say({ type: 'ready' });
  guest.say({ type: 'tool', id: 0, name: 'get_weather', input: '{"city":"Recife"}' });
  guest.say({ type: 'tool', id: 1, name: 'get_weather', input: '[]' });
  guest.say({ type: 'tool', id: 2, name: 'nenhuma', input: '{}' });
  clock.move(10);
  expect(guest.posted).toHaveLength(1);
  clock.move(10);
  expect(guest.posted.slice(1)).toMatchObject([
    { type: 'tool-answer', id: 0, ok: true, output: 'Recife: 25 graus' },
    { type: 'tool-answer', id: 1, ok: false },
  ]);
  guest.say({ type: 'returned', value: '' });
  const { tools } = await done;
  expect(tools.map(({ startedAtMs, endedAtMs, ok }) => [startedAtMs, endedAtMs, ok])).toEqual([
    [0, 20, true],
    [0, 20, false],
    [0, 20, false],
  ]);
});

test('a request that the simulated API fails on ends the run instead of hanging', async () => {
  const broken: AnsweringSide = { ...api, answer: () => Promise.reject(new Error('defeito')) };
  const { guest, done } = begin({ api: broken });
  guest.say({ type: 'ready' });
  guest.say({
    type: 'fetch',
    id: 0,
    method: 'POST',
    url: 'https://api.anthropic.com/v1/messages',
    headers: '{}',
    body: '{}',
  });
  expect((await done).outcome).toMatchObject({
    reason: 'protocol',
    message: expect.stringContaining('defeito'),
  });
});

test.each([['no address'], ['https://example.com/'], ['https://api.anthropic.com.example.com/']])(
  'a request to %s fails and is not recorded',
  async (url) => {
    const { guest, done } = begin();
    guest.say({ type: 'ready' });
    guest.say({ type: 'fetch', id: 4, method: 'GET', url, headers: '{}', body: null });
    expect(guest.posted.at(-1)).toMatchObject({ type: 'fetch-failed', id: 4 });
    guest.say({ type: 'returned', value: '' });
    expect((await done).requests).toEqual([]);
  },
);

test('a run that was stopped before it began is over at once', async () => {
  const { guest, done } = begin({ signal: AbortSignal.abort() });
  expect((await done).outcome).toMatchObject({ reason: 'user' });
  expect(guest.terminations()).toBe(1);
});

test('a guest that beats with nothing pending for two seconds is idle; one that could not beat is not', async () => {
  const { guest, clock, done } = begin();
  guest.say({ type: 'ready' });
  const beats = (count: number) => {
    for (let beat = 0; beat < count; beat += 1) {
      clock.move(100);
      guest.say({ type: 'beat', pending: 0 });
    }
  };
  beats(5);
  // A large bundle is being read, or the machine is busy elsewhere.
  clock.move(1_900);
  beats(15);
  expect(guest.terminations()).toBe(0);
  beats(6);
  expect((await done).outcome).toMatchObject({ kind: 'stopped', reason: 'idle' });
});
