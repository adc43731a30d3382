// XP and study days: two small tallies, deliberately simple, kept while a log is replayed; streak.ts reads the days. Pure.
// XP is given once per thing learned, so repeating for points earns nothing; a review earns each time, since it only
// comes when it is due.
import type { EventBody } from '../core/index.ts';

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

export interface Experience {
  xp: number;
  /** What was rewarded already. */
  rewarded: Set<string>;
  /** Study days with work in them. */
  days: Set<number>;
}

/** Nothing learned yet. */
export function noExperience(): Experience {
  return { xp: 0, rewarded: new Set(), days: new Set() };
}

/** Adds what an event is worth; events come in the order of the log. */
export function addExperience(experience: Experience, body: EventBody): void {
  const once = (key: string, points: number): void => {
    if (!experience.rewarded.has(key)) experience.xp += points;
    experience.rewarded.add(key);
  };
  if (body.type === 'answer' && body.correct && body.where === 'lesson')
    once(`answer ${body.question}`, xpFor.answer);
  if (body.type === 'prediction' && body.correct) once(`prediction ${body.exercise}`, xpFor.prediction);
  if (body.type === 'attempt' && body.passed) once(`exercise ${body.exercise}`, xpFor.exercise);
  if (body.type === 'lesson-finished') once(`lesson ${body.lesson}`, xpFor.lesson);
  if (body.type === 'review') experience.xp += xpFor.review;
}

const studied = new Set<EventBody['type']>([
  'answer',
  'review',
  'attempt',
  'prediction',
  'lesson-finished',
  'exam-answered',
]);

/** Whether an event makes its day a day of study; a changed setting does not. */
export function isStudy(body: EventBody): boolean {
  return studied.has(body.type);
}
