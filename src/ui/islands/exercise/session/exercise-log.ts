// What the exercise page needs of a learner's saved work. Types only, so that the page can load without the store.
import type { Draft } from '../../../../core/index.ts';

export interface ExerciseHistory {
  /** Id of the option chosen before an earlier run; null when none was. */
  prediction: string | null;
  hintsOpened: number;
  failedAttempts: number;
  solved: boolean;
}

export interface Attempt {
  passed: boolean;
  failedChecks: string[];
  requests: number;
}

export interface ExerciseLog {
  /** False when the browser keeps nothing beyond this page. */
  lasting: boolean;
  draft: Draft | null;
  history: ExerciseHistory;
  saveDraft(draft: Draft): Promise<void>;
  recordPrediction(prediction: { option: string; correct: boolean }): Promise<void>;
  recordHint(number: number): Promise<void>;
  /** Records a graded run; solved after a failure, the exercise joins the review queue. */
  recordAttempt(attempt: Attempt): Promise<void>;
}

export const emptyHistory: ExerciseHistory = {
  prediction: null,
  hintsOpened: 0,
  failedAttempts: 0,
  solved: false,
};
