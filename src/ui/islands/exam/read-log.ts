// The log as the exam page needs it: sittings, reports of the finished ones, questions last missed. Pure.
import type { EventBody, ProgressEvent } from '../../../core/index.ts';
import { eventsForMisses, gradeSitting, readSittings, type Sitting } from '../../../mock-exam/index.ts';
import { deriveProgress } from '../../../scheduler/index.ts';
import type { FinishedExam } from './compare-sittings.ts';
import { missedQuestions } from './missed-questions.ts';

type TaskStatementOf = (question: string) => string | null;

export interface ExamLog {
  sittings: Sitting[];
  /** The latest first. */
  finished: FinishedExam[];
  /** The latest first. */
  missed: string[];
}

/** Everything the page shows of the past. */
export function readLog(
  events: readonly ProgressEvent[],
  options: { taskStatementOf: TaskStatementOf },
): ExamLog {
  const sittings = sittingsIn(events);
  const finished = sittings
    .filter(({ status }) => status === 'finished')
    .toSorted((one, other) => (other.finishedAt ?? 0) - (one.finishedAt ?? 0))
    .map((sitting) => ({
      sitting,
      report: gradeSitting(sitting, options),
      subject: sitting.mode === 'task-statement' ? options.taskStatementOf(sitting.questions[0] ?? '') : null,
    }));
  return { sittings, finished, missed: missedQuestions({ events, sittings }) };
}

/** All sittings of the log. Looks at the entries about exams only, for a log may hold very many others. */
export function sittingsIn(events: readonly ProgressEvent[]): Sitting[] {
  return readSittings(events.filter(({ body }) => 'exam' in body || body.type === 'undo'));
}

/**
 * Entries that end a sitting: its last answers, its end, and what puts the misses into the review queue; written at
 * once, so that no miss is lost or counted twice. Null where the sitting has ended already.
 */
export function eventsForEnd(options: {
  events: readonly ProgressEvent[];
  exam: string;
  last: readonly EventBody[];
  reason: 'handed-in' | 'time-up';
  taskStatementOf: TaskStatementOf;
  now: number;
}): EventBody[] | null {
  const { events, exam, now } = options;
  const sittingOf = (log: readonly ProgressEvent[]) =>
    sittingsIn(log).find((sitting) => sitting.exam === exam);
  if (sittingOf(events)?.status === 'finished') return null;
  const bodies: EventBody[] = [...options.last, { type: 'exam-finished', exam, reason: options.reason }];
  const at = Math.max(now, ...events.slice(-1).map((event) => event.at));
  const sitting = sittingOf([
    ...events,
    ...bodies.map((body, index) => ({ id: `zzzz:${index + 1}`, at, body })),
  ]);
  if (sitting === undefined) return null;
  const report = gradeSitting(sitting, options);
  return [...bodies, ...eventsForMisses({ progress: deriveProgress(events, { now }), report })];
}

/** The entry that takes a sitting back, as if it had not begun; null where the log has no such beginning. */
export function eventForDiscarding(events: readonly ProgressEvent[], exam: string): EventBody | null {
  const started = events.find(({ body }) => body.type === 'exam-started' && body.exam === exam);
  return started ? { type: 'undo', target: started.id } : null;
}
