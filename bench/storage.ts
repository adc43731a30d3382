// What the store costs in a real Chromium with a very long log: opening a page, statistics, appending, a rebuild; beside
// the same with Dexie alone. Needs the browser that the end-to-end tests use. Asserts nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-precise-memory-info',
];

/** What storage-page.ts offers. */
interface InPage {
  bench: {
    fill(options: { cards: number; events: number; now: number }): Promise<void>;
    toQueue(): Promise<{ ms: number; heapMb: number; cards: number; waiting: number }>;
    statistics(): Promise<{ ms: number; days: number }>;
    goOn(): Promise<{ appendMs: number; undoMs: number }>;
    append(turns: number): Promise<{ own: number; raw: number }>;
    readAll(): Promise<number>;
  };
}

/** Prints the figures for a log of `BENCH_EVENTS` entries about `BENCH_CARDS` cards. */
export async function benchStorage(): Promise<void> {
  const cards = Number(process.env.BENCH_CARDS ?? 100_000);
  const events = Number(process.env.BENCH_EVENTS ?? 1_000_000);
  const folder = await mkdtemp(join(tmpdir(), 'pegadinha-bench-'));
  const { address, close } = await serve(await bundle());
  const context = await chromium.launchPersistentContext(folder, {
    args: flags,
    executablePath: process.env.CHROMIUM_PATH ?? chromium.executablePath(),
  });
  // Each measurement has a page of its own, so that nothing of the one before is in its memory.
  const inPage = async <T>(work: (page: Page) => Promise<T>): Promise<T> => {
    const page = await context.newPage();
    await page.goto(address);
    const result = await work(page);
    await page.close();
    return result;
  };
  try {
    console.log(`\nThe store in Chromium: ${cards} cards, ${events} events`);
    console.log('cpu = time of the page’s own thread, which other programs do not lengthen');
    const options = { cards, events, now: Date.now() };
    await inPage((page) =>
      page.evaluate((fill) => (globalThis as unknown as InPage).bench.fill(fill), options),
    );
    const readAllMs = await inPage((page) =>
      page.evaluate(() => (globalThis as unknown as InPage).bench.readAll()),
    );
    row('all events read with Dexie alone', readAllMs);
    const first = await inPage(async (page) => openToQueue(page));
    row(
      'first page: all replayed, to queue',
      first.ms,
      first.cpuMs,
      `ratio ${(first.ms / readAllMs).toFixed(2)}, heap at most ${first.heapMb.toFixed(0)} MB`,
    );
    for (let turn = 1; turn <= 3; turn += 1)
      await inPage(async (page) => {
        const opened = await openToQueue(page);
        row(
          `page ${turn + 1}: opened, to queue`,
          opened.ms,
          opened.cpuMs,
          `${opened.cards} cards, ${opened.waiting} waiting`,
        );
        const cpu = await cpuClock(page);
        const shown = await page.evaluate(() => (globalThis as unknown as InPage).bench.statistics());
        row('  statistics of the progress page', shown.ms, await cpu(), `${shown.days} days`);
        const { appendMs, undoMs } = await page.evaluate(() =>
          (globalThis as unknown as InPage).bench.goOn(),
        );
        row('  progress after one more event', appendMs);
        row('  progress after an undo', undoMs);
      });
    const appends = await inPage((page) =>
      page.evaluate(() => (globalThis as unknown as InPage).bench.append(100)),
    );
    row(
      'append',
      appends.own,
      null,
      `Dexie alone ${appends.raw.toFixed(2)} ms, ratio ${(appends.own / appends.raw).toFixed(2)}`,
    );
  } finally {
    await context.close();
    close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openToQueue(page: Page) {
  const cpu = await cpuClock(page);
  const opened = await page.evaluate(() => (globalThis as unknown as InPage).bench.toQueue());
  return { ...opened, cpuMs: await cpu() };
}

/** A clock of the page's main thread: milliseconds of processor time since it was made. */
async function cpuClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
  };
  const began = await read();
  return async () => (await read()) - began;
}

function row(name: string, ms: number, cpuMs: number | null = null, note = ''): void {
  const cpu = cpuMs === null ? '' : `cpu ${cpuMs.toFixed(0)} ms`;
  console.log(`${name.padEnd(38)}${`${ms.toFixed(1)} ms`.padStart(12)}  ${cpu.padEnd(14)}${note}`);
}

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [join(import.meta.dirname, 'storage-page.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

/** A page of its own origin that runs a script. */
async function serve(script: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/bench.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><title>bench</title><script src="/bench.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

if (import.meta.main) await benchStorage();
