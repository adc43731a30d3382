// Everything the app knows of a learner, rebuilt from the log. Pure: the same events and `now` give the same result.
// It must not drop what it does not know: unknown items and exercises are carried along.
import type { ItemId, ProgressEvent } from '../core/index.ts';
import { type Card, type CardReason, newCard, rateCard } from './card.ts';
import { countStreakDays, countXp } from './experience.ts';
import { liveEvents } from './live-events.ts';
import { localZone, type StudyZone } from './study-day.ts';

/** What happened with one question. */
export interface QuestionProgress {
  answers: number;
  missed: number;
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
  settings: ReadonlyMap<string, string | number | boolean | null>;
  xp: number;
  streakDays: number;
  /** Instant of the first and the last event that counts; null for an empty log. */
  firstAt: number | null;
  lastAt: number | null;
}

interface Drawing {
  cards: Map<ItemId, Card>;
  questions: Map<string, QuestionProgress>;
  exercises: Map<string, ExerciseProgress>;
  lessonsFinished: Set<string>;
  settings: Map<string, string | number | boolean | null>;
}

/** Rebuilds progress from a log in any order, duplicates and undo events included. `zone` defaults to local time, days from 4 h. */
export function deriveProgress(
  events: readonly ProgressEvent[],
  options: { now: number; zone?: StudyZone },
): Progress {
  const zone = options.zone ?? localZone;
  const live = liveEvents(events);
  const drawing: Drawing = {
    cards: new Map(),
    questions: new Map(),
    exercises: new Map(),
    lessonsFinished: new Set(),
    settings: new Map(),
  };
  for (const event of live) applyEvent(drawing, event, zone);
  return {
    now: options.now,
    cards: drawing.cards,
    questions: drawing.questions,
    exercises: drawing.exercises,
    lessonsFinished: [...drawing.lessonsFinished],
    settings: drawing.settings,
    xp: countXp(live),
    streakDays: countStreakDays(live, { now: options.now, zone }),
    firstAt: live[0]?.at ?? null,
    lastAt: live.at(-1)?.at ?? null,
  };
}

function applyEvent(drawing: Drawing, { at, body }: ProgressEvent, zone: StudyZone): void {
  const addCard = (item: ItemId, reason: CardReason): void => {
    if (!drawing.cards.has(item)) drawing.cards.set(item, newCard({ item, reason, addedAt: at, zone }));
  };
  switch (body.type) {
    case 'answer': {
      const question = drawing.questions.get(body.question) ?? { answers: 0, missed: 0, inLesson: null };
      drawing.questions.set(body.question, {
        answers: question.answers + 1,
        missed: question.missed + (body.correct ? 0 : 1),
        inLesson:
          body.where === 'lesson' ? { chosen: body.chosen, correct: body.correct, at } : question.inLesson,
      });
      return;
    }
    case 'review': {
      // A review without its card (a log of which a part is missing) still says that the item is being learned.
      addCard(body.item, 'by-hand');
      const card = drawing.cards.get(body.item);
      if (card !== undefined) drawing.cards.set(body.item, rateCard(card, { rating: body.rating, at, zone }));
      const [kind, id] = splitItem(body.item);
      if (kind === 'exercise') changeExercise(drawing, id, { failedSinceReview: 0 });
      return;
    }
    case 'attempt': {
      const before = exerciseOf(drawing, body.exercise);
      changeExercise(drawing, body.exercise, {
        attempts: before.attempts + 1,
        failedAttempts: before.failedAttempts + (body.passed ? 0 : 1),
        failedSinceReview: body.passed ? 0 : before.failedSinceReview + 1,
        firstTriedAt: before.firstTriedAt ?? at,
        lastTriedAt: at,
        solvedAt: before.solvedAt ?? (body.passed ? at : null),
      });
      return;
    }
    case 'prediction':
      changeExercise(drawing, body.exercise, { prediction: { option: body.option, correct: body.correct } });
      return;
    case 'hint': {
      const opened = exerciseOf(drawing, body.exercise).hintsOpened;
      changeExercise(drawing, body.exercise, { hintsOpened: Math.max(opened, body.number) });
      return;
    }
    case 'lesson-finished':
      drawing.lessonsFinished.add(body.lesson);
      for (const item of body.cards) addCard(item, 'lesson');
      return;
    case 'lesson-reopened':
      drawing.lessonsFinished.delete(body.lesson);
      return;
    case 'card-added':
      addCard(body.item, body.reason);
      return;
    case 'setting':
      drawing.settings.set(body.key, body.value);
      return;
    case 'undo':
      return;
  }
}

const untried: ExerciseProgress = {
  attempts: 0,
  failedAttempts: 0,
  firstTriedAt: null,
  lastTriedAt: null,
  solvedAt: null,
  failedSinceReview: 0,
  hintsOpened: 0,
  prediction: null,
};

function exerciseOf(drawing: Drawing, id: string): ExerciseProgress {
  return drawing.exercises.get(id) ?? untried;
}

function changeExercise(drawing: Drawing, id: string, change: Partial<ExerciseProgress>): void {
  drawing.exercises.set(id, { ...exerciseOf(drawing, id), ...change });
}

/** Kind and id of an item: `question:abc` → `['question', 'abc']`. */
export function splitItem(item: ItemId): ['question' | 'exercise', string] {
  const at = item.indexOf(':');
  return [item.startsWith('exercise:') ? 'exercise' : 'question', item.slice(at + 1)];
}
