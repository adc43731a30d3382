// Opens the learner's saved work after the page and keeps the exercise's history at hand. Runs in the page.
import { useEffect, useState } from 'preact/hooks';
import { showCourseStates } from '../../../scripts/course-states.ts';
import { type Attempt, type ExerciseHistory, type ExerciseLog, emptyHistory } from './exercise-log.ts';
import { loadLog } from './load-later.ts';

/** A database that does not open within this time is held by another tab; the learner may write without it. */
const patienceMs = 3000;

export interface LogControl {
  log: ExerciseLog | null;
  /** opening = the draft is not known yet; unavailable = nothing can be saved. */
  state: 'opening' | 'open' | 'unavailable';
  history: ExerciseHistory;
  recordPrediction(prediction: { option: string; correct: boolean }): void;
  recordHint(number: number): void;
  recordAttempt(attempt: Attempt): void;
}

/** The saved work of one exercise. What can't be recorded is still counted for this visit. */
export function useExerciseLog(exercise: string): LogControl {
  const [log, setLog] = useState<ExerciseLog | null>(null);
  const [state, setState] = useState<LogControl['state']>('opening');
  const [history, setHistory] = useState<ExerciseHistory>(emptyHistory);

  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = (): void => {
      if (!wanted) return;
      wanted = false;
      setState('unavailable');
    };
    loadLog()
      .then(({ openPageLog }) => {
        timer = setTimeout(giveUp, patienceMs);
        return openPageLog(exercise);
      })
      .then((opened) => {
        clearTimeout(timer);
        if (!wanted) return;
        setHistory((early) => withEarly(opened.history, early));
        setLog(opened);
        setState('open');
      })
      .catch(giveUp);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [exercise]);

  const failed = (): void => setState('unavailable');
  return {
    log,
    state,
    history,
    recordPrediction: (prediction) => {
      setHistory((before) => ({ ...before, prediction: prediction.option }));
      log?.recordPrediction(prediction).catch(failed);
    },
    recordHint: (number) => {
      setHistory((before) => ({ ...before, hintsOpened: Math.max(before.hintsOpened, number) }));
      log?.recordHint(number).catch(failed);
    },
    recordAttempt: (attempt) => {
      setHistory((before) => ({
        ...before,
        failedAttempts: before.failedAttempts + (attempt.passed ? 0 : 1),
        solved: before.solved || attempt.passed,
      }));
      log?.recordAttempt(attempt).then(showCourseStates, failed);
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
