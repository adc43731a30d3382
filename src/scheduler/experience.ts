// XP and streak: two small figures, deliberately simple. Pure.
// XP is given once per thing learned, so repeating for points earns nothing; a review earns each time, since it only
// comes when it is due.
import type { ProgressEvent } from '../core/index.ts';
import { type StudyZone, studyDay } from './study-day.ts';

/** Points for each kind of thing learned. */
export const xpFor = {
  /** First right answer to a question, in a lesson. */
  answer: 5,
  /** First right prediction of an exercise. */
  prediction: 5,
  /** Each graded review. */
  review: 3,
  /** First solution of an exercise. */
  exercise: 25,
  /** First time a lesson is finished. */
  lesson: 20,
} as const;

/** XP of a log. `events` are those that count, in order. */
export function countXp(events: readonly ProgressEvent[]): number {
  const rewarded = new Set<string>();
  let xp = 0;
  const once = (key: string, points: number): void => {
    if (!rewarded.has(key)) xp += points;
    rewarded.add(key);
  };
  for (const { body } of events) {
    if (body.type === 'answer' && body.correct && body.where === 'lesson')
      once(`answer ${body.question}`, xpFor.answer);
    if (body.type === 'prediction' && body.correct) once(`prediction ${body.exercise}`, xpFor.prediction);
    if (body.type === 'attempt' && body.passed) once(`exercise ${body.exercise}`, xpFor.exercise);
    if (body.type === 'lesson-finished') once(`lesson ${body.lesson}`, xpFor.lesson);
    if (body.type === 'review') xp += xpFor.review;
  }
  return xp;
}

const studied = new Set(['answer', 'review', 'attempt', 'prediction', 'lesson-finished']);

/** Consecutive study days with work in them, ending today, or yesterday while today is still open. */
export function countStreakDays(
  events: readonly ProgressEvent[],
  options: { now: number; zone: StudyZone },
): number {
  const days = new Set<number>();
  for (const event of events) if (studied.has(event.body.type)) days.add(studyDay(event.at, options.zone));
  const today = studyDay(options.now, options.zone);
  let day = days.has(today) ? today : today - 1;
  let count = 0;
  while (days.has(day)) {
    count += 1;
    day -= 1;
  }
  return count;
}
