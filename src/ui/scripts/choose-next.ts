// What a learner should do next, from the snapshot. Pure.
import type { Snapshot } from './snapshot.ts';

export interface CourseOutline {
  id: string;
  title: string;
  text: string;
  exercises: { id: string; title: string; text: string }[];
}

export type NextStep =
  | { kind: 'review'; due: number }
  | { kind: 'start' | 'continue'; id: string; title: string; text: string }
  | { kind: 'exercise'; id: string; title: string; text: string }
  | { kind: 'nothing' };

/** Cards due by `now` (milliseconds), at least: those counted in the snapshot, and the next one once its hour has come. */
export function dueBy(snapshot: Snapshot, now: number): number {
  return snapshot.due + (snapshot.nextDueAt !== null && snapshot.nextDueAt <= now ? 1 : 0);
}

/** Due reviews come first, then the lesson that was begun or is next, then a trap left open, then nothing. */
export function chooseNext(options: {
  course: CourseOutline[];
  snapshot: Snapshot | null;
  now: number;
}): NextStep {
  const { course, snapshot, now } = options;
  if (snapshot) {
    const due = dueBy(snapshot, now);
    if (due > 0) return { kind: 'review', due };
  }
  const finished = snapshot?.lessonsFinished ?? [];
  const solved = snapshot?.exercisesSolved ?? [];
  const touched = [...solved, ...(snapshot?.exercisesTried ?? [])];
  const lesson = course.find(({ id }) => !finished.includes(id));
  if (lesson) {
    const begun = lesson.exercises.some(({ id }) => touched.includes(id));
    return { kind: begun ? 'continue' : 'start', id: lesson.id, title: lesson.title, text: lesson.text };
  }
  const open = course.flatMap(({ exercises }) => exercises).find(({ id }) => !solved.includes(id));
  return open ? { kind: 'exercise', ...open } : { kind: 'nothing' };
}
