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
  /** As saved when the log was opened. */
  draft: Draft | null;
  /** What an earlier page could not save, and neither could this one; null when there is nothing of the kind. */
  unsavedDraft: Draft | null;
  /** As of then. */
  history: ExerciseHistory;
  readDraft(): Promise<Draft | null>;
  /** As `ProgressStore.saveDraft`: resolves to the draft as stored, which may bring another tab's text as `previous`. */
  saveDraft(draft: Draft, options: { basedOn: number | null }): Promise<Draft>;
  /** Calls back after each change of the store, in this tab or another. Returns a function that ends it. */
  onChange(listener: () => void): () => void;
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
