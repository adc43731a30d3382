import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveProgress } from '../../../src/scheduler/index.ts';
import { memoryStore, type ProgressStore } from '../../../src/storage/index.ts';
import { event, fileOf, setting } from './both-stores.ts';

const anyEvent = fc
  .record({
    device: fc.constantFrom('phone', 'laptop'),
    counter: fc.integer({ min: 1, max: 6 }),
    at: fc.integer({ min: 0, max: 50 }),
    value: fc.integer({ min: 0, max: 2 }),
  })
  // Few ids and many values: files that contradict each other come up often.
  .map(({ device, counter, at, value }) => event(`${device}:${counter}`, at, setting('k', value)));
const anyDraft = fc.record({
  exercise: fc.constantFrom('x', 'y'),
  source: fc.constantFrom('one', 'two'),
  previous: fc.constant(null),
  updatedAt: fc.integer({ min: 0, max: 3 }),
});
const anyUnreadable = fc.record({ id: fc.constantFrom('phone:9', 'laptop:1'), at: fc.constant('never') });
const anyFile = fc
  .record({
    events: fc.array(anyEvent, { maxLength: 8 }),
    drafts: fc.array(anyDraft, { maxLength: 3 }),
    unreadable: fc.array(anyUnreadable, { maxLength: 2 }),
  })
  .map(fileOf);

const fresh = () => memoryStore({ clock: () => 0, random: () => 0.5 });
async function contentOf(store: ProgressStore) {
  const { events, drafts, unreadable } = await store.exportFile();
  // What can be brought back beside a draft is what was here when it came: it depends on the order, and on nothing else.
  const texts = drafts.map(({ exercise, source, updatedAt }) => ({ exercise, source, updatedAt }));
  return { events, texts, unreadable: unreadable.map((entry) => JSON.stringify(entry)).sort() };
}
async function storeWith(...files: string[]) {
  const store = fresh();
  for (const file of files) await store.importFile(file);
  return contentOf(store);
}

describe('importing', () => {
  it('twice is the same as once', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, async (file) => {
        expect(await storeWith(file, file)).toEqual(await storeWith(file));
      }),
    );
  });

  it('gives the same in either order', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, anyFile, async (one, other) => {
        expect(await storeWith(one, other)).toEqual(await storeWith(other, one));
      }),
    );
  });

  it('groups as one likes', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, anyFile, anyFile, async (first, second, third) => {
        const store = fresh();
        await store.importFile(second);
        await store.importFile(third);
        const merged = JSON.stringify(await store.exportFile());
        expect(await storeWith(first, merged)).toEqual(await storeWith(first, second, third));
      }),
    );
  });

  it('loses no event: each is in the log or aside', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, anyFile, async (one, other) => {
        const { events, unreadable } = await storeWith(one, other);
        const kept = [...events, ...unreadable.map((text): unknown => JSON.parse(text))];
        for (const wanted of [...JSON.parse(one).events, ...JSON.parse(other).events])
          expect(kept).toContainEqual(wanted);
      }),
    );
  });

  it('of what two devices did gives both the same progress', async () => {
    const phone = fresh();
    const laptop = memoryStore({ clock: () => 1, random: () => 0.7 });
    await phone.append([{ type: 'card-added', item: 'question:a', reason: 'missed' }, setting('k')]);
    await laptop.append([{ type: 'review', item: 'question:a', rating: 3, elapsedMs: 1 }]);
    await phone.importFile(JSON.stringify(await laptop.exportFile()));
    await laptop.importFile(JSON.stringify(await phone.exportFile()));
    const progressOf = async (store: ProgressStore) => deriveProgress(await store.events(), { now: 10 });
    expect(await progressOf(phone)).toEqual(await progressOf(laptop));
    expect((await progressOf(phone)).cards.size).toBe(1);
  });
});
