// The small copy of progress in localStorage that light pages read before any database is opened. Runs in the page.
// A cache only: the log is the truth, and a snapshot that can't be written is no error.
import { nextDueAt, type Progress, studyQueue } from '../scheduler/index.ts';
import type { ProgressStore } from './progress-store.ts';

export const snapshotKey = 'pegadinha:snapshot';

export interface ProgressSnapshot {
  lessonsFinished: string[];
  exercisesSolved: string[];
  /** Exercises with at least one run, the solved ones included. */
  exercisesTried: string[];
  /** Cards waiting at `savedAt` within the day's limits, so that the home page never calls to a review that is done. */
  due: number;
  /** Instant at which the next card comes that was not due at `savedAt`. */
  nextDueAt: number | null;
  xp: number;
  streakDays: number;
  savedAt: number;
}

/** The snapshot of a progress. */
export function snapshotOf(progress: Progress): ProgressSnapshot {
  const exercises = [...progress.exercises];
  return {
    lessonsFinished: progress.lessonsFinished,
    exercisesSolved: exercises.filter(([, exercise]) => exercise.solvedAt !== null).map(([id]) => id),
    exercisesTried: exercises.filter(([, exercise]) => exercise.attempts > 0).map(([id]) => id),
    // Without the course there are no siblings to hold back: the review may show one or two fewer.
    due: studyQueue(progress, { factsOf: () => null }).waiting.length,
    nextDueAt: nextDueAt(progress, progress),
    xp: progress.xp,
    streakDays: progress.streakDays,
    savedAt: progress.now,
  };
}

/** Where the snapshot is put: localStorage, or nothing where the browser forbids it. */
export interface SnapshotShelf {
  setItem(key: string, value: string): void;
}

/**
 * Writes the snapshot now and after every change. Returns `written`, which resolves once a snapshot of the present log
 * is on the shelf. Refreshes that would overlap are run one after another, at most one of them waiting.
 */
export function keepSnapshot(options: {
  store: ProgressStore;
  clock: () => number;
  shelf: SnapshotShelf | null;
}): { written: () => Promise<void> } {
  const { store, clock, shelf } = options;
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    try {
      const progress = await store.progress({ now: clock() });
      shelf?.setItem(snapshotKey, JSON.stringify(snapshotOf(progress)));
    } catch {
      // The next change tries again.
    }
  };
  const written = (): Promise<void> => {
    if (running === null) {
      running = write().finally(() => {
        running = null;
      });
      return running;
    }
    waiting ??= running.then(() => {
      waiting = null;
      return written();
    });
    return waiting;
  };
  store.onChange(() => void written());
  void written();
  return { written };
}
