import { describe, expect, it } from 'vitest';
import type { ProgressEvent } from '../../../src/core/index.ts';
import { memoryStore } from '../../../src/storage/index.ts';
import { memoryDatabase } from '../../../src/storage/memory-store.ts';
import { storeOverTables } from '../../../src/storage/store-over-tables.ts';
import { event, fileOf, setting } from './both-stores.ts';

const now = Date.UTC(2026, 10, 30);
let seed = 1;
const random = (): number => {
  seed = (seed * 48271) % 2147483647;
  return seed / 2147483647;
};
const surroundings = { clock: () => now, random };
const review = (id: string, at: number, elapsedMs = 5): ProgressEvent => ({
  id,
  at,
  body: { type: 'review', item: 'question:a', rating: 3, elapsedMs },
});
const unusable: [string, ProgressEvent][] = [
  ['a time past all calendars', review('abcd:1', 8.65e15)],
  ['a time past the year 9999', review('abcd:1', Date.UTC(10_000, 0, 1))],
  ['an endless duration', review('abcd:1', now, 1e308)],
  ['a number that can’t be counted on', review('abcd:1000000000000000', now)],
];

describe.each(unusable)('an event with %s', (_what, entry) => {
  it('is refused with its file', async () => {
    const store = memoryStore(surroundings);
    await expect(store.importFile(fileOf({ events: [entry] }))).rejects.toThrow(
      /Evento 1 de 1 .*(no máximo|no padrão).*Nada foi importado/,
    );
    expect(await store.countEvents()).toBe(0);
  });

  it('that is stored is set apart, and the rest of the log is read', async () => {
    const store = memoryStore({ ...surroundings, rows: [{ ...entry }, { ...review('abcd:2', now) }] });
    expect((await store.progress({ now })).cards.size).toBe(1);
    expect(await store.countEvents()).toBe(1);
    expect((await store.quarantined()).map((found) => found.entry)).toEqual([entry]);
    expect((await store.exportFile()).unreadable).toEqual([entry]);
  });
});

it('a file exported past the year 9999 is refused', async () => {
  const text = fileOf({}).replace('"exportedAt":5', '"exportedAt":8650000000000000');
  await expect(memoryStore(surroundings).importFile(text)).rejects.toThrow(/exportedAt.*no máximo/);
});

it('a file with an entry nested beyond all measure is refused in a sentence', async () => {
  const deep = (levels: number) =>
    fileOf({}).replace(
      '"drafts":[]',
      `"drafts":[],"unreadable":[${'['.repeat(levels)}${']'.repeat(levels)}]`,
    );
  const store = memoryStore(surroundings);
  await expect(store.importFile(deep(20_000))).rejects.toThrow(/níveis.*importacao\/conteudo-invalido/);
  expect(await store.importFile(deep(100))).toMatchObject({ setAside: 1 });
});

describe('a device whose numbers come to an end', () => {
  it('by a file goes on under another id, and no event replaces another', async () => {
    const store = memoryStore(surroundings);
    const [first] = await store.append([setting('a')]);
    const device = first?.id.split(':')[0];
    await store.importFile(fileOf({ events: [event(`${device}:999999999999999`, 5)] }));
    for (let turn = 0; turn < 3; turn += 1) await store.append([setting('b'), setting('c')]);
    expect(await store.countEvents()).toBe(8);
    expect(await store.quarantined()).toEqual([]);
  });

  it.each([9e19, 4])('by the row that counts them (%d) does so too', async (counter) => {
    const database = memoryDatabase([event('abcd:5', 5), event('abcd:6', 6)].map((row) => ({ ...row })));
    await database.change((tables) => tables.putHead([{ key: 'device', id: 'abcd', counter }]));
    const store = storeOverTables(database, surroundings);
    await store.append([setting('b')]);
    await store.append([setting('c'), setting('d')]);
    expect(await store.countEvents()).toBe(5);
  });
});
