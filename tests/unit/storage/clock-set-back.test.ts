import { afterEach, describe, expect, it } from 'vitest';
import type { EventBody } from '../../../src/core/index.ts';
import type { ProgressStore } from '../../../src/storage/index.ts';
import { event, fileOf, kinds, openFresh, setting } from './both-stores.ts';

const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 30, 12);
const grade = (rating: 1 | 3): EventBody => ({ type: 'review', item: 'question:a', rating, elapsedMs: 5 });

describe.each(kinds)('in a %s store whose log has later events than the clock', (kind) => {
  const toClose: ProgressStore[] = [];
  const fresh = async () => {
    const opened = await openFresh(kind);
    opened.clock.now = noon;
    toClose.push(opened.store);
    return opened;
  };
  const settingOf = async (store: ProgressStore, now: number) =>
    (await store.progress({ now })).settings.get('k');
  afterEach(() => {
    for (const store of toClose.splice(0)) store.close();
  });

  it('what is done last counts last: a setting, a grade, an undo', async () => {
    const { store, clock } = await fresh();
    const [review] = await store.append([grade(3)]);
    await store.append([setting('k', 'before')]);
    clock.now = noon - 2 * hour;
    await store.append([setting('k', 'after')]);
    expect(await settingOf(store, clock.now)).toBe('after');
    await store.append([grade(1)]);
    expect((await store.progress({ now: clock.now })).cards.get('question:a')?.lapses).toBe(1);
    expect((await store.events()).map(({ id }) => id.split(':')[1])).toEqual(['1', '2', '3', '4']);
    await store.append([{ type: 'undo', target: review?.id ?? '' }]);
    expect((await store.events()).at(-1)).toMatchObject({ at: noon, body: { type: 'undo' } });
  });

  it('events follow those of another device that is ahead, even within its millisecond', async () => {
    const { store, clock } = await fresh();
    const ahead = noon + 3 * hour;
    // Sorts after any id of this device.
    await store.importFile(fileOf({ events: [event('zzzz:9', ahead, setting('k', 'theirs'))] }));
    const [own] = await store.append([setting('k', 'ours')]);
    expect(own?.at).toBe(ahead + 1);
    expect(await settingOf(store, clock.now)).toBe('ours');
    const [next] = await store.append([setting('k', 'ours again')]);
    expect(next?.at).toBe(ahead + 1);
    clock.now = ahead + hour;
    const [later] = await store.append([setting('k', 'later')]);
    expect(later?.at).toBe(ahead + hour);
    expect(await settingOf(store, clock.now)).toBe('later');
  });

  it('a mock exam still has its time by the clock, and its misses still count last', async () => {
    const { store, clock } = await fresh();
    await store.append([setting('k')]);
    clock.now = noon - 2 * hour;
    const exam = 'exam-1';
    const [started] = await store.append([
      {
        type: 'exam-started',
        exam,
        mode: 'short',
        language: 'pt',
        seed: 1,
        questions: ['a'],
        timeLimitMs: hour,
      },
    ]);
    expect(started?.at).toBe(clock.now);
    clock.now += hour / 2;
    const ended = await store.append([
      { type: 'exam-finished', exam, reason: 'handed-in' },
      { type: 'card-added', item: 'question:a', reason: 'missed' },
    ]);
    expect(ended.map(({ at }) => at)).toEqual([clock.now, noon]);
    expect((await store.progress({ now: clock.now })).cards.size).toBe(1);
  });

  it('those more than a day ahead are no reason to date anything', async () => {
    const { store } = await fresh();
    await store.importFile(
      fileOf({
        events: [event('zzzz:1', noon + 25 * hour), event('zzzz:2', noon + hour), event('zzzz:3', 0)],
      }),
    );
    const [own] = await store.append([setting('k')]);
    expect(own?.at).toBe(noon + hour + 1);
  });
});
