// Days, time, experience and exercises: what can be counted entry by entry. Plain JavaScript, nothing from src/.
import { dateOfDay, dayOf, usualStartHour } from './study-days.mjs';

/** Nobody thinks longer than this about one thing; whoever took longer was somewhere else. */
const longestMs = 600_000;

const columnOf = {
  review: 'reviews',
  answer: 'answers',
  attempt: 'attempts',
  'lesson-finished': 'lessons',
  'exam-answered': 'examAnswers',
};

/** Days with work in them, in order, each with its counts and time. */
export function tallyDays(counted, startHour) {
  const days = new Map();
  for (const { at, body } of counted) {
    const column = columnOf[body.type];
    // The answer within a review is part of that review.
    if (column === undefined || body.where === 'review') continue;
    const date = dateOfDay(dayOf(at, startHour));
    const row = days.get(date) ?? {
      date,
      reviews: 0,
      answers: 0,
      attempts: 0,
      lessons: 0,
      examAnswers: 0,
      timeMs: 0,
    };
    days.set(date, row);
    row[column] += 1;
    row.timeMs += Math.min(longestMs, body.elapsedMs ?? 0);
  }
  return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** XP: once for each thing learned, and for every review. */
export function tallyExperience(counted) {
  const once = new Set();
  let reviews = 0;
  for (const { body } of counted) {
    if (body.type === 'review') reviews += 1;
    if (body.type === 'answer' && body.correct && body.where === 'lesson')
      once.add(`5 answer ${body.question}`);
    if (body.type === 'prediction' && body.correct) once.add(`5 prediction ${body.exercise}`);
    if (body.type === 'attempt' && body.passed) once.add(`25 exercise ${body.exercise}`);
    if (body.type === 'lesson-finished') once.add(`20 lesson ${body.lesson}`);
  }
  return [...once].reduce((sum, key) => sum + Number.parseInt(key, 10), reviews * 3);
}

/** Study days that count for the streak, each by the start of the day that was set at the time. */
export function studiedDays(counted) {
  const studied = new Set();
  let startHour = usualStartHour;
  for (const { at, body } of counted) {
    if (body.type === 'setting' && body.key === 'day-start-hour') startHour = body.value ?? usualStartHour;
    if (body.type in columnOf || body.type === 'prediction') studied.add(dayOf(at, startHour));
  }
  return studied;
}

/** Each exercise tried or opened: attempts, those until it was solved, hints and prediction. */
export function tallyExercises(counted) {
  const exercises = {};
  for (const { body } of counted) {
    if (!['attempt', 'prediction', 'hint'].includes(body.type)) continue;
    exercises[body.exercise] ??= { attempts: 0, untilSolved: null, hints: 0, predicted: null };
    const row = exercises[body.exercise];
    if (body.type === 'attempt') {
      row.attempts += 1;
      if (body.passed) row.untilSolved ??= row.attempts;
    }
    if (body.type === 'hint') row.hints = Math.max(row.hints, body.number);
    if (body.type === 'prediction') row.predicted = body.correct;
  }
  return exercises;
}
