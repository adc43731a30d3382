// The working copy that a log is replayed into: cards with their load, settings, exercises. Pure; changes only itself.
import type { ItemId } from '../core/index.ts';
import { type Card, type CardReason, newCard } from './card.ts';
import { balances, openRuleBook, type RuleBook } from './card-rules.ts';
import type { ExerciseProgress, QuestionProgress } from './progress.ts';
import { type StudySettings, studySettings } from './settings.ts';
import { type StudyZone, studyDay, zoneStartingAt } from './study-day.ts';

export interface Drawing {
  cards: Map<ItemId, Card>;
  questions: Map<string, QuestionProgress>;
  exercises: Map<string, ExerciseProgress>;
  lessonsFinished: Set<string>;
  settings: Map<string, string | number | boolean | null>;
  /** Settings as they stand after the last event, and the zone with the learner's own start of the day. */
  study: StudySettings;
  zone: StudyZone;
  /** The zone before settings. */
  givenZone: StudyZone;
  /** Cards due by study day; kept only while due days are chosen by it. */
  load: Map<number, number> | null;
  ruleBook: RuleBook;
}

/** A drawing of nothing. */
export function emptyDrawing(zone: StudyZone): Drawing {
  return {
    cards: new Map(),
    questions: new Map(),
    exercises: new Map(),
    lessonsFinished: new Set(),
    settings: new Map(),
    study: studySettings(new Map()),
    zone,
    givenZone: zone,
    load: null,
    ruleBook: openRuleBook(),
  };
}

/** A drawing with contents; what follows from the settings is set by them. */
export function refillDrawing(
  zone: StudyZone,
  contents: Pick<Drawing, 'cards' | 'questions' | 'exercises' | 'lessonsFinished' | 'settings' | 'load'>,
): Drawing {
  const study = studySettings(contents.settings);
  return {
    ...contents,
    study,
    zone: zoneStartingAt(zone, study.dayStartHour),
    givenZone: zone,
    ruleBook: openRuleBook(),
  };
}

/** Puts a card into the drawing that was never reviewed, and gives it. */
export function addCard(drawing: Drawing, item: ItemId, reason: CardReason, at: number): Card {
  const card = newCard({ item, reason, addedAt: at, zone: drawing.zone });
  putCard(drawing, card);
  return card;
}

/** Replaces a card and keeps the load in step. */
export function putCard(drawing: Drawing, card: Card): void {
  if (drawing.load !== null) {
    const before = drawing.cards.get(card.item);
    if (before !== undefined) addLoad(drawing.load, before, drawing.zone, -1);
    addLoad(drawing.load, card, drawing.zone, 1);
  }
  drawing.cards.set(card.item, card);
}

function countLoad(drawing: Drawing): Map<number, number> {
  const load = new Map<number, number>();
  for (const card of drawing.cards.values()) addLoad(load, card, drawing.zone, 1);
  return load;
}

function addLoad(load: Map<number, number>, card: Card, zone: StudyZone, count: number): void {
  if (card.state !== 'review' || card.suspended !== null) return;
  const day = studyDay(card.dueAt, zone);
  load.set(day, (load.get(day) ?? 0) + count);
}

/** Takes a setting in; what comes after it is judged by it. */
export function changeSetting(
  drawing: Drawing,
  { key, value }: { key: string; value: string | number | boolean | null },
): void {
  drawing.settings.set(key, value);
  drawing.study = studySettings(drawing.settings);
  drawing.zone = zoneStartingAt(drawing.givenZone, drawing.study.dayStartHour);
  // Counted anew: with another start of the day, cards lie on other days.
  drawing.load = balances(drawing.study) ? countLoad(drawing) : null;
}

const untried: ExerciseProgress = {
  attempts: 0,
  failedAttempts: 0,
  firstTriedAt: null,
  lastTriedAt: null,
  solvedAt: null,
  attemptsUntilSolved: null,
  failedSinceReview: 0,
  hintsOpened: 0,
  prediction: null,
};

/** What is known of an exercise. */
export function exerciseOf(drawing: Drawing, id: string): ExerciseProgress {
  return drawing.exercises.get(id) ?? untried;
}

/** Changes what is known of an exercise. */
export function changeExercise(drawing: Drawing, id: string, change: Partial<ExerciseProgress>): void {
  drawing.exercises.set(id, { ...exerciseOf(drawing, id), ...change });
}
