import { afterEach, describe, expect, it } from 'vitest';
import type { EventBody, ProgressEvent } from '../../../src/core/index.ts';
import { openDexieStore, type ProgressStore } from '../../../src/storage/index.ts';
import { kinds, openFresh, setting } from './both-stores.ts';

const grade: EventBody = { type: 'review', item: 'question:a', rating: 1, elapsedMs: 5 };
const unlessGraded = (events: ProgressEvent[]): EventBody[] =>
  events.some(({ body }) => body.type === 'review') ? [] : [grade];

const toClose: ProgressStore[] = [];
afterEach(() => {
  for (const store of toClose.splice(0)) store.close();
});

describe.each(kinds)('what is appended by what a %s store holds since an instant', (kind) => {
  const fresh = async () => {
    const opened = await openFresh(kind);
    toClose.push(opened.store);
    return opened;
  };

  it('is decided over the events from then on, undo events among them', async () => {
    const { store, clock } = await fresh();
    await store.append([setting('old')]);
    clock.now = 2_000;
    const [target] = await store.append([grade]);
    const [undo] = await store.append([{ type: 'undo', target: target?.id ?? '' }]);
    const seen: ProgressEvent[][] = [];
    const appended = await store.appendAfter({ since: 2_000 }, (events) => {
      seen.push(events);
      return [setting('new')];
    });
    expect(seen).toEqual([[target, undo]]);
    expect((await store.events()).at(-1)).toEqual(appended[0]);
  });

  it('is nothing where nothing is decided, or what is decided is wrong', async () => {
    const { store } = await fresh();
    expect(await store.appendAfter({ since: 0 }, () => [])).toEqual([]);
    const wrong = { ...grade, rating: 9 } as unknown as EventBody;
    await expect(store.appendAfter({ since: 0 }, () => [setting('a'), wrong])).rejects.toThrow();
    expect(await store.countEvents()).toBe(0);
  });
});

it('of two tabs that grade one card at once only one does', async () => {
  const open = (seed: number) =>
    openDexieStore({ name: 'two-tabs-grade', clock: () => 1_000, random: () => seed });
  const tabs = [await open(0.2), await open(0.4)];
  toClose.push(...tabs);
  const written = await Promise.all(tabs.map((tab) => tab.appendAfter({ since: 0 }, unlessGraded)));
  expect(written.map((events) => events.length).sort()).toEqual([0, 1]);
  expect(await tabs[0]?.countEvents()).toBe(1);
});
