// The learner's whole record at a place of the log: progress and statistics, taken further event by event, put away and
// taken out again. Pure but for its own state. Whatever the way to a place, the record there is the same.
import type { ProgressEvent } from '../core/index.ts';
import { compareEvents, findTakenBack } from './live-events.ts';
import { type PackedReplay, packReplay, unpackReplay } from './pack-replay.ts';
import type { Progress } from './progress.ts';
import { takeInMore } from './replay.ts';
import { emptyReplayState, progressOf, takeIn } from './replay-state.ts';
import { localZone, type StudyZone } from './study-day.ts';
import { emptyTally, type StudyDayRow } from './study-tally.ts';

/** What the progress page is drawn from. Its maps are the record's own. */
export interface Statistics {
  progress: Progress;
  /** Study days with anything counted, in order. */
  days: StudyDayRow[];
}

export interface StudyRecord {
  /** Instant of the last event taken in, whether it counts or not; null before the first. */
  readonly latestAt: number | null;
  /** Ids that the undo events among `rest` take back: all that the log has after the record's place, in any order. */
  takenBackBy(rest: readonly ProgressEvent[]): ReadonlySet<string>;
  /** Takes in the log's next events, in any order and each once, without those `takenBack`. */
  advance(next: readonly ProgressEvent[], options: { takenBack: ReadonlySet<string> }): void;
  /** Takes in what follows all before it; false, and nothing is taken, where that would not be the truth. */
  apply(events: readonly ProgressEvent[]): boolean;
  /** Of `events`, in order, those that come after all that was taken in. */
  newerThanLatest(events: readonly ProgressEvent[]): ProgressEvent[];
  progress(options: { now: number }): Progress;
  statistics(options: { now: number }): Statistics;
  pack(): PackedReplay;
}

/** A record of nothing, or one taken out of its pack. `zone` defaults to local time. */
export function openStudyRecord(options: { zone?: StudyZone; packed?: PackedReplay } = {}): StudyRecord {
  const { zone = localZone, packed } = options;
  const state = packed === undefined ? emptyReplayState(zone) : unpackReplay(packed, { zone });
  state.tally ??= emptyTally();
  const { tally } = state;
  return {
    get latestAt() {
      return state.latest?.at ?? null;
    },
    takenBackBy: (rest) => findTakenBack(rest.toSorted(compareEvents), state.ahead),
    advance(next, { takenBack }) {
      const here = new Set(next.map(({ id }) => id));
      for (const event of next.toSorted(compareEvents)) {
        state.latest = event;
        state.ahead.delete(event.id);
        if (takenBack.has(event.id)) continue;
        if (event.body.type !== 'undo') takeIn(state, event);
        // Its target may come with later events: two devices whose clocks disagree.
        else if (!here.has(event.body.target)) state.ahead.add(event.body.target);
      }
    },
    apply: (events) => takeInMore(state, events),
    newerThanLatest: (events) =>
      events
        .filter((event) => state.latest === null || compareEvents(state.latest, event) < 0)
        .toSorted(compareEvents),
    progress: ({ now }) => progressOf(state, { now }),
    statistics: ({ now }) => ({
      progress: progressOf(state, { now }),
      days: [...tally.days.values()].sort((left, right) => left.day - right.day),
    }),
    pack: () => packReplay(state),
  };
}

/** Statistics of a log in any order, undo events included, each id once. */
export function deriveStatistics(
  events: readonly ProgressEvent[],
  options: { now: number; zone?: StudyZone },
): Statistics {
  const record = openStudyRecord(options);
  record.advance(events, { takenBack: record.takenBackBy(events) });
  return record.statistics(options);
}
