// The small copy of progress that light pages read at once. Written by src/storage; the event log is the truth.
// Runs in the page. Must not import zod: a lesson page has 10 KB for all its scripts.

export const snapshotKey = 'pegadinha:snapshot';

export interface Snapshot {
  lessonsFinished: string[];
  exercisesSolved: string[];
  exercisesTried: string[];
  due: number;
  nextDueAt: number | null;
  xp: number;
  streakDays: number;
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** The snapshot; null before anything was stored or when it can't be parsed; 'unavailable' where storage is forbidden. */
export function readSnapshot(): Snapshot | null | 'unavailable' {
  let text: string | null;
  try {
    text = localStorage.getItem(snapshotKey);
  } catch {
    return 'unavailable';
  }
  try {
    const value = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    if (value === null || typeof value !== 'object') return null;
    return {
      lessonsFinished: strings(value.lessonsFinished),
      exercisesSolved: strings(value.exercisesSolved),
      exercisesTried: strings(value.exercisesTried),
      due: number(value.due),
      nextDueAt: typeof value.nextDueAt === 'number' ? value.nextDueAt : null,
      xp: number(value.xp),
      streakDays: number(value.streakDays),
    };
  } catch {
    return null;
  }
}
