// The rules that turn what a learner did into log entries: which answers and solutions become cards. Pure.
// Every page writes through these, so the rules live here only.
import type { EventBody, ItemId, Rating } from '../core/index.ts';
import type { Progress } from './progress.ts';

const cardsPerLesson = 3;

/** An answer to a question; missed in a lesson, the question becomes a card. `elapsedMs` is the time taken. */
export function eventsForAnswer(options: {
  progress: Progress;
  question: string;
  chosen: string[];
  correct: boolean;
  elapsedMs: number;
  where: 'lesson' | 'review';
}): EventBody[] {
  const { progress, question, chosen, correct, elapsedMs, where } = options;
  const item: ItemId = `question:${question}`;
  const events: EventBody[] = [{ type: 'answer', question, chosen, correct, elapsedMs, where }];
  if (!correct && !progress.cards.has(item)) events.push({ type: 'card-added', item, reason: 'missed' });
  return events;
}

/** A graded review; for a question together with the answer that was given. */
export function eventsForReview(options: {
  progress: Progress;
  item: ItemId;
  rating: Rating;
  elapsedMs: number;
  answer: { question: string; chosen: string[]; correct: boolean } | null;
}): EventBody[] {
  const { progress, item, rating, elapsedMs, answer } = options;
  const review: EventBody = { type: 'review', item, rating, elapsedMs };
  if (answer === null) return [review];
  return [...eventsForAnswer({ progress, ...answer, elapsedMs, where: 'review' }), review];
}

/**
 * A graded run of an exercise. Solved after a failure, it becomes a card. Solved while its card is due, it counts as a
 * review: 3 when at most one run failed since it fell due (the starter's own failure), 2 after more.
 */
export function eventsForAttempt(options: {
  progress: Progress;
  exercise: string;
  passed: boolean;
  failedChecks: string[];
  requests: number;
}): EventBody[] {
  const { progress, exercise, passed, failedChecks, requests } = options;
  const item: ItemId = `exercise:${exercise}`;
  const events: EventBody[] = [{ type: 'attempt', exercise, passed, failedChecks, requests }];
  if (!passed) return events;
  const history = progress.exercises.get(exercise);
  const card = progress.cards.get(item);
  if (card === undefined && (history?.failedAttempts ?? 0) > 0)
    events.push({ type: 'card-added', item, reason: 'failed-then-solved' });
  if (card !== undefined && card.dueAt <= progress.now)
    events.push({
      type: 'review',
      item,
      rating: (history?.failedSinceReview ?? 0) <= 1 ? 3 : 2,
      elapsedMs: 0,
    });
  return events;
}

/**
 * Finishing a lesson puts three of its questions into the queue that are not in it yet (missed ones are): those not
 * answered before, then those answered right, both in the order given. Fewer where fewer are left.
 */
export function eventsForLessonFinished(options: {
  progress: Progress;
  lesson: string;
  questions: readonly string[];
}): EventBody[] {
  const { progress, lesson, questions } = options;
  if (progress.lessonsFinished.includes(lesson)) return [];
  const fresh = questions.filter((id) => !progress.cards.has(`question:${id}`));
  const unanswered = fresh.filter((id) => !progress.questions.has(id));
  const answered = fresh.filter((id) => progress.questions.has(id));
  const cards = [...unanswered, ...answered].slice(0, cardsPerLesson).map((id): ItemId => `question:${id}`);
  return [{ type: 'lesson-finished', lesson, cards }];
}

/** Takes a finished lesson back; its cards stay. Empty when it is not finished. */
export function eventsForLessonReopened(options: { progress: Progress; lesson: string }): EventBody[] {
  return options.progress.lessonsFinished.includes(options.lesson)
    ? [{ type: 'lesson-reopened', lesson: options.lesson }]
    : [];
}
