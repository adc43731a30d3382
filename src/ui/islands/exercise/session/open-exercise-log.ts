// Opens the learner's saved work for one exercise. Loaded after the page: it brings the store and the scheduler.
import { eventsForAttempt } from '../../../../scheduler/index.ts';
import type { ProgressStore } from '../../../../storage/index.ts';
import { type ExerciseHistory, type ExerciseLog, emptyHistory } from './exercise-log.ts';
import { takeFromShelf } from './take-from-shelf.ts';
import type { Shelf } from './unsaved-draft.ts';

/** The log of one exercise over a store; `now` gives milliseconds since 1970. */
export async function openExerciseLog(options: {
  store: ProgressStore;
  exercise: string;
  now: () => number;
  /** Where a closing page put a draft that it had no time to save. */
  shelf: Shelf | null;
}): Promise<ExerciseLog> {
  const { store, exercise, now, shelf } = options;
  const unsavedDraft = await takeFromShelf({ store, exercise, shelf });
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
    unsavedDraft,
    history,
    readDraft: () => store.draft(exercise),
    saveDraft: (changed, { basedOn }) => store.saveDraft(changed, { basedOn }),
    onChange: (listener) => store.onChange(listener),
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
