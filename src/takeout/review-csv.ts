// The learner's reviews as CSV, one row each, for people who analyse. Pure; a piece at a time, since a log can be long.
import type { ProgressEvent } from '../core/index.ts';
import {
  type AppliedReview,
  dateOfStudyDay,
  domainOf,
  type FactsOf,
  liveEvents,
  localZone,
  openReplay,
  recallAt,
  type StudyZone,
  studyDay,
} from '../scheduler/index.ts';
import { type CsvValue, csvRow } from './csv-row.ts';

/** Columns in their order. The names are permanent: people's scripts read them. */
export const reviewColumns = [
  'review_id',
  'reviewed_at',
  'study_day',
  'item',
  'kind',
  'lesson',
  'domain',
  'task_statement',
  'rating',
  'elapsed_seconds',
  'state_before',
  'stability_before',
  'difficulty_before',
  'retrievability_before',
  'interval_days_before',
  'state_after',
  'stability_after',
  'difficulty_after',
  'interval_days_after',
  'due_at',
] as const;
export type ReviewColumn = (typeof reviewColumns)[number];

const eventsPerPiece = 1000;

/**
 * The file in pieces: the header first, then the reviews that count, in the log's order. Pause between pieces to keep a
 * page alive. Facts that are unknown (content that this version lacks) leave their fields empty.
 */
export function* reviewCsv(
  events: readonly ProgressEvent[],
  options: { factsOf: FactsOf; zone?: StudyZone },
): Generator<string> {
  const { factsOf, zone = localZone } = options;
  yield csvRow(reviewColumns);
  let piece = '';
  const replay = openReplay([], {
    zone,
    onReview: (review) => {
      piece += csvRow(reviewRow(review, factsOf));
    },
  });
  // What was taken back is gone already, so that every piece follows the one before.
  const live = liveEvents(events);
  for (let start = 0; start < live.length; start += eventsPerPiece) {
    replay.apply(live.slice(start, start + eventsPerPiece));
    yield piece;
    piece = '';
  }
}

function reviewRow({ event, before, after, zone }: AppliedReview, factsOf: FactsOf): CsvValue[] {
  const { id, at, body } = event;
  if (body.type !== 'review') return [];
  const facts = factsOf(body.item);
  const values: Record<ReviewColumn, CsvValue> = {
    review_id: id,
    reviewed_at: isoWithOffset(at, zone),
    study_day: dateOfStudyDay(studyDay(at, zone)),
    item: body.item,
    kind: body.item.startsWith('exercise:') ? 'exercise' : 'question',
    lesson: facts?.lesson ?? null,
    domain: facts === null ? null : domainOf(facts.taskStatement),
    task_statement: facts?.taskStatement ?? null,
    rating: body.rating,
    elapsed_seconds: rounded(body.elapsedMs / 1000, 1),
    state_before: before.state,
    // A card that was never reviewed has neither.
    stability_before: before.reviews === 0 ? null : rounded(before.stability, 4),
    difficulty_before: before.reviews === 0 ? null : rounded(before.difficulty, 4),
    retrievability_before: rounded(recallAt(before, { at, zone }), 4),
    interval_days_before: before.reviews === 0 ? null : before.intervalDays,
    state_after: after.state,
    stability_after: rounded(after.stability, 4),
    difficulty_after: rounded(after.difficulty, 4),
    interval_days_after: after.intervalDays,
    due_at: isoWithOffset(after.dueAt, zone),
  };
  return reviewColumns.map((column) => values[column]);
}

function rounded(value: number | null, decimals: number): number | null {
  if (value === null || !Number.isFinite(value)) return null;
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

/** E.g. `2026-12-01T10:05:00-03:00`: the learner's local time, and how far it was from UTC. */
function isoWithOffset(at: number, zone: StudyZone): string {
  const minutes = zone.utcOffsetMinutesAt(at);
  const local = new Date(at + minutes * 60_000).toISOString().slice(0, 19);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(Math.round(size % 60))}`;
}
