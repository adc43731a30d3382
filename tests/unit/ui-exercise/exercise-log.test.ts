// What the exercise page writes into the learner's log, over a store in memory.
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../src/storage/index.ts';
import { openExerciseLog } from '../../../src/ui/islands/exercise/session/open-exercise-log.ts';
import { putUnsavedDraft } from '../../../src/ui/islands/exercise/session/unsaved-draft.ts';

const exercise = 'turno-so-com-texto';
const failed = { passed: false, failedChecks: ['termina'], requests: 2 };
const solved = { passed: true, failedChecks: [], requests: 10 };

async function setUp() {
  let time = Date.UTC(2026, 10, 29);
  const now = () => {
    time += 1000;
    return time;
  };
  const store = memoryStore({ clock: now, random: () => 0.5 });
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const open = () => openExerciseLog({ store, exercise, now, shelf });
  return { store, open, shelf, kept };
}

describe('openExerciseLog', () => {
  it('knows nothing of an exercise that was never tried', async () => {
    const { open } = await setUp();
    const log = await open();
    expect(log.draft).toBeNull();
    expect(log.history).toEqual({ prediction: null, hintsOpened: 0, failedAttempts: 0, solved: false });
  });

  it('gives back draft, prediction, hints and attempts at the next visit', async () => {
    const { open } = await setUp();
    const first = await open();
    await first.saveDraft({ exercise, source: 'x', previous: 'y', updatedAt: 1 }, { basedOn: null });
    await first.recordPrediction({ option: 'resultado-orfao', correct: true });
    await first.recordHint(1);
    await first.recordHint(2);
    await first.recordAttempt(failed);
    const second = await open();
    expect(second.draft).toMatchObject({ source: 'x', previous: 'y' });
    expect(second.history).toEqual({
      prediction: 'resultado-orfao',
      hintsOpened: 2,
      failedAttempts: 1,
      solved: false,
    });
  });

  it('moves a draft that a closing page put aside into the store', async () => {
    const { store, open, shelf, kept } = await setUp();
    putUnsavedDraft(shelf, { exercise, source: 'last words', previous: null, updatedAt: 9 });
    expect((await open()).draft).toMatchObject({ source: 'last words' });
    expect(kept.size).toBe(0);
    expect(await store.draft(exercise)).toMatchObject({ source: 'last words' });
  });

  it('keeps the later of a saved draft and one put aside, and the other one to go back to', async () => {
    const { store, open, shelf } = await setUp();
    await store.saveDraft({ exercise, source: 'newer', previous: null, updatedAt: 10 });
    putUnsavedDraft(shelf, { exercise, source: 'older', previous: null, updatedAt: 9 });
    expect((await open()).draft).toMatchObject({ source: 'newer', previous: 'older' });
    putUnsavedDraft(shelf, { exercise, source: 'newest', previous: null, updatedAt: 30 }, 9);
    expect((await open()).draft).toMatchObject({ source: 'newest', previous: 'newer' });
  });

  it('takes what was put aside as the next version of the draft it was made from, whatever the clock says', async () => {
    const { store, open, shelf } = await setUp();
    await store.saveDraft({ exercise, source: 'clock ahead', previous: null, updatedAt: 5000 });
    putUnsavedDraft(shelf, { exercise, source: 'clock right', previous: null, updatedAt: 9 }, 5000);
    expect((await open()).draft).toMatchObject({ source: 'clock right', previous: null });
  });

  it('gives back what was put aside and still can not be saved, and leaves it there', async () => {
    const { store, shelf, kept } = await setUp();
    putUnsavedDraft(shelf, { exercise, source: 'last words', previous: null, updatedAt: 9 });
    const full = { ...store, saveDraft: () => Promise.reject(new Error('full')) };
    const log = await openExerciseLog({ store: full, exercise, now: () => 1, shelf });
    expect(log.unsavedDraft).toMatchObject({ source: 'last words' });
    expect(kept.size).toBe(1);
  });

  it('ignores what was put aside and can not be read', async () => {
    const { open, shelf } = await setUp();
    shelf.setItem(`pegadinha:unsaved-draft:${exercise}`, '{"exercise":');
    expect((await open()).draft).toBeNull();
  });

  it('puts an exercise that was solved after a failure into the review queue', async () => {
    const { store, open } = await setUp();
    const log = await open();
    await log.recordAttempt(failed);
    await log.recordAttempt(solved);
    const added = (await store.events())
      .map((event) => event.body)
      .filter((body) => body.type === 'card-added');
    expect(added).toEqual([
      { type: 'card-added', item: `exercise:${exercise}`, reason: 'failed-then-solved' },
    ]);
    expect((await open()).history.solved).toBe(true);
  });

  it('adds no card for an exercise that was solved at once', async () => {
    const { store, open } = await setUp();
    await (await open()).recordAttempt(solved);
    expect((await store.events()).map((event) => event.body.type)).toEqual(['attempt']);
  });
});
