import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { EventBody } from '../../../src/core/index.ts';
import { deriveProgress, deriveStatistics } from '../../../src/scheduler/index.ts';
import { openDexieStore, type ProgressStore } from '../../../src/storage/index.ts';
import type { StoredCheckpoint } from '../../../src/storage/log-tables.ts';
import { memoryDatabase } from '../../../src/storage/memory-store.ts';
import { storeOverTables } from '../../../src/storage/store-over-tables.ts';
import { anyHistory, doStep, type Step, smallSizes, utc } from './any-history.ts';
import { event, fileOf, setting } from './both-stores.ts';

const hour = 3_600_000;
const start = Date.UTC(1970, 0, 12);
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
function surroundingsAt(now: number) {
  const clock = { now };
  const options = { clock: () => clock.now, random: randomFrom(7), zone: utc, cacheSizes: smallSizes };
  return { clock, options };
}

/** A calendar is made anew by each setting of its hour, so only its hour can be compared. */
const plain = <T extends { zone: { dayStartHour: number } }>(progress: T) => ({
  ...progress,
  zone: progress.zone.dayStartHour,
});
/** What the store says, by its copy beside the log, must be what the whole log says. */
async function expectTruth(store: ProgressStore, now: number): Promise<void> {
  const events = await store.events();
  const said = await store.statistics({ now });
  const truth = deriveStatistics(events, { now, zone: utc });
  expect({ ...said, progress: plain(said.progress) }).toEqual({ ...truth, progress: plain(truth.progress) });
  expect(plain(await store.progress({ now }))).toEqual(plain(deriveProgress(events, { now, zone: utc })));
  expect(await store.countEvents()).toBe(events.length);
}
async function runHistory(steps: Step[], pages: ProgressStore[], clock: { now: number }): Promise<void> {
  for (const step of steps) {
    await doStep(step, { pages, clock });
    const page = pages[step.page];
    if (page !== undefined) await expectTruth(page, clock.now);
  }
  for (const page of pages) await expectTruth(page, clock.now);
}

const openPages = async (name: string, options: ReturnType<typeof surroundingsAt>['options']) => [
  await openDexieStore({ ...options, name }),
  await openDexieStore({ ...options, name }),
];

describe('progress and statistics', () => {
  it('of two pages over one log equal a rebuild from all events, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (steps) => {
        const { clock, options } = surroundingsAt(start);
        const database = memoryDatabase([]);
        const pages = [storeOverTables(database, options), storeOverTables(database, options)];
        await runHistory(steps, pages, clock);
      }),
      { numRuns: 120 },
    );
  });

  it('are the same where both pages act at once', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (steps) => {
        const { clock, options } = surroundingsAt(start);
        const database = memoryDatabase([]);
        const pages = [storeOverTables(database, options), storeOverTables(database, options)];
        for (let from = 0; from < steps.length; from += 3) {
          await Promise.all(steps.slice(from, from + 3).map((step) => doStep(step, { pages, clock })));
          for (const page of pages) await expectTruth(page, clock.now);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('hold in IndexedDB, for the pages that wrote and for one opened afterwards', async () => {
    let opened = 0;
    await fc.assert(
      fc.asyncProperty(anyHistory, async (steps) => {
        opened += 1;
        const { clock, options } = surroundingsAt(start);
        const pages = await openPages(`history-${opened}`, options);
        await runHistory(steps.slice(0, 10), pages, clock);
        const later = await openDexieStore({ ...options, name: `history-${opened}` });
        await expectTruth(later, clock.now);
        for (const page of [...pages, later]) page.close();
      }),
      { numRuns: 8 },
    );
  });
});

const review = (rating: 1 | 3): EventBody => ({ type: 'review', item: 'question:a', rating, elapsedMs: 5 });
/** A log of a week with a checkpoint, and the page that made it. */
async function weekOf(name: string) {
  const { clock, options } = surroundingsAt(start);
  const store = await openDexieStore({ ...options, name });
  for (let day = 0; day < 7; day += 1) {
    await store.append([review(day === 3 ? 1 : 3), setting('k', day)]);
    clock.now += 24 * hour;
  }
  await store.progress({ now: clock.now });
  await vi.waitFor(async () => expect(await checkpointIn(name)).not.toBeNull());
  return { store, clock, options };
}
async function checkpointIn(name: string): Promise<StoredCheckpoint | null> {
  const raw = await new Dexie(name).open();
  const [found] = await raw.table('checkpoint').toArray();
  raw.close();
  return found ?? null;
}

describe('the copy beside the log', () => {
  it('holds all but the last day, and only the rest is read when a page opens', async () => {
    const { store, clock, options } = await weekOf('reads-the-rest');
    expect(await checkpointIn('reads-the-rest')).toMatchObject({ events: 14, before: clock.now - 20 * hour });
    store.close();
    const raw = await new Dexie('reads-the-rest').open();
    // What only a rebuild could see: the log's first review was another one.
    await raw
      .table('events')
      .where('at')
      .equals(start)
      .modify({ body: review(1) });
    raw.close();
    const again = await openDexieStore({ ...options, name: 'reads-the-rest' });
    const { cards } = await again.progress({ now: clock.now });
    expect(cards.get('question:a')?.lapses).toBe(1);
    again.close();
  });

  it('is made of a short log as well, but not where something was written between reading and keeping', async () => {
    const kept: StoredCheckpoint[] = [];
    for (const meanwhile of ['nothing', 'an older event']) {
      const { clock, options } = surroundingsAt(start);
      const database = memoryDatabase([]);
      const other = storeOverTables(database, options);
      await other.append([review(3), review(3), review(3)]);
      clock.now += 48 * hour;
      const now = clock.now;
      let keepings = 0;
      const store = storeOverTables(
        {
          ...database,
          async keep(work) {
            clock.now = start + hour;
            if (meanwhile !== 'nothing') await other.append([review(1)]);
            clock.now = now;
            const result = await database.keep(work);
            keepings += 1;
            return result;
          },
        },
        options,
      );
      await store.progress({ now });
      await vi.waitFor(() => expect(keepings).toBe(1));
      const stored = await database.read((tables) => tables.checkpoint());
      if (stored !== undefined) kept.push(stored);
      await expectTruth(storeOverTables(database, options), now);
    }
    expect(kept.map(({ events }) => events)).toEqual([3]);
  });

  it('is left alone by an undo of the last day and given up for an undo of something older', async () => {
    const { store, clock } = await weekOf('undone');
    const old = (await store.events()).find(({ body }) => body.type === 'review' && body.rating === 1);
    const [late] = await store.append([review(1)]);
    const before = await checkpointIn('undone');
    await store.append([{ type: 'undo', target: late?.id ?? '' }]);
    await expectTruth(store, clock.now);
    expect(await checkpointIn('undone')).toEqual(before);
    await store.append([{ type: 'undo', target: old?.id ?? '' }]);
    await expectTruth(store, clock.now);
    expect((await store.progress({ now: clock.now })).cards.get('question:a')?.lapses).toBe(0);
    await vi.waitFor(async () => expect((await checkpointIn('undone'))?.mark).not.toBe(before?.mark));
    store.close();
  });

  it('made by other code or in another time zone is not used', async () => {
    const { store, clock, options } = await weekOf('foreign');
    store.close();
    const raw = await new Dexie('foreign').open();
    const events = await raw.table('events').toArray();
    await raw.table('checkpoint').toCollection().modify({ version: 0, packed: {} });
    raw.close();
    const again = await openDexieStore({ ...options, name: 'foreign' });
    await expectTruth(again, clock.now);
    again.close();
    const zone = { dayStartHour: 4, utcOffsetMinutesAt: (at: number) => (at > start + 50 * hour ? 600 : 0) };
    const travelled = await openDexieStore({ ...options, zone, name: 'foreign' });
    const { days } = await travelled.statistics({ now: clock.now });
    expect(days).toEqual(deriveStatistics(events, { now: clock.now, zone }).days);
    travelled.close();
  });

  it('notices what a page of version 1 wrote, which knows nothing of it', async () => {
    const { store, clock } = await weekOf('old-page');
    const old = new Dexie('old-page');
    old.version(1).stores({ events: 'id, at', drafts: 'exercise', aside: 'text', meta: 'key' });
    await old.open();
    const device = await old.table('meta').get('device');
    await old.table('events').put(event(`${device.id}:${device.counter + 1}`, start + 2 * hour, review(1)));
    await old.table('meta').put({ ...device, counter: device.counter + 1 });
    old.close();
    await expectTruth(store, clock.now);
    const [next] = await store.append([review(3)]);
    expect(next?.id).toBe(`${device.id}:${device.counter + 2}`);
    await expectTruth(store, clock.now);
    store.close();
  });

  it('and the log stay true to each other wherever a write breaks off', async () => {
    const { store, clock, options } = await weekOf('broken');
    const [, target] = await store.events();
    const works = [
      () => store.append([review(1), review(3)]),
      () => store.append([{ type: 'undo', target: target?.id ?? '' }]),
      () =>
        store.importFile(
          fileOf({ events: [event('other:1', start + 5, review(1)), event('other:2', clock.now)] }),
        ),
    ];
    for (const work of works)
      for (let call = 1; ; call += 1) {
        const before = await store.events();
        const put = breakingPut(call);
        const result = await work().then(
          () => 'done',
          () => 'broken off',
        );
        put.mockRestore();
        if (result === 'done') break;
        expect(await store.events()).toEqual(before);
        await expectTruth(store, clock.now);
        const fresh = await openDexieStore({ ...options, name: 'broken' });
        await expectTruth(fresh, clock.now);
        fresh.close();
      }
    await expectTruth(store, clock.now);
    store.close();
  });

  it('is done without where the browser has no room for it', async () => {
    const { clock, options } = surroundingsAt(start);
    const store = await openDexieStore({ ...options, name: 'no-room' });
    await store.append([review(3), review(3), review(3)]);
    clock.now += 48 * hour;
    const put = breakingPut(1);
    await expectTruth(store, clock.now);
    put.mockRestore();
    await expectTruth(store, clock.now);
    store.close();
  });
});

/** The browser runs out of room at the given call. */
function breakingPut(failing: number) {
  const genuine = IDBObjectStore.prototype.put;
  let calls = 0;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    calls += 1;
    if (calls === failing) throw new DOMException('disk full', 'QuotaExceededError');
    return genuine.apply(this, given);
  });
}
