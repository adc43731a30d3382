import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EventBody } from '../../../src/core/index.ts';
import {
  openDexieStore,
  type ProgressStore,
  StorageFault,
  toStorageFault,
} from '../../../src/storage/index.ts';
import { eventsForEnd } from '../../../src/ui/islands/exam/read-log.ts';
import { event, setting } from './both-stores.ts';

const open: ProgressStore[] = [];
async function openNamed(name: string): Promise<ProgressStore> {
  const store = await openDexieStore({ name, clock: () => 1_000, random: () => 0.25 });
  open.push(store);
  return store;
}
afterEach(() => {
  for (const store of open.splice(0)) store.close();
});

describe('the store in IndexedDB', () => {
  it('finds its events again when it is opened anew, and counts on', async () => {
    const first = await openNamed('again');
    const [written] = await first.append([setting('a')]);
    first.close();
    const second = await openNamed('again');
    expect(await second.events()).toEqual([written]);
    const [next] = await second.append([setting('b')]);
    expect(next?.id).toBe(written?.id.replace(/1$/, '2'));
  });

  it('shares one log and one count between two tabs, and tells each of the other’s changes', async () => {
    const [one, other] = [await openNamed('tabs'), await openNamed('tabs')];
    const heard = new Promise<void>((resolve) => other.onChange(resolve));
    await Promise.all([one.append([setting('a')]), other.append([setting('b')]), one.append([setting('c')])]);
    await heard;
    expect((await one.events()).map(({ id }) => id.split(':')[1])).toEqual(['1', '2', '3']);
    expect(await other.events()).toEqual(await one.events());
  });

  it('shows in one tab’s progress what another has written', async () => {
    const [one, other] = [await openNamed('seen'), await openNamed('seen')];
    expect((await other.progress({ now: 1_000 })).cards.size).toBe(0);
    await one.append([{ type: 'card-added', item: 'question:a', reason: 'plan' }]);
    expect((await other.progress({ now: 1_000 })).cards.size).toBe(1);
    await other.append([{ type: 'card-added', item: 'question:b', reason: 'plan' }]);
    expect([...(await one.progress({ now: 1_000 })).cards.keys()]).toEqual(['question:a', 'question:b']);
  });

  it('lets only one of two tabs hand the same mock exam in, so that no miss counts twice', async () => {
    const [one, other] = [await openNamed('exam'), await openNamed('exam')];
    const exam = 'prova-1';
    const questions = ['q1', 'q2'];
    await one.append([
      { type: 'card-added', item: 'question:q1', reason: 'by-hand' },
      { type: 'exam-started', exam, mode: 'short', language: 'en', seed: 1, questions, timeLimitMs: 9e5 },
    ]);
    const answered: EventBody = {
      type: 'exam-answered',
      exam,
      question: 'q1',
      chosen: ['a'],
      correct: false,
      flagged: false,
      elapsedMs: 5,
    };
    const handIn = async (store: ProgressStore) => {
      const progress = await store.progress({ now: 1_000 });
      return store.appendAfterExams((examEvents) =>
        eventsForEnd({
          examEvents,
          exam,
          last: [answered],
          reason: 'handed-in',
          taskStatementOf: () => '1.1',
          progress,
        }),
      );
    };
    const written = await Promise.all([handIn(one), handIn(other)]);
    expect(written.map((events) => events.length).sort()).toEqual([0, 4]);
    const { cards } = await other.progress({ now: 1_000 });
    expect(cards.get('question:q1')?.reviews).toBe(1);
    expect(cards.get('question:q2')?.reason).toBe('missed');
  });

  it('does not tell of changes in another database', async () => {
    const [one, other] = [await openNamed('mine'), await openNamed('mine-2')];
    const listener = vi.fn();
    other.onChange(listener);
    await one.append([setting('a')]);
    expect(listener).not.toHaveBeenCalled();
  });

  it('that does not open says so, and not that something was not saved', async () => {
    const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('internal error', 'UnknownError');
    });
    const refused = openDexieStore({ name: 'broken', clock: () => 1, random: () => 0.5 });
    await expect(refused).rejects.toThrow(
      /não conseguiu abrir os dados salvos .*\[armazenamento\/nao-abriu\]/,
    );
    opening.mockRestore();
  });

  it('reports stored entries that it can’t read, keeps and exports them', async () => {
    const store = await openNamed('raw');
    await store.append([setting('a')]);
    const broken = { id: 'other:1', at: 'yesterday', body: setting('b') };
    const raw = await new Dexie('raw').open();
    await raw.table('events').put(broken);
    raw.close();
    expect(await store.events()).toHaveLength(1);
    expect(await store.quarantined()).toEqual([
      { entry: broken, reason: 'campo "at": encontrado "yesterday"; esperado um número' },
    ]);
    expect((await store.exportFile()).unreadable).toEqual([broken]);
    await store.importFile(JSON.stringify(await store.exportFile()));
    expect(await store.quarantined()).toHaveLength(1);
  });

  it('prefers the readable entry when a file has one for an unreadable id', async () => {
    const store = await openNamed('mend');
    const raw = await new Dexie('mend').open();
    await raw.table('events').put({ id: 'other:1', at: 'yesterday' });
    raw.close();
    const good = event('other:1', 5);
    const file = { format: 'pegadinha-progress', version: 1, exportedAt: 1, events: [good], drafts: [] };
    await store.importFile(JSON.stringify(file));
    expect(await store.events()).toEqual([good]);
    expect(await store.quarantined()).toHaveLength(1);
  });

  it('writes none of an append when the browser refuses one of its writes', async () => {
    const store = await openNamed('full');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('disk full', 'QuotaExceededError');
    });
    await expect(store.append([setting('a'), setting('b')])).rejects.toMatchObject({ code: 'sem-espaco' });
    put.mockRestore();
    expect(await store.events()).toEqual([]);
  });
});

describe('a fault of the browser', () => {
  it.each([
    ['QuotaExceededError', 'sem-espaco', 'ficou sem espaço'],
    ['SecurityError', 'sem-banco', 'não deixa o Pegadinha salvar'],
    ['VersionError', 'banco-ocupado', 'Feche as outras abas'],
    ['UnknownError', 'falhou', '(UnknownError)'],
  ])('%s is told as %s', (name, code, sentence) => {
    const fault = toStorageFault(new DOMException('native words', name));
    expect(fault).toBeInstanceOf(StorageFault);
    expect(fault.code).toBe(code);
    expect(fault.message).toContain(sentence);
    expect(fault.message).toMatch(new RegExp(`\\[armazenamento/${code}\\]$`));
  });
});
