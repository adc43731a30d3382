// The browser is killed in the middle of a write, a hundred times: no acknowledged review is lost.
// Three profiles are killed in turn; every next launch reads the log that the kill before it left behind.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import type { ProgressEvent } from '../../../src/core/index.ts';
import { killBrowser, startBrowser } from './browser-process.ts';

interface FoundLog {
  lasting: boolean;
  events: ProgressEvent[];
  unreadable: unknown[];
}

async function bundledPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('writing-page.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves the writing page, and hears what it tells. */
async function listen(onTold: (path: string, body: string) => string) {
  const script = await bundledPage();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    if (request.method === 'POST') response.end(onTold(path, await text(request)));
    else if (path === '/page.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (path === '/')
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>');
    else response.writeHead(404).end();
  };
  // A request that the kill cut off has nobody to answer.
  const server = createServer((request, response) => void answer(request, response).catch(() => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close().closeAllConnections() };
}

/** Numbers from 0 to `below`, the same for the same seed. */
function seededNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Kills the browser on one profile so many times, each at a moment drawn by `seed`, and checks what each kill left. */
async function killWhileWriting({ seed, kills }: { seed: number; kills: number }): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'pegadinha-kill-'));
  const draw = seededNumbers(seed);
  const acknowledged = new Map<number, string[]>();
  let nextSerial = 0;
  let untilKill = 0;
  let found: FoundLog | null = null;
  let failure = '';
  let kill = (): void => undefined;
  const site = await listen((path, body) => {
    if (path === '/log') found = JSON.parse(body);
    if (path === '/failed') {
      failure = body;
      kill();
    }
    if (path === '/acknowledged') {
      const { serial, ids } = JSON.parse(body) as { serial: number; ids: string[] };
      acknowledged.set(serial, ids);
      untilKill -= 1;
      // Some milliseconds on, the kill falls into any part of the write that is under way by then.
      if (untilKill === 0) setTimeout(kill, draw(8));
    }
    return JSON.stringify(nextSerial);
  });
  try {
    // One launch more than kills: the last one reads what the last kill left.
    for (let launch = 0; launch <= kills; launch += 1) {
      found = null;
      untilKill = 1 + draw(6);
      const promised = [...acknowledged];
      const browser = startBrowser({ profile, url: site.url });
      kill = () => void killBrowser(browser);
      await once(browser, 'exit');
      expect(failure).toBe('');
      expectKept(found, promised);
      nextSerial += 1000;
    }
    expect(acknowledged.size).toBeGreaterThan(kills);
  } finally {
    kill();
    site.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

test('a browser killed 100 times while it writes loses no acknowledged review', async () => {
  test.setTimeout(600_000);
  // Side by side, because a browser's start is mostly waiting; each is waited for, so that none is left running.
  const profiles = await Promise.allSettled([
    killWhileWriting({ seed: 1, kills: 34 }),
    killWhileWriting({ seed: 2, kills: 33 }),
    killWhileWriting({ seed: 3, kills: 33 }),
  ]);
  for (const profile of profiles) if (profile.status === 'rejected') throw profile.reason;
});

/** The log is whole: readable, nothing half written, and all that was acknowledged stands in it once, as it was. */
function expectKept(found: FoundLog | null, promised: [serial: number, ids: string[]][]): void {
  expect(found).toMatchObject({ lasting: true, unreadable: [] });
  const events = found?.events ?? [];
  const serials = new Map<number, string[]>();
  for (const { id, body } of events)
    if (body.type === 'answer' || body.type === 'review')
      serials.set(body.elapsedMs, [...(serials.get(body.elapsedMs) ?? []), id]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect([...serials.values()].filter((ids) => ids.length !== 2)).toEqual([]);
  expect(promised.filter(([serial, ids]) => String(serials.get(serial)) !== String(ids))).toEqual([]);
}
