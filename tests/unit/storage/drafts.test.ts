import { afterEach, describe, expect, it } from 'vitest';
import { type Draft, lastInstant } from '../../../src/core/index.ts';
import { memoryStore, type ProgressStore } from '../../../src/storage/index.ts';
import { memoryDatabase } from '../../../src/storage/memory-store.ts';
import { storeOverTables } from '../../../src/storage/store-over-tables.ts';
import { fileOf, kinds, openFresh } from './both-stores.ts';

const draft = (source: string, updatedAt: number, previous: string | null = null): Draft => ({
  exercise: 'x',
  source,
  previous,
  updatedAt,
});

describe.each(kinds)('a draft in a %s store', (kind) => {
  const toClose: ProgressStore[] = [];
  const fresh = async () => {
    const { store } = await openFresh(kind);
    toClose.push(store);
    return store;
  };
  afterEach(() => {
    for (const store of toClose.splice(0)) store.close();
  });

  it('is what was saved last, whatever the clock says, and dated after what it replaces', async () => {
    const store = await fresh();
    expect(await store.saveDraft(draft('written with the clock ahead', 90), { basedOn: null })).toEqual(
      draft('written with the clock ahead', 90),
    );
    expect(await store.saveDraft(draft('new work', 20), { basedOn: 90 })).toEqual(draft('new work', 91));
    expect(await store.drafts()).toEqual([draft('new work', 91)]);
    expect(await store.draft('unknown')).toBeNull();
  });

  it('brings back the text that another tab had saved meanwhile', async () => {
    const store = await fresh();
    await store.saveDraft(draft('start', 10), { basedOn: null });
    await store.saveDraft(draft('long work of the second tab', 30), { basedOn: 10 });
    const kept = await store.saveDraft(draft('one key in the first tab', 40), { basedOn: 10 });
    expect(kept).toEqual(draft('one key in the first tab', 40, 'long work of the second tab'));
    expect(await store.draft('x')).toEqual(kept);
  });

  it('brings it back also where the tab had found nothing stored, or does not say what it found', async () => {
    const store = await fresh();
    await store.saveDraft(draft('first tab', 10), { basedOn: null });
    expect(await store.saveDraft(draft('second tab', 20), { basedOn: null })).toMatchObject({
      previous: 'first tab',
    });
    expect(await store.saveDraft(draft('from the shelf', 15))).toMatchObject({
      source: 'from the shelf',
      previous: 'second tab',
    });
  });

  it('keeps its own text to bring back where the stored one is its base or the same text', async () => {
    const store = await fresh();
    await store.saveDraft(draft('work', 10), { basedOn: null });
    await store.saveDraft(draft('starter', 20, 'work'), { basedOn: 10 });
    expect(await store.draft('x')).toEqual(draft('starter', 20, 'work'));
    await store.saveDraft(draft('starter', 30, 'other'), { basedOn: 10 });
    expect(await store.draft('x')).toEqual(draft('starter', 30, 'other'));
  });

  it('that an imported newer one replaces can be brought back, unless the file has something to bring back', async () => {
    const store = await fresh();
    await store.saveDraft(draft('here', 10), { basedOn: null });
    const file = fileOf({ drafts: [draft('imported', 20)] });
    await store.importFile(file);
    expect(await store.draft('x')).toEqual(draft('imported', 20, 'here'));
    await store.importFile(file);
    expect(await store.draft('x')).toEqual(draft('imported', 20, 'here'));
    await store.importFile(fileOf({ drafts: [draft('later', 30, 'of the file')] }));
    expect(await store.draft('x')).toEqual(draft('later', 30, 'of the file'));
  });
});

it('a stored draft dated past all calendars is read, and can be saved over', async () => {
  const database = memoryDatabase([]);
  await database.change((tables) => tables.putDrafts([{ ...draft('from a broken clock', 8.65e15) }]));
  const store = storeOverTables(database, { clock: () => 5, random: () => 0.5 });
  expect(await store.draft('x')).toEqual(draft('from a broken clock', lastInstant));
  expect(await store.saveDraft(draft('new', 5), { basedOn: lastInstant })).toEqual(draft('new', lastInstant));
  expect((await store.exportFile()).drafts).toEqual([draft('new', lastInstant)]);
  await memoryStore({ clock: () => 5, random: () => 0.5 }).importFile(
    JSON.stringify(await store.exportFile()),
  );
});
