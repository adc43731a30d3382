// What was done on each study day, with its time, and what the coming days will bring: tables for a calendar. Pure.
import type { EventBody, ProgressEvent } from '../core/index.ts';
import { liveEvents } from './live-events.ts';
import type { Progress } from './progress.ts';
import { comesAt } from './queue.ts';
import { msPerDay, type StudyZone, studyDay } from './study-day.ts';

export interface CalendarRow {
  /** Study day, counted from 1970, and its date `YYYY-MM-DD`. */
  day: number;
  date: string;
  reviews: number;
  /** Answers in lessons. */
  answers: number;
  attempts: number;
  lessons: number;
  examAnswers: number;
  /** Time spent on reviews, answers and mock exams. */
  timeMs: number;
}

/** The most that one entry counts for: whoever took longer was somewhere else. */
export const longestEntryMs = 600_000;

/** What an entry adds to the row of its day. */
export type CalendarChange = Partial<Omit<CalendarRow, 'day' | 'date'>>;

/** Days with work in them, in order. The answer within a review is part of that review. */
export function studyCalendar(events: readonly ProgressEvent[], options: { zone: StudyZone }): CalendarRow[] {
  const rows = new Map<number, CalendarRow>();
  for (const { at, body } of liveEvents(events)) {
    const change = changeBy(body);
    if (change === null) continue;
    const day = studyDay(at, options.zone);
    const row = rows.get(day) ?? emptyRow(day);
    rows.set(day, row);
    addToRow(row, change);
  }
  return [...rows.values()].sort((left, right) => left.day - right.day);
}

/** What an entry is in a calendar; null for one that is no work. */
export function changeBy(body: EventBody): CalendarChange | null {
  switch (body.type) {
    case 'review':
      return { reviews: 1, timeMs: body.elapsedMs };
    case 'answer':
      return body.where === 'lesson' ? { answers: 1, timeMs: body.elapsedMs } : null;
    case 'exam-answered':
      return { examAnswers: 1, timeMs: body.elapsedMs };
    case 'attempt':
      return { attempts: 1 };
    case 'lesson-finished':
      return { lessons: 1 };
    default:
      return null;
  }
}

/** Adds an entry to the row of its day. */
export function addToRow(row: CalendarRow, change: CalendarChange): void {
  row.reviews += change.reviews ?? 0;
  row.answers += change.answers ?? 0;
  row.attempts += change.attempts ?? 0;
  row.lessons += change.lessons ?? 0;
  row.examAnswers += change.examAnswers ?? 0;
  row.timeMs += Math.min(longestEntryMs, change.timeMs ?? 0);
}

export interface ForecastRow {
  day: number;
  date: string;
  /** Known cards that come on the day; on the first day also those that wait already. */
  known: number;
  /** New cards that could be met. */
  fresh: number;
}

/** Cards due on each of the next days, today first, if every card is reviewed on its day. Before limits. */
export function forecastLoad(progress: Progress, options: { days: number }): ForecastRow[] {
  const today = studyDay(progress.now, progress.zone);
  const rows = Array.from({ length: options.days }, (_, at) => ({
    day: today + at,
    date: dateOfStudyDay(today + at),
    known: 0,
    fresh: 0,
  }));
  for (const card of progress.cards.values()) {
    const at = comesAt(card);
    if (at === null) continue;
    const row = rows[Math.max(0, studyDay(at, progress.zone) - today)];
    if (row === undefined) continue;
    if (card.state === 'new') row.fresh += 1;
    else row.known += 1;
  }
  return rows;
}

/** Date `YYYY-MM-DD` of a study day. */
export function dateOfStudyDay(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

/** The row of a day without anything. */
export function emptyRow(day: number): CalendarRow {
  const none = { reviews: 0, answers: 0, attempts: 0, lessons: 0, examAnswers: 0, timeMs: 0 };
  return { day, date: dateOfStudyDay(day), ...none };
}
