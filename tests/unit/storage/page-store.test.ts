import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import type { EventBody } from '../../../src/core/index.ts';
import { keepSnapshot, memoryStore, pageStore, snapshotKey } from '../../../src/storage/index.ts';
import { setting } from './both-stores.ts';

const day = 86_400_000;
const finished: EventBody = { type: 'lesson-finished', lesson: 'loop', cards: ['question:a', 'question:b'] };
const attempt = (exercise: string, passed: boolean): EventBody => ({
  type: 'attempt',
  exercise,
  passed,
  failedChecks: [],
  requests: 1,
});

function shelf() {
  const items = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void items.set(key, value),
    getItem: (key: string) => items.get(key) ?? null,
    read: () => JSON.parse(items.get(snapshotKey) ?? 'null'),
  };
}
function surroundings(options: { now: number; persisted?: boolean }) {
  const durability = {
    persisted: vi.fn(async () => options.persisted ?? false),
    persist: vi.fn(async () => true),
  };
  return { clock: () => options.now, random: () => 0.3, shelf: shelf(), durability };
}

describe('the snapshot', () => {
  it('holds what light pages show', async () => {
    const clock = { now: 10 * day };
    const store = memoryStore({ clock: () => clock.now, random: () => 0.1 });
    await store.append([finished, attempt('solved', true), attempt('tried', false)]);
    clock.now += 2 * day;
    const kept = shelf();
    await keepSnapshot({ store, clock: () => clock.now, shelf: kept }).written();
    expect(kept.read()).toEqual({
      lessonsFinished: ['loop'],
      exercisesSolved: ['solved'],
      exercisesTried: ['solved', 'tried'],
      due: 2,
      nextDueAt: null,
      xp: 45,
      streakDays: 0,
      examAt: null,
      counted: null,
      savedAt: 12 * day,
    });
  });

  it('counts as due no more than the day’s limits let come', async () => {
    const clock = { now: 10 * day };
    const store = memoryStore({ clock: () => clock.now, random: () => 0.1 });
    await store.append([{ type: 'setting', key: 'new-per-day', value: 1 }, finished]);
    clock.now += 2 * day;
    const kept = shelf();
    const { written } = keepSnapshot({ store, clock: () => clock.now, shelf: kept });
    await written();
    expect(kept.read().due).toBe(1);
    await store.append([{ type: 'review', item: 'question:a', rating: 4, elapsedMs: 1000 }]);
    await written();
    expect(kept.read().due).toBe(0);
  });

  it('takes the number of who knows the course, and keeps it as the most of that day', async () => {
    const clock = { now: 12 * day };
    const store = memoryStore({ clock: () => clock.now, random: () => 0.1 });
    await store.append([{ ...finished, cards: ['question:a', 'question:b', 'question:c'] }]);
    const kept = shelf();
    const keep = (countDay?: () => { due: number; newToday: number }) =>
      keepSnapshot({ store, clock: () => clock.now, shelf: kept, countDay }).written();
    clock.now += day;
    await keep(() => ({ due: 2, newToday: 2 }));
    expect(kept.read()).toMatchObject({ due: 2, counted: { due: 2, newToday: 2 } });
    await keep();
    expect(kept.read().due).toBe(2);
    clock.now += day;
    await keep();
    expect(kept.read()).toMatchObject({ due: 3, counted: null });
  });

  it('holds the beginning of the day of the exam', async () => {
    const noon = 10.5 * day;
    const store = memoryStore({ clock: () => noon, random: () => 0.1 });
    await store.append([{ type: 'setting', key: 'exam-date', value: '1970-01-20' }]);
    const kept = shelf();
    await keepSnapshot({ store, clock: () => noon, shelf: kept }).written();
    expect(Math.ceil((kept.read().examAt - noon) / day)).toBe(9);
  });

  it('is on the shelf when an append of the page’s store is acknowledged', async () => {
    const around = surroundings({ now: 10 * day });
    const store = await pageStore(around)();
    await store.append([finished]);
    expect(around.shelf.read().lessonsFinished).toEqual(['loop']);
    await store.wipe();
    expect(around.shelf.read().lessonsFinished).toEqual([]);
    store.close();
  });

  it('that can’t be written fails nothing', async () => {
    const refusing = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const store = await pageStore({ ...surroundings({ now: day }), shelf: refusing })();
    await expect(store.append([setting('a')])).resolves.toHaveLength(1);
    store.close();
  });
});

describe('the page’s store', () => {
  it('is opened once', async () => {
    const open = pageStore(surroundings({ now: day }));
    expect(open()).toBe(open());
    (await open()).close();
  });

  it('asks for durable storage once, after the first work, not for a setting', async () => {
    const around = surroundings({ now: day });
    const store = await pageStore(around)();
    await store.append([setting('a')]);
    expect(around.durability.persisted).not.toHaveBeenCalled();
    await store.append([attempt('x', false)]);
    await store.append([attempt('x', true)]);
    expect(around.durability.persist).toHaveBeenCalledTimes(1);
    store.close();
  });

  it('asks after a finished mock exam too', async () => {
    const around = surroundings({ now: day });
    const store = await pageStore(around)();
    await store.appendAfterExams(() => [{ type: 'exam-finished', exam: 'exam-1', reason: 'handed-in' }]);
    expect(around.durability.persisted).toHaveBeenCalledTimes(1);
    store.close();
  });

  it('does not ask when storage is durable already', async () => {
    const around = surroundings({ now: day, persisted: true });
    const store = await pageStore(around)();
    await store.append([attempt('x', false)]);
    expect(around.durability.persisted).toHaveBeenCalledTimes(1);
    expect(around.durability.persist).not.toHaveBeenCalled();
    store.close();
  });

  it('works in memory where the browser forbids storage, and says so', async () => {
    const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const around = surroundings({ now: day });
    const store = await pageStore(around)();
    opening.mockRestore();
    expect(store.lasting).toBe(false);
    await store.append([setting('a')]);
    // Nor does the next page find a snapshot of work that is lost by then.
    expect(around.shelf.read()).toBeNull();
    expect(await store.events()).toHaveLength(1);
  });
});
