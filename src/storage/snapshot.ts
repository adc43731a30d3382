// The small copy of progress in localStorage that light pages read before any database is opened. Runs in the page.
// A cache only: the log is the truth, and a snapshot that can't be written is no error.
import {
  nextDueAt,
  type Progress,
  planExam,
  startOfStudyDay,
  studyDay,
  studyQueue,
} from '../scheduler/index.ts';
import type { ProgressStore } from './progress-store.ts';

export const snapshotKey = 'pegadinha:snapshot';

/** What the review has for a day, counted by who knows the course: its siblings, its items without a card. */
export interface DayCount {
  /** Cards that the review shows now. */
  due: number;
  /** New items of today, those without a card included. */
  newToday: number;
}

/** Counts the day of a progress as the review would. Pure. */
export type CountDay = (progress: Progress) => DayCount;

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
  /** Instant at which the study day of the exam begins; null without a date. */
  examAt: number | null;
  /** The last count of this study day that knew the course; null where there was none. */
  counted: DayCount | null;
  savedAt: number;
}

/**
 * The snapshot of a progress. Without `countDay` the course is not known, and the number of cards is too high by the
 * siblings held back: then a smaller one that `last` has of the same day stands.
 */
export function snapshotOf(
  progress: Progress,
  options: { countDay?: CountDay | undefined; last?: ProgressSnapshot | null } = {},
): ProgressSnapshot {
  const exercises = [...progress.exercises];
  const { now, zone } = progress;
  const plan = planExam({ progress, uncarded: [], validityMonths: 12 });
  const counted = options.countDay?.(progress) ?? countOfToday(options.last ?? null, progress);
  return {
    lessonsFinished: progress.lessonsFinished,
    exercisesSolved: exercises.filter(([, exercise]) => exercise.solvedAt !== null).map(([id]) => id),
    exercisesTried: exercises.filter(([, exercise]) => exercise.attempts > 0).map(([id]) => id),
    due: dueOf(progress, { counted, isFresh: options.countDay !== undefined, plan }),
    nextDueAt: nextDueAt(progress, progress),
    xp: progress.xp,
    streakDays: progress.streakDays,
    examAt: plan.daysLeft === null ? null : startOfStudyDay(studyDay(now, zone) + plan.daysLeft, zone),
    counted,
    savedAt: now,
  };
}

/** The day's count that an earlier snapshot holds; null from one of another day or of another version. */
function countOfToday(last: ProgressSnapshot | null, { now, zone }: Progress): DayCount | null {
  if (!last?.counted) return null;
  return studyDay(last.savedAt, zone) === studyDay(now, zone) ? last.counted : null;
}

function dueOf(
  progress: Progress,
  options: { counted: DayCount | null; isFresh: boolean; plan: ReturnType<typeof planExam> },
): number {
  const { counted, isFresh, plan } = options;
  if (counted !== null && isFresh) return counted.due;
  // The last pass before an exam brings what is not due; how many new cards it wants needs the course.
  const wanted = { ...plan, newToday: Number.POSITIVE_INFINITY };
  const most = studyQueue(progress, { factsOf: () => null, plan: wanted }).waiting.length;
  return Math.min(most, counted?.due ?? most);
}

/** Where the snapshot is put: localStorage, or nothing where the browser forbids it. */
export interface SnapshotShelf {
  setItem(key: string, value: string): void;
  getItem?(key: string): string | null;
}

/** The snapshot on the shelf; null where there is none or it can't be read. */
function lastOn(shelf: SnapshotShelf | null): ProgressSnapshot | null {
  try {
    const last = JSON.parse(shelf?.getItem?.(snapshotKey) ?? 'null');
    const { due, newToday } = last?.counted ?? {};
    return Number.isFinite(due) && Number.isFinite(newToday) && Number.isFinite(last.savedAt) ? last : null;
  } catch {
    return null;
  }
}

/**
 * Writes the snapshot now and after every change. Returns `written`, which resolves once a snapshot of the present log
 * is on the shelf. Refreshes that would overlap are run one after another, at most one of them waiting.
 */
export function keepSnapshot(options: {
  store: ProgressStore;
  clock: () => number;
  shelf: SnapshotShelf | null;
  countDay?: CountDay | undefined;
}): { written: () => Promise<void> } {
  const { store, clock, shelf, countDay } = options;
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    try {
      const progress = await store.progress({ now: clock() });
      shelf?.setItem(snapshotKey, JSON.stringify(snapshotOf(progress, { countDay, last: lastOn(shelf) })));
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
