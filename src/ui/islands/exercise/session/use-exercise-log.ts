// Opens the learner's saved work after the page and keeps the exercise's history at hand. Runs in the page.
import { useEffect, useState } from 'preact/hooks';
import { showCourseStates } from '../../../scripts/course-states.ts';
import { createWriteQueue } from '../../../write-queue.ts';
import { type Attempt, type ExerciseHistory, type ExerciseLog, emptyHistory } from './exercise-log.ts';
import { loadLog } from './load-later.ts';

/** A database that does not open within this time is held by another tab: the page says so, and goes on waiting. */
const patienceMs = 3000;

export interface LogControl {
  log: ExerciseLog | null;
  /** opening = the draft is not known yet; unavailable = nothing can be saved so far. */
  state: 'opening' | 'open' | 'unavailable';
  history: ExerciseHistory;
  recordPrediction(prediction: { option: string; correct: boolean }): void;
  recordHint(number: number): void;
  recordAttempt(attempt: Attempt): void;
}

/** The saved work of one exercise. What can't be recorded yet is recorded as soon as it can, and counted until then. */
export function useExerciseLog(exercise: string): LogControl {
  const [log, setLog] = useState<ExerciseLog | null>(null);
  const [state, setState] = useState<LogControl['state']>('opening');
  const [history, setHistory] = useState<ExerciseHistory>(emptyHistory);
  const [gate] = useState(openGate);
  // What fails is told in the page's header by the store.
  const [writes] = useState(() => createWriteQueue({ onRound: () => undefined }));

  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = (): void => {
      if (wanted) setState('unavailable');
    };
    loadLog()
      .then(({ openPageLog }) => {
        timer = setTimeout(giveUp, patienceMs);
        return openPageLog(exercise);
      })
      .then((opened) => {
        clearTimeout(timer);
        if (!wanted) return;
        gate.resolve(opened);
        setHistory((early) => withEarly(opened.history, early));
        setLog(opened);
        setState('open');
      })
      .catch(giveUp);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [exercise, gate]);

  const record = (write: (opened: ExerciseLog) => Promise<unknown>): void =>
    void writes.add(async () => write(await gate.promise));
  return {
    log,
    state,
    history,
    recordPrediction: (prediction) => {
      setHistory((before) => ({ ...before, prediction: prediction.option }));
      // One made on an earlier visit stands.
      record(async (opened) => {
        if (opened.history.prediction === null) await opened.recordPrediction(prediction);
      });
    },
    recordHint: (number) => {
      setHistory((before) => ({ ...before, hintsOpened: Math.max(before.hintsOpened, number) }));
      record(async (opened) => {
        if (number > opened.history.hintsOpened) await opened.recordHint(number);
      });
    },
    recordAttempt: (attempt) => {
      setHistory((before) => ({
        ...before,
        failedAttempts: before.failedAttempts + (attempt.passed ? 0 : 1),
        solved: before.solved || attempt.passed,
      }));
      record(async (opened) => {
        await opened.recordAttempt(attempt);
        showCourseStates();
      });
    },
  };
}

/** What was saved, and what the learner did before it could be read: a hint that was opened early stays open. */
function withEarly(saved: ExerciseHistory, early: ExerciseHistory): ExerciseHistory {
  return {
    ...saved,
    prediction: saved.prediction ?? early.prediction,
    hintsOpened: Math.max(saved.hintsOpened, early.hintsOpened),
    failedAttempts: saved.failedAttempts + early.failedAttempts,
    solved: saved.solved || early.solved,
  };
}

/** A promise of the log, and what keeps it. */
function openGate(): { promise: Promise<ExerciseLog>; resolve: (log: ExerciseLog) => void } {
  let resolve: (log: ExerciseLog) => void = () => undefined;
  const promise = new Promise<ExerciseLog>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}
