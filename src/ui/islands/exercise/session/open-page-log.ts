// The exercise's log as the page opens it, with the browser's own clock and storage. Runs in the page only.
import { readClock } from '../../../clock.ts';
import { browserStore } from '../../../open-store.ts';
import type { ExerciseLog } from './exercise-log.ts';
import { openExerciseLog } from './open-exercise-log.ts';
import { pageShelf } from './unsaved-draft.ts';

/** Opens the log of one exercise. Rejects with a StorageFault where the database can't be opened. */
export async function openPageLog(exercise: string): Promise<ExerciseLog> {
  return openExerciseLog({ store: await browserStore()(), exercise, now: readClock, shelf: pageShelf() });
}
