// Two texts of one exercise, in two tabs or before and after a late log: one is shown, none is lost, and the page says so.
import { describe, expect, it } from 'vitest';
import { memoryStore, type ProgressStore } from '../../../src/storage/index.ts';
import {
  createDraftSession,
  type DraftSession,
} from '../../../src/ui/islands/exercise/session/draft-session.ts';
import { openExerciseLog } from '../../../src/ui/islands/exercise/session/open-exercise-log.ts';

const exercise = 'turno-so-com-texto';
const starter = 'starter';
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp() {
  let time = 1000;
  const now = () => {
    time += 1;
    return time;
  };
  const store = { ...memoryStore({ clock: now, random: () => 0.5 }), lasting: true };
  /** A tab: its session, and what ends the wait after its last key. */
  const visit = () => {
    let waiting: (() => void) | null = null;
    const aside: string[] = [];
    const session = createDraftSession({
      exercise,
      starter,
      putAside: (draft) => aside.push(draft.source),
      drop: () => undefined,
      now,
      later: (callback) => {
        waiting = callback;
        return () => {
          waiting = null;
        };
      },
      delayMs: 400,
      onView: () => undefined,
    });
    const elapse = async () => {
      waiting?.();
      await settled();
    };
    const type = async (source: string) => {
      session.edit(source);
      await elapse();
    };
    return { session, elapse, type, aside };
  };
  const openLog = (over: ProgressStore = store) =>
    openExerciseLog({ store: over, exercise, now, shelf: null });
  /** A tab that hears of what others store. */
  const open = async () => {
    const tab = visit();
    tab.session.attach(await openLog());
    store.onChange(() => void tab.session.refresh());
    return tab;
  };
  /** A tab that sleeps: it hears of nothing. */
  const openAsleep = async () => {
    const tab = visit();
    tab.session.attach(await openLog());
    return tab;
  };
  return { store, visit, openLog, open, openAsleep };
}

const shown = (session: DraftSession) => {
  const { source, previous, previousIs } = session.view();
  return { source, previous, previousIs };
};

describe('a draft in two tabs', () => {
  it('shows what the other tab saved where nothing was typed', async () => {
    const { open } = setUp();
    const [here, there] = [await open(), await open()];
    await there.type('an hour of work');
    expect(shown(here.session)).toMatchObject({ source: 'an hour of work' });
    expect(here.session.view().state).toBe('saved');
    await here.type('an hour of work!');
    expect(shown(there.session)).toEqual({ source: 'an hour of work!', previous: null, previousIs: 'own' });
  });

  it('keeps the other tab’s text to go back to, and says so, where both were edited', async () => {
    const { store, open, openAsleep } = setUp();
    const [here, there] = [await openAsleep(), await open()];
    await there.type('an hour of work');
    await here.type('starter/');
    const both = { source: 'starter/', previous: 'an hour of work', previousIs: 'other-tab' };
    expect(shown(here.session)).toEqual(both);
    await here.type('starter//');
    expect(await store.draft(exercise)).toMatchObject({ source: 'starter//', previous: 'an hour of work' });
    here.session.goBack();
    await here.elapse();
    expect(shown(here.session)).toMatchObject({ source: 'an hour of work', previous: 'starter//' });
    expect(await store.draft(exercise)).toMatchObject({ source: 'an hour of work', previous: 'starter//' });
  });

  it('keeps it also when more is typed before the save ends', async () => {
    const { store, open, openAsleep } = setUp();
    const [here, there] = [await openAsleep(), await open()];
    await there.type('an hour of work');
    here.session.edit('starter/');
    const saving = here.elapse();
    here.session.edit('starter//');
    await saving;
    await here.elapse();
    expect(await store.draft(exercise)).toMatchObject({ source: 'starter//', previous: 'an hour of work' });
  });

  it('takes its own earlier saves for no other text', async () => {
    const { store, open } = setUp();
    const { session, type } = await open();
    for (const source of ['a', 'ab', 'abc']) await type(source);
    expect(shown(session)).toEqual({ source: 'abc', previous: null, previousIs: 'own' });
    session.restart();
    expect(shown(session)).toEqual({ source: starter, previous: 'abc', previousIs: 'own' });
    session.goBack();
    await type('abcd');
    expect(await store.draft(exercise)).toMatchObject({ source: 'abcd', previous: null });
  });
});

describe('a log that opens late', () => {
  it('brings the saved draft where nothing was typed', async () => {
    const { open, visit, openLog } = setUp();
    await (await open()).type('saved before');
    const late = visit();
    late.session.giveUp();
    late.session.attach(await openLog());
    expect(late.session.view()).toMatchObject({ source: 'saved before', state: 'saved' });
  });

  it('saves what was typed before, with the saved draft to go back to', async () => {
    const { store, open, visit, openLog } = setUp();
    await (await open()).type('saved before');
    const late = visit();
    late.session.edit('typed early');
    expect(late.session.view().state).toBe('saving');
    late.session.giveUp();
    expect(late.session.view().state).toBe('failed');
    late.session.attach(await openLog());
    await late.elapse();
    expect(late.session.view()).toMatchObject({ state: 'saved', previousIs: 'late' });
    expect(await store.draft(exercise)).toMatchObject({ source: 'typed early', previous: 'saved before' });
  });

  it('finds what was typed on the shelf if it never opens', async () => {
    const { session, aside } = setUp().visit();
    session.edit('typed early');
    session.leave();
    await settled();
    expect(aside).toEqual(['typed early']);
  });

  it('shows what could not be saved at the last visit, and tries again', async () => {
    const { store, visit, openLog } = setUp();
    const unsavedDraft = { exercise, source: 'last words', previous: null, updatedAt: 1 };
    const tab = visit();
    tab.session.attach({ ...(await openLog()), unsavedDraft });
    expect(shown(tab.session)).toMatchObject({ source: 'last words' });
    await tab.elapse();
    expect(await store.draft(exercise)).toMatchObject({ source: 'last words' });
  });
});
