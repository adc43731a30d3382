import { afterEach, describe, expect, it } from 'vitest';
import type { Draft, EventBody } from '../../../src/core/index.ts';
import type { ProgressStore } from '../../../src/storage/index.ts';
import { event, fileOf, kinds, openFresh, setting } from './both-stores.ts';

const draft = (source: string, updatedAt: number): Draft => ({
  exercise: 'x',
  source,
  previous: null,
  updatedAt,
});

describe.each(kinds)('a %s store', (kind) => {
  const toClose: ProgressStore[] = [];
  const fresh = async () => {
    const opened = await openFresh(kind);
    toClose.push(opened.store);
    return opened;
  };
  afterEach(() => {
    for (const store of toClose.splice(0)) store.close();
  });

  it('gives events the device’s id, counted numbers and the clock’s time', async () => {
    const { store, clock } = await fresh();
    const [first] = await store.append([setting('a')]);
    clock.now = 2_000;
    const [second, third] = await store.append([setting('b'), setting('c')]);
    const device = first?.id.split(':')[0];
    expect(first).toEqual({ id: `${device}:1`, at: 1_000, body: setting('a') });
    expect(second?.id).toBe(`${device}:2`);
    expect(third).toEqual({ id: `${device}:3`, at: 2_000, body: setting('c') });
    expect(await store.events()).toEqual([first, second, third]);
  });

  it('gives no number twice to appends that overlap', async () => {
    const { store } = await fresh();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.append([setting(`k${index}`), setting('b')])),
    );
    const ids = (await store.events()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
  });

  it('refuses a wrong body before anything of the same append is written', async () => {
    const { store } = await fresh();
    const wrong = { type: 'review', item: 'nothing', rating: 9, elapsedMs: 0 } as unknown as EventBody;
    await expect(async () => store.append([setting('a'), wrong])).rejects.toThrow();
    expect(await store.events()).toEqual([]);
  });

  it('finds everything again after export, wipe and import', async () => {
    const { store } = await fresh();
    await store.append([setting('a'), { type: 'lesson-finished', lesson: 'loop', cards: ['question:q'] }]);
    await store.saveDraft(draft('code', 20));
    const file = await store.exportFile();
    const before = [await store.events(), await store.drafts()];
    await store.wipe();
    expect([await store.events(), await store.drafts()]).toEqual([[], []]);
    const report = await store.importFile(JSON.stringify(file));
    expect(report).toMatchObject({ eventsInFile: 2, eventsAdded: 2, eventsKnown: 0, draftsTaken: 1 });
    expect([await store.events(), await store.drafts()]).toEqual(before);
  });

  it('never gives an id again that an earlier life of the store has given', async () => {
    const { store } = await fresh();
    const [first] = await store.append([setting('a')]);
    const text = JSON.stringify(await store.exportFile());
    await store.wipe();
    const [second] = await store.append([setting('b')]);
    expect(second?.id).not.toBe(first?.id);
    await store.importFile(text);
    expect(await store.events()).toHaveLength(2);
  });

  it('counts on after its own events in an imported file', async () => {
    const { store } = await fresh();
    const [first] = await store.append([setting('a')]);
    const device = first?.id.split(':')[0] ?? '';
    await store.importFile(fileOf({ events: [event(`${device}:7`, 900)] }));
    const [next] = await store.append([setting('b')]);
    expect(next?.id).toBe(`${device}:8`);
  });

  it('tells what an import would add without adding it', async () => {
    const { store } = await fresh();
    const text = fileOf({ events: [event('other:1', 5), event('other:2', 6)], drafts: [draft('code', 9)] });
    expect(await store.previewImport(text)).toEqual({
      exportedAt: 5,
      eventsInFile: 2,
      eventsAdded: 2,
      eventsKnown: 0,
      draftsTaken: 1,
      draftsKept: 0,
      setAside: 0,
    });
    expect(await store.events()).toEqual([]);
    expect(await store.drafts()).toEqual([]);
  });

  it('stores nothing of a file with one broken event', async () => {
    const { store } = await fresh();
    const text = fileOf({ events: [event('other:1', 5), { id: 'other:2', at: 'now', body: setting('b') }] });
    await expect(store.importFile(text)).rejects.toThrow('Evento 2 de 2');
    expect(await store.events()).toEqual([]);
  });

  it('calls back after each change until told to stop', async () => {
    const { store } = await fresh();
    let calls = 0;
    const stop = store.onChange(() => {
      calls += 1;
    });
    await store.append([setting('a')]);
    expect(calls).toBe(1);
    await store.saveDraft(draft('code', 20));
    expect(calls).toBe(2);
    stop();
    await store.append([setting('b')]);
    expect(calls).toBe(2);
  });

  it('keeps unreadable entries of a file aside, exports them, and takes them in once they are readable', async () => {
    const { store } = await fresh();
    const future = { id: 'other:1', at: 5, body: { type: 'dream', of: 'sheep' } };
    const readable = event('other:2', 6);
    const report = await store.importFile(fileOf({ unreadable: [future, readable] }));
    expect(report).toMatchObject({ eventsAdded: 1, setAside: 1 });
    expect(await store.events()).toEqual([readable]);
    const quarantined = await store.quarantined();
    expect(quarantined).toHaveLength(1);
    expect(quarantined[0]?.entry).toEqual(future);
    expect(quarantined[0]?.reason).toContain('body.type');
    expect((await store.exportFile()).unreadable).toEqual([future]);
    expect(await store.importFile(fileOf({ unreadable: [future] }))).toMatchObject({ setAside: 0 });
    expect(await store.quarantined()).toHaveLength(1);
  });

  it('takes an entry with its fields in another order for the same entry', async () => {
    const { store } = await fresh();
    await store.importFile(fileOf({ unreadable: [{ id: 'other:1', at: 'never', body: { x: 1, y: 2 } }] }));
    const reordered = { body: { y: 2, x: 1 }, at: 'never', id: 'other:1' };
    expect(await store.importFile(fileOf({ unreadable: [reordered] }))).toMatchObject({ setAside: 0 });
    expect(await store.quarantined()).toHaveLength(1);
  });

  it('keeps both of two different events with one id, one of them aside', async () => {
    const { store } = await fresh();
    await store.importFile(fileOf({ events: [event('other:1', 5, setting('a'))] }));
    await store.importFile(fileOf({ events: [event('other:1', 5, setting('b'))] }));
    const kept = [...(await store.events()), ...(await store.quarantined()).map(({ entry }) => entry)];
    expect(kept).toHaveLength(2);
    expect(kept).toContainEqual(event('other:1', 5, setting('a')));
    expect(kept).toContainEqual(event('other:1', 5, setting('b')));
    expect((await store.quarantined())[0]?.reason).toBe('outro evento tem o mesmo id');
  });
});
