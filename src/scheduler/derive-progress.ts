// Progress rebuilt from the log. Pure: the same events and `now` give the same result, in whatever order they arrive.
import type { ProgressEvent } from '../core/index.ts';
import type { AppliedReview } from './apply-event.ts';
import type { Progress } from './progress.ts';
import { openReplay } from './replay.ts';
import type { StudyZone } from './study-day.ts';

/**
 * Rebuilds progress from a log in any order, duplicates and undo events included. Each review is graded by the settings
 * of its own moment. `zone` defaults to local time, days from 4 h, unless the learner set another hour.
 */
export function deriveProgress(
  events: readonly ProgressEvent[],
  options: { now: number; zone?: StudyZone; onReview?: (review: AppliedReview) => void },
): Progress {
  return openReplay(events, options).progress(options);
}
