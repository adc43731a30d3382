// What earlier releases wrote must be found again, as it was. The dumps in tests/fixtures/released were written by the
// code of their release and are never changed.
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { deriveProgress, deriveStatistics } from '../../../src/scheduler/index.ts';
import { memoryStore, openDexieStore, type ProgressStore } from '../../../src/storage/index.ts';
import { setting } from './both-stores.ts';

interface Dump {
  version: number;
  stores: Record<
    string,
    { keyPath: string; indexes: { name: string; keyPath: string }[]; rows: Record<string, unknown>[] }
  >;
}
const read = (name: string) =>
  readFileSync(new URL(`../../fixtures/released/${name}`, import.meta.url), 'utf8');
const dump: Dump = JSON.parse(read('v1-database.json'));
const exported = JSON.parse(read('v1-export.json'));
const zone = { dayStartHour: 4, utcOffsetMinutesAt: () => -180 };
const now = Date.UTC(2026, 9, 30);
const surroundings = { clock: () => now, random: () => 0.4, zone };

/** A database as the browser keeps it, made without the app. */
function restore(name: string, { version, stores }: Dump): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const [store, { keyPath, indexes, rows }] of Object.entries(stores)) {
        const table = request.result.createObjectStore(store, { keyPath });
        for (const index of indexes) table.createIndex(index.name, index.keyPath);
        for (const row of rows) table.put(row);
      }
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}
const open: ProgressStore[] = [];
async function restored(name: string): Promise<ProgressStore> {
  await restore(name, dump);
  const store = await openDexieStore({ ...surroundings, name });
  open.push(store);
  return store;
}
afterEach(() => {
  for (const store of open.splice(0)) store.close();
});
/** The same entries, in whatever order they and their fields come. */
function expectSame(found: unknown[], wanted: unknown[]): void {
  expect(found).toHaveLength(wanted.length);
  expect(found).toEqual(expect.arrayContaining(wanted));
}

describe('a database of version 1', () => {
  it('has all its events, drafts and unreadable entries after the upgrade', async () => {
    const store = await restored('upgraded');
    const { events, drafts, unreadable } = await store.exportFile();
    expect(events).toEqual(exported.events);
    expect(drafts).toEqual(exported.drafts);
    expectSame(unreadable, exported.unreadable);
    expect(await store.countEvents()).toBe(events.length);
    expect((await store.quarantined()).map(({ reason }) => reason.slice(0, 20)).sort()).toEqual([
      'campo "at": encontra',
      'campo "at": encontra',
      'campo "body.rating":',
      'campo "body.type": e',
      'outro evento tem o m',
    ]);
    const raw = await new Dexie('upgraded').open();
    for (const [table, { rows }] of Object.entries(dump.stores))
      expect(await raw.table(table).toArray()).toEqual(expect.arrayContaining(rows));
    raw.close();
  });

  it('says the same of the learner, and counts on with the device’s number', async () => {
    const store = await restored('goes-on');
    const [device] = dump.stores.meta?.rows ?? [];
    const [written] = await store.append([setting('k')]);
    expect(written?.id).toBe(`${device?.id}:${Number(device?.counter) + 1}`);
    const events = [...exported.events, written];
    const { cards, xp, streakDays } = await store.progress({ now });
    const truth = deriveProgress(events, { now, zone });
    expect({ cards, xp, streakDays }).toEqual({
      cards: truth.cards,
      xp: truth.xp,
      streakDays: truth.streakDays,
    });
    expect((await store.statistics({ now })).days).toEqual(deriveStatistics(events, { now, zone }).days);
  });

  it('finds the entries about mock exams without the others', async () => {
    const found = await (await restored('exams')).examEvents();
    expect(found.map(({ body }) => body.type)).toEqual([
      'undo',
      'exam-started',
      'exam-answered',
      'exam-paused',
      'exam-resumed',
      'exam-finished',
    ]);
  });
});

describe('an export of version 1', () => {
  it('is taken in whole, and a second time without effect', async () => {
    const store = memoryStore(surroundings);
    const text = read('v1-export.json');
    const { eventsAdded, draftsTaken } = await store.importFile(text);
    expect([eventsAdded, draftsTaken]).toEqual([exported.events.length, exported.drafts.length]);
    expect(await store.importFile(text)).toMatchObject({ eventsAdded: 0, draftsTaken: 0, setAside: 0 });
    const { events, drafts, unreadable } = await store.exportFile();
    expect({ events, drafts }).toEqual({ events: exported.events, drafts: exported.drafts });
    expectSame(unreadable, exported.unreadable);
  });
});

describe('a database of a newer version', () => {
  it('is not opened, and left as it is', async () => {
    await restore('newer', { ...dump, version: 30 });
    await expect(openDexieStore({ ...surroundings, name: 'newer' })).rejects.toMatchObject({
      code: 'banco-ocupado',
    });
    const raw = await new Dexie('newer').open();
    expect(raw.backendDB().version).toBe(30);
    expect(await raw.table('events').toArray()).toEqual(
      expect.arrayContaining(dump.stores.events?.rows ?? []),
    );
    raw.close();
  });

  it('made by another tab closes this one’s for good', async () => {
    const store = await restored('overtaken');
    const newer = new Dexie('overtaken');
    newer.version(3).stores({ events: 'id, at', drafts: 'exercise', aside: 'text', meta: 'key', more: 'id' });
    await newer.open();
    await expect(store.append([setting('k')])).rejects.toMatchObject({ code: 'banco-ocupado' });
    expect(await newer.table('events').count()).toBe(dump.stores.events?.rows.length);
    newer.close();
  });
});
