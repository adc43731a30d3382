// The log as the exam page needs it: sittings, reports of the finished ones, questions last missed. Pure.
import type { EventBody, ProgressEvent } from '../../../core/index.ts';
import { eventsForMisses, gradeSitting, readSittings, type Sitting } from '../../../mock-exam/index.ts';
import type { Progress } from '../../../scheduler/index.ts';
import type { FinishedExam } from './compare-sittings.ts';
import { missedQuestions } from './missed-questions.ts';

type TaskStatementOf = (question: string) => string | null;

export interface ExamLog {
  sittings: Sitting[];
  /** The latest first. */
  finished: FinishedExam[];
  /** The latest first. */
  missed: string[];
  /** The queue as it stands, to tell when the misses come back. */
  progress: Pick<Progress, 'cards' | 'zone'>;
}

/** Everything the page shows of the past. `examEvents` are the log's entries about exams and its undo entries. */
export function readLog(
  { examEvents, progress }: { examEvents: readonly ProgressEvent[]; progress: Progress },
  options: { taskStatementOf: TaskStatementOf },
): ExamLog {
  const sittings = readSittings(examEvents);
  const finished = sittings
    .filter(({ status }) => status === 'finished')
    .toSorted((one, other) => (other.finishedAt ?? 0) - (one.finishedAt ?? 0))
    .map((sitting) => ({
      sitting,
      report: gradeSitting(sitting, options),
      subject: sitting.mode === 'task-statement' ? options.taskStatementOf(sitting.questions[0] ?? '') : null,
    }));
  return {
    sittings,
    finished,
    missed: missedQuestions({ questions: progress.questions, sittings }),
    progress,
  };
}

/**
 * Entries that end a sitting: its last answers, its end, and what puts the misses into the review queue; written at
 * once, so that no miss is lost or counted twice. None where the sitting has ended already, be it in another tab.
 */
export function eventsForEnd(options: {
  examEvents: readonly ProgressEvent[];
  exam: string;
  last: readonly EventBody[];
  reason: 'handed-in' | 'time-up';
  taskStatementOf: TaskStatementOf;
  progress: Progress;
}): EventBody[] {
  const { examEvents, exam, progress } = options;
  const sittingOf = (log: readonly ProgressEvent[]) =>
    readSittings(log).find((sitting) => sitting.exam === exam);
  if (sittingOf(examEvents)?.status === 'finished') return [];
  const bodies: EventBody[] = [...options.last, { type: 'exam-finished', exam, reason: options.reason }];
  const at = Math.max(progress.now, ...examEvents.slice(-1).map((event) => event.at));
  const sitting = sittingOf([
    ...examEvents,
    ...bodies.map((body, index) => ({ id: `zzzz:${index + 1}`, at, body })),
  ]);
  if (sitting === undefined) return [];
  const report = gradeSitting(sitting, options);
  return [...bodies, ...eventsForMisses({ progress, report })];
}

/** What takes a sitting back, as if it had not begun; nothing where the log has no such beginning. */
export function eventsForDiscarding(examEvents: readonly ProgressEvent[], exam: string): EventBody[] {
  const started = examEvents.find(({ body }) => body.type === 'exam-started' && body.exam === exam);
  return started ? [{ type: 'undo', target: started.id }] : [];
}
