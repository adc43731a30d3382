// What the exercise page knows of its exercise: plain data that Astro hands to the island. Types only.
import type { ExerciseMeta } from '../../../core/index.ts';

export interface ExerciseView extends Pick<ExerciseMeta, 'prediction' | 'hints' | 'explanation' | 'profile'> {
  id: string;
  starter: string;
}
