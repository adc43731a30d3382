// What statistics are made of, counted while a log is replayed: one row per study day. Pure; changes only itself. An entry belongs to the study day that it had when it was written, by the settings of then.
import type { ProgressEvent } from '../core/index.ts';
import type { AppliedReview } from './apply-event.ts';
import { recallAt } from './recall.ts';
import { matureDays, type RetentionRow, reviewKind } from './review-history.ts';
import { shareOf } from './share.ts';
import { addToRow, type CalendarRow, changeBy, emptyRow, longestEntryMs } from './study-calendar.ts';
import { type StudyZone, studyDay } from './study-day.ts';

/** Reviews of one kind. */
export interface RecallTally {
  reviews: number;
  /** Those graded better than "again". */
  passed: number;
  /** Sum of the chances of recall that FSRS had given them. */
  expected: number;
}

/** A study day in figures. */
export interface StudyDayRow extends CalendarRow {
  /** First reviews of new cards. */
  introduced: number;
  /** Time spent on reviews alone, the longest ones cut at `longestEntryMs`. */
  reviewTimeMs: number;
  /** Recalled after days: cards with an interval below `matureDays`, and the others. */
  young: RecallTally;
  mature: RecallTally;
  /** Short steps and repeats of a day. */
  learning: RecallTally;
}

export interface StudyTally {
  days: Map<number, StudyDayRow>;
}

/** Nothing counted yet. */
export function emptyTally(): StudyTally {
  return { days: new Map() };
}

/** Counts an event that counts. */
export function tallyEvent(
  tally: StudyTally,
  { event: { at, body }, zone }: { event: ProgressEvent; zone: StudyZone },
): void {
  const change = changeBy(body);
  if (change !== null) addToRow(rowOf(tally, studyDay(at, zone)), change);
}

/** Counts what a review says of memory; `tallyEvent` counts the review itself. */
export function tallyReview(tally: StudyTally, { event, before, zone }: AppliedReview): void {
  const { at, body } = event;
  if (body.type !== 'review') return;
  const row = rowOf(tally, studyDay(at, zone));
  row.reviewTimeMs += Math.min(longestEntryMs, body.elapsedMs);
  const kind = reviewKind(before, { at, zone });
  if (kind === 'first') {
    row.introduced += 1;
    return;
  }
  const kept = kind !== 'recall' ? row.learning : before.intervalDays < matureDays ? row.young : row.mature;
  kept.reviews += 1;
  if (body.rating > 1) kept.passed += 1;
  kept.expected += recallAt(before, { at, zone }) ?? 0;
}

/** True retention of the days from `fromDay` to `toDay`, both included: `trueRetention` from rows instead of reviews. */
export function retentionOfDays(
  days: readonly StudyDayRow[],
  options: { fromDay: number; toDay: number },
): RetentionRow[] {
  const within = days.filter(({ day }) => day >= options.fromDay && day <= options.toDay);
  const row = (cards: RetentionRow['cards'], tallies: readonly RecallTally[]): RetentionRow => {
    const sum = (of: (tally: RecallTally) => number) =>
      tallies.reduce((total, tally) => total + of(tally), 0);
    const trials = sum(({ reviews }) => reviews);
    return {
      cards,
      reviews: shareOf({ trials, successes: sum(({ passed }) => passed) }),
      expected: trials === 0 ? null : sum(({ expected }) => expected) / trials,
    };
  };
  const young = within.map((day) => day.young);
  const mature = within.map((day) => day.mature);
  return [row('young', young), row('mature', mature), row('all', [...young, ...mature])];
}

function rowOf(tally: StudyTally, day: number): StudyDayRow {
  const known = tally.days.get(day);
  if (known !== undefined) return known;
  const none = (): RecallTally => ({ reviews: 0, passed: 0, expected: 0 });
  const row = {
    ...emptyRow(day),
    introduced: 0,
    reviewTimeMs: 0,
    young: none(),
    mature: none(),
    learning: none(),
  };
  tally.days.set(day, row);
  return row;
}
