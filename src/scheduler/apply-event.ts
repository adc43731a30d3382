// What each event of the log changes. Pure; changes only the drawing, and wants the events in their order.
// It must not drop what it does not know: unknown items and exercises are carried along.
import type { EventBody, ProgressEvent } from '../core/index.ts';
import type { Card } from './card.ts';
import { addCard, changeExercise, changeSetting, type Drawing, exerciseOf, putCard } from './drawing.ts';
import { rateCard } from './rate-card.ts';
import { type StudyZone, startOfStudyDay, studyDay } from './study-day.ts';

/** A review as it is applied: the card before and after it. */
export interface AppliedReview {
  event: ProgressEvent;
  before: Card;
  after: Card;
  zone: StudyZone;
}

/** Takes one event in; `onReview` hears of each graded review. */
export function applyEvent(
  drawing: Drawing,
  event: ProgressEvent,
  onReview?: (review: AppliedReview) => void,
): void {
  const { at, body } = event;
  switch (body.type) {
    case 'answer':
      applyAnswer(drawing, body, at);
      return;
    case 'review': {
      // A review without its card (a log of which a part is missing) still says that the item is being learned.
      const before = drawing.cards.get(body.item) ?? addCard(drawing, body.item, 'by-hand', at);
      const rules = drawing.ruleBook.rulesFor({
        settings: drawing.study,
        day: drawing.study.examDate === null ? 0 : studyDay(at, drawing.zone),
        load: drawing.load,
      });
      const after = rateCard(before, { rating: body.rating, at, zone: drawing.zone, rules });
      putCard(drawing, after);
      if (body.item.startsWith('exercise:'))
        changeExercise(drawing, body.item.slice('exercise:'.length), { failedSinceReview: 0 });
      onReview?.({ event, before, after, zone: drawing.zone });
      return;
    }
    case 'attempt':
      applyAttempt(drawing, body, at);
      return;
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
      for (const item of body.cards) if (!drawing.cards.has(item)) addCard(drawing, item, 'lesson', at);
      return;
    case 'lesson-reopened':
      drawing.lessonsFinished.delete(body.lesson);
      return;
    case 'card-added':
      if (!drawing.cards.has(body.item)) addCard(drawing, body.item, body.reason, at);
      return;
    case 'card-marked':
      applyMark(drawing, body, at);
      return;
    case 'setting':
      changeSetting(drawing, body);
      return;
    case 'exam-started':
    case 'exam-answered':
    case 'exam-paused':
    case 'exam-resumed':
    case 'exam-finished':
    case 'undo':
      return;
  }
}

type Body<Type extends EventBody['type']> = Extract<EventBody, { type: Type }>;

function applyAnswer(drawing: Drawing, body: Body<'answer'>, at: number): void {
  const question = drawing.questions.get(body.question);
  drawing.questions.set(body.question, {
    answers: (question?.answers ?? 0) + 1,
    missed: (question?.missed ?? 0) + (body.correct ? 0 : 1),
    lastAt: at,
    lastCorrect: body.correct,
    inLesson:
      body.where === 'lesson'
        ? { chosen: body.chosen, correct: body.correct, at }
        : (question?.inLesson ?? null),
  });
}

function applyAttempt(drawing: Drawing, body: Body<'attempt'>, at: number): void {
  const before = exerciseOf(drawing, body.exercise);
  changeExercise(drawing, body.exercise, {
    attempts: before.attempts + 1,
    failedAttempts: before.failedAttempts + (body.passed ? 0 : 1),
    failedSinceReview: body.passed ? 0 : before.failedSinceReview + 1,
    firstTriedAt: before.firstTriedAt ?? at,
    lastTriedAt: at,
    solvedAt: before.solvedAt ?? (body.passed ? at : null),
    attemptsUntilSolved: before.attemptsUntilSolved ?? (body.passed ? before.attempts + 1 : null),
  });
}

function applyMark(drawing: Drawing, body: Body<'card-marked'>, at: number): void {
  const card = drawing.cards.get(body.item) ?? addCard(drawing, body.item, 'by-hand', at);
  const { mark, on } = body;
  const half = Math.floor(drawing.study.leechLimit / 2);
  const nextDay = startOfStudyDay(studyDay(at, drawing.zone) + 1, drawing.zone);
  if (mark === 'flagged') putCard(drawing, { ...card, flagged: on });
  else if (mark === 'buried') putCard(drawing, { ...card, buriedUntil: on ? nextDay : null });
  else if (on) putCard(drawing, { ...card, suspended: card.suspended ?? 'by-hand' });
  else {
    // A leech taken back gets half as many lapses again before it is told of anew.
    const lapsesForgiven = card.suspended === 'leech' ? card.lapses - half : card.lapsesForgiven;
    putCard(drawing, { ...card, suspended: null, lapsesForgiven });
  }
}
