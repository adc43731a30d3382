// A log for tests: events of one device with counted ids, at the times given.
import type { EventBody, ProgressEvent } from '../../../src/core/index.ts';
import type { StudyZone } from '../../../src/scheduler/index.ts';

export const hour = 3_600_000;
export const day = 24 * hour;
/** 2026-12-01 10:00 in São Paulo. */
export const morning = Date.UTC(2026, 11, 1, 13);
export const saoPaulo: StudyZone = { dayStartHour: 4, utcOffsetMinutesAt: () => -180 };

/** Events from [time, body] pairs. */
export function logOf(...entries: [number, EventBody][]): ProgressEvent[] {
  return entries.map(([at, body], index) => ({ id: `device:${index + 1}`, at, body }));
}

export const answered = (question: string, correct: boolean): EventBody => ({
  type: 'answer',
  question,
  chosen: ['a'],
  correct,
  elapsedMs: 1000,
  where: 'lesson',
});
export const reviewed = (item: `question:${string}`, rating: 1 | 2 | 3 | 4): EventBody => ({
  type: 'review',
  item,
  rating,
  elapsedMs: 1000,
});
export const added = (item: `question:${string}`): EventBody => ({
  type: 'card-added',
  item,
  reason: 'missed',
});
export const attempted = (exercise: string, passed: boolean): EventBody => ({
  type: 'attempt',
  exercise,
  passed,
  failedChecks: passed ? [] : ['termina'],
  requests: 2,
});
