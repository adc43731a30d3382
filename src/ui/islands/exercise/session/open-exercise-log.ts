// Opens the learner's saved work for one exercise. Loaded after the page: it brings the store and the scheduler.
import { draftSchema } from '../../../../core/index.ts';
import { eventsForAttempt } from '../../../../scheduler/index.ts';
import type { ProgressStore } from '../../../../storage/index.ts';
import { type ExerciseHistory, type ExerciseLog, emptyHistory } from './exercise-log.ts';
import { dropUnsavedDraft, readUnsavedDraft, type Shelf } from './unsaved-draft.ts';

/** The log of one exercise over a store; `now` gives milliseconds since 1970. */
export async function openExerciseLog(options: {
  store: ProgressStore;
  exercise: string;
  now: () => number;
  /** Where a closing page put a draft that it had no time to save. */
  shelf: Shelf | null;
}): Promise<ExerciseLog> {
  const { store, exercise, now, shelf } = options;
  const unsaved = draftSchema.safeParse(readUnsavedDraft(shelf, exercise));
  if (unsaved.success) await store.saveDraft(unsaved.data);
  dropUnsavedDraft(shelf, exercise);
  const progress = () => store.progress({ now: now() });
  const [draft, before] = await Promise.all([store.draft(exercise), progress()]);
  const known = before.exercises.get(exercise);
  const history: ExerciseHistory =
    known === undefined
      ? emptyHistory
      : {
          prediction: known.prediction?.option ?? null,
          hintsOpened: known.hintsOpened,
          failedAttempts: known.failedAttempts,
          solved: known.solvedAt !== null,
        };
  return {
    lasting: store.lasting,
    draft,
    history,
    saveDraft: (changed) => store.saveDraft(changed),
    async recordPrediction({ option, correct }) {
      await store.append([{ type: 'prediction', exercise, option, correct }]);
    },
    async recordHint(number) {
      await store.append([{ type: 'hint', exercise, number }]);
    },
    async recordAttempt(attempt) {
      await store.append(eventsForAttempt({ progress: await progress(), exercise, ...attempt }));
    },
  };
}
