// A log replayed step by step: what comes at its end is taken in without a rebuild. Pure but for its own state.
// The state after any steps equals a rebuild from the whole log; where it could not, the step is refused.
import type { ProgressEvent } from '../core/index.ts';
import type { AppliedReview } from './apply-event.ts';
import { compareEvents, liveEvents } from './live-events.ts';
import type { Progress } from './progress.ts';
import { emptyReplayState, progressOf, type ReplayState, takeIn } from './replay-state.ts';
import { localZone, type StudyZone } from './study-day.ts';

export interface Replay {
  /**
   * Takes events in that follow all those before. False, and nothing is taken, when only a rebuild gives the truth: an
   * undo, an event that is older or known, one that was taken back before it came.
   */
  apply(events: readonly ProgressEvent[]): boolean;
  /** Progress so far. Its maps change with the next `apply`. */
  progress(options: { now: number }): Progress;
}

/** A replay of a log in any order, duplicates and undo events included. `onReview` hears of each review that counts. */
export function openReplay(
  events: readonly ProgressEvent[],
  options: { zone?: StudyZone; onReview?: (review: AppliedReview) => void },
): Replay {
  const { zone = localZone, onReview } = options;
  const state = emptyReplayState(zone);
  for (const event of events) {
    if (event.body.type === 'undo') state.ahead.add(event.body.target);
    if (state.latest === null || compareEvents(state.latest, event) < 0) state.latest = event;
  }
  for (const event of liveEvents(events)) takeIn(state, event, onReview);
  return {
    apply: (more) => takeInMore(state, more, onReview),
    progress: ({ now }) => progressOf(state, { now }),
  };
}

/** `Replay.apply` on a state. */
export function takeInMore(
  state: ReplayState,
  events: readonly ProgressEvent[],
  onReview?: (review: AppliedReview) => void,
): boolean {
  let previous = state.latest;
  for (const event of events) {
    const follows = previous === null || compareEvents(previous, event) < 0;
    if (!follows || event.body.type === 'undo' || state.ahead.has(event.id)) return false;
    previous = event;
  }
  for (const event of events) takeIn(state, event, onReview);
  state.latest = previous;
  return true;
}
