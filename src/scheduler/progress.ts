// Everything the app knows of a learner, as data. Pure.
import type { ItemId } from '../core/index.ts';
import type { Card } from './card.ts';
import type { Load } from './due-day.ts';
import type { StudySettings } from './settings.ts';
import type { StudyZone } from './study-day.ts';

/** What happened with one question. */
export interface QuestionProgress {
  answers: number;
  missed: number;
  /** Instant of the last answer, in a lesson or a review, and whether it was right. */
  lastAt: number;
  lastCorrect: boolean;
  /** The last answer given in the lesson; null when it was only reviewed. */
  inLesson: { chosen: string[]; correct: boolean; at: number } | null;
}

/** What happened with one exercise. */
export interface ExerciseProgress {
  attempts: number;
  failedAttempts: number;
  firstTriedAt: number | null;
  lastTriedAt: number | null;
  solvedAt: number | null;
  /** Attempts up to the first solution, it included; null while unsolved. */
  attemptsUntilSolved: number | null;
  /** Failed attempts since the last review of it or its first solution. */
  failedSinceReview: number;
  hintsOpened: number;
  prediction: { option: string; correct: boolean } | null;
}

export interface Progress {
  now: number;
  cards: ReadonlyMap<ItemId, Card>;
  questions: ReadonlyMap<string, QuestionProgress>;
  exercises: ReadonlyMap<string, ExerciseProgress>;
  /** Lessons finished and not reopened, in the order of finishing. */
  lessonsFinished: string[];
  /** Raw values of all `setting` events, those of other rooms included. */
  settings: ReadonlyMap<string, string | number | boolean | null>;
  /** The study settings among them, with defaults. */
  study: StudySettings;
  /** The learner's calendar: the zone given, with the start of the day that was set. */
  zone: StudyZone;
  /** Cards due by study day while due days are chosen by load; null otherwise. */
  load: Load | null;
  xp: number;
  /** Days studied in the present streak, missed days that it would survive, and those that it did. */
  streakDays: number;
  freezesLeft: number;
  frozenDays: readonly number[];
  /** Instant of the first and the last event that counts; null for an empty log. */
  firstAt: number | null;
  lastAt: number | null;
}

/** Kind and id of an item: `question:abc` → `['question', 'abc']`. */
export function splitItem(item: ItemId): ['question' | 'exercise', string] {
  const at = item.indexOf(':');
  return [item.startsWith('exercise:') ? 'exercise' : 'question', item.slice(at + 1)];
}
