// What came of the course's exercises: who was solved after how many attempts. Pure.
import type { Progress } from '../../../scheduler/index.ts';
import type { CourseMap } from './course-map.ts';

export interface ExerciseOutcome {
  id: string;
  title: string;
  attempts: number;
  /** Attempts up to the first solution; null while unsolved. */
  attemptsUntilSolved: number | null;
  hintsOpened: number;
  /** Whether the prediction was right; null where none was made. */
  predicted: boolean | null;
}

export interface ExerciseOutcomes {
  /** Exercises tried, in the course's order. */
  tried: ExerciseOutcome[];
  total: number;
  solved: number;
  /** Exercises solved with one attempt, two, three, four, five or more. */
  byAttempts: number[];
  /** Middle number of attempts until solved; null while nothing is solved. */
  median: number | null;
}

const lastColumn = 5;

/** Outcomes of all exercises that this version of the course has. */
export function exerciseOutcomes(options: { progress: Progress; course: CourseMap }): ExerciseOutcomes {
  const { progress, course } = options;
  const tried = course.exercises.flatMap(({ id, title }): ExerciseOutcome[] => {
    const known = progress.exercises.get(id);
    if (known === undefined || known.attempts === 0) return [];
    const { attempts, attemptsUntilSolved, hintsOpened, prediction } = known;
    return [
      { id, title, attempts, attemptsUntilSolved, hintsOpened, predicted: prediction?.correct ?? null },
    ];
  });
  const counts = tried
    .flatMap(({ attemptsUntilSolved }) => attemptsUntilSolved ?? [])
    .sort((left, right) => left - right);
  const byAttempts = Array.from({ length: lastColumn }, () => 0);
  for (const count of counts) {
    const column = Math.min(count, lastColumn) - 1;
    byAttempts[column] = (byAttempts[column] ?? 0) + 1;
  }
  return {
    tried,
    total: course.exercises.length,
    solved: counts.length,
    byAttempts,
    median: counts[Math.floor((counts.length - 1) / 2)] ?? null,
  };
}
