import { describe, expect, it } from 'vitest';
import type { ProgressEvent } from '../../../src/core/index.ts';
import {
  deriveProgress,
  eventsForAnswer,
  eventsForAttempt,
  eventsForLessonFinished,
  eventsForLessonReopened,
  eventsForReview,
  undoLastAction,
} from '../../../src/scheduler/index.ts';
import { added, answered, attempted, day, logOf, morning, reviewed, saoPaulo } from './sample-log.ts';

const progressOf = (events: ProgressEvent[], now = morning + day) =>
  deriveProgress(events, { now, zone: saoPaulo });
const empty = progressOf([]);

describe('an answer in a lesson', () => {
  const answer = { question: 'a', chosen: ['b'], elapsedMs: 900, where: 'lesson' as const };

  it('becomes a card when it is wrong', () => {
    expect(eventsForAnswer({ progress: empty, ...answer, correct: false }).at(1)).toEqual({
      type: 'card-added',
      item: 'question:a',
      reason: 'missed',
    });
  });
  it('adds no card when it is right', () => {
    expect(eventsForAnswer({ progress: empty, ...answer, correct: true })).toHaveLength(1);
  });
  it('adds no second card', () => {
    const progress = progressOf(logOf([morning, added('question:a')]));
    expect(eventsForAnswer({ progress, ...answer, correct: false })).toHaveLength(1);
  });
});

describe('an attempt at an exercise', () => {
  const solved = { exercise: 'x', passed: true, failedChecks: [], requests: 3 };

  it('becomes a card when it is solved after a failure', () => {
    const progress = progressOf(logOf([morning, attempted('x', false)]));
    expect(eventsForAttempt({ progress, ...solved })).toContainEqual({
      type: 'card-added',
      item: 'exercise:x',
      reason: 'failed-then-solved',
    });
  });
  it('adds no card when it is solved at once or fails again', () => {
    expect(eventsForAttempt({ progress: empty, ...solved })).toHaveLength(1);
    const progress = progressOf(logOf([morning, attempted('x', false)]));
    expect(eventsForAttempt({ progress, ...solved, passed: false })).toHaveLength(1);
  });
  it('counts as a review while its card is due, as a harder one after several failures', () => {
    const card = { type: 'card-added' as const, item: 'exercise:x' as const, reason: 'by-hand' as const };
    const due = progressOf(logOf([morning - day, card], [morning, attempted('x', false)]));
    expect(eventsForAttempt({ progress: due, ...solved }).at(1)).toMatchObject({ type: 'review', rating: 3 });
    const struggled = progressOf(
      logOf([morning - day, card], [morning, attempted('x', false)], [morning, attempted('x', false)]),
    );
    expect(eventsForAttempt({ progress: struggled, ...solved }).at(1)).toMatchObject({ rating: 2 });
    const notDue = progressOf(logOf([morning, card]), morning);
    expect(eventsForAttempt({ progress: notDue, ...solved })).toHaveLength(1);
  });
});

describe('a finished lesson', () => {
  const questions = ['q1', 'q2', 'q3', 'q4', 'q5'];
  const cardsAfter = (events: ProgressEvent[]) =>
    eventsForLessonFinished({ progress: progressOf(events), lesson: 'loop', questions })[0];

  it('puts its first three unanswered questions into the queue', () => {
    expect(cardsAfter([])).toMatchObject({
      cards: ['question:q1', 'question:q2', 'question:q3'],
    });
  });
  it('puts three more beside those that a miss put there before', () => {
    const log = logOf(
      [morning, answered('q1', false)],
      [morning, added('question:q1')],
      [morning, answered('q2', true)],
    );
    expect(cardsAfter(log)).toMatchObject({ cards: ['question:q3', 'question:q4', 'question:q5'] });
  });
  it('takes questions answered right where too few are left', () => {
    const right = questions
      .slice(0, 4)
      .map((id): [number, ReturnType<typeof answered>] => [morning, answered(id, true)]);
    expect(cardsAfter(logOf(...right))).toMatchObject({
      cards: ['question:q5', 'question:q1', 'question:q2'],
    });
  });
  it('is finished once, and reopened only when finished', () => {
    const finished = progressOf(logOf([morning, { type: 'lesson-finished', lesson: 'loop', cards: [] }]));
    expect(eventsForLessonFinished({ progress: finished, lesson: 'loop', questions })).toEqual([]);
    expect(eventsForLessonReopened({ progress: finished, lesson: 'loop' })).toHaveLength(1);
    expect(eventsForLessonReopened({ progress: empty, lesson: 'loop' })).toEqual([]);
  });
});

describe('undoing the last review', () => {
  const kinds = ['review'] as const;
  const answer = { question: 'a', chosen: ['a'], correct: true };
  const bodies = eventsForReview({ progress: empty, item: 'question:a', rating: 3, elapsedMs: 5, answer });

  it('takes back the review and the answer given with it', () => {
    const log = logOf(
      [morning, added('question:a')],
      ...bodies.map((body): [number, typeof body] => [morning + day, body]),
    );
    const undone = undoLastAction(log, { since: morning, kinds });
    expect(undone).toEqual({
      kind: 'review',
      item: 'question:a',
      bodies: [
        { type: 'undo', target: 'device:3' },
        { type: 'undo', target: 'device:2' },
      ],
    });
  });
  it('leaves an answer from the lesson alone', () => {
    const log = logOf([morning, answered('a', false)], [morning, reviewed('question:a', 3)]);
    expect(undoLastAction(log, { since: morning, kinds })?.bodies).toEqual([
      { type: 'undo', target: 'device:2' },
    ]);
  });
  it('goes back one review at each call', () => {
    const log = logOf(
      [morning, reviewed('question:a', 3)],
      [morning + 1, reviewed('question:b', 3)],
      [morning + 2, { type: 'undo', target: 'device:2' }],
    );
    expect(undoLastAction(log, { since: morning, kinds })?.item).toBe('question:a');
  });
  it('finds nothing before the given time', () => {
    const log = logOf([morning, reviewed('question:a', 3)]);
    expect(undoLastAction(log, { since: morning + 1, kinds })).toBeNull();
  });
});
