// What the exercise page knows of its exercise: plain data that Astro hands to the island. Types only.
import type { ExerciseMeta } from '../../../core/index.ts';

type Written = 'form' | 'api' | 'cost' | 'prediction' | 'findLine' | 'hints' | 'explanation' | 'profile';

export interface ExerciseView extends Pick<ExerciseMeta, Written> {
  id: string;
  /** The learner's file as it is given: a program, or for `repair-history` a request body. */
  starter: string;
  /** The program before the colleague's change; null but for `review-diff`. */
  before: string | null;
}

/** What is asked before the first run: the question, its options and their reasons. */
export type Prediction = NonNullable<ExerciseMeta['prediction']>;
