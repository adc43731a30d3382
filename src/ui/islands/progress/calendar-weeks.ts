// The study days of the last months laid out in weeks, and the time of each week. Pure.
import { type CalendarRow, dateOfStudyDay } from '../../../scheduler/index.ts';

export interface CalendarDay {
  day: number;
  date: string;
  /** Everything done on the day. */
  done: number;
  /** 0 nothing to 4 very much. */
  level: number;
}

/** Things done from which each level begins. */
export const levelStarts = [0, 1, 5, 15, 30] as const;
export const weeksShown = 26;

/** Everything done on a day, whatever its kind. */
export function doneOn(row: CalendarRow): number {
  return row.reviews + row.answers + row.attempts + row.lessons + row.examAnswers;
}

/** Weeks from Sunday to Saturday, the oldest first; the last one ends with today. */
export function calendarWeeks(rows: readonly CalendarRow[], options: { today: number }): CalendarDay[][] {
  const { today } = options;
  const byDay = new Map(rows.map((row) => [row.day, doneOn(row)]));
  const first = sundayOf(today) - 7 * (weeksShown - 1);
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => first + 7 * week + at)
      .filter((day) => day <= today)
      .map((day) => {
        const done = byDay.get(day) ?? 0;
        return { day, date: dateOfStudyDay(day), done, level: levelStarts.findLastIndex((n) => done >= n) };
      }),
  );
}

export interface WeekTime {
  /** Date of its Sunday. */
  from: string;
  timeMs: number;
}

/** Time of the last `weeks` weeks, this one included, the oldest first. */
export function timeByWeek(
  rows: readonly CalendarRow[],
  options: { today: number; weeks: number },
): WeekTime[] {
  const last = sundayOf(options.today);
  return Array.from({ length: options.weeks }, (_, at) => {
    const from = last - 7 * (options.weeks - 1 - at);
    const timeMs = rows
      .filter(({ day }) => day >= from && day < from + 7)
      .reduce((sum, row) => sum + row.timeMs, 0);
    return { from: dateOfStudyDay(from), timeMs };
  });
}

/** Study day of the Sunday on or before a day; 1 January 1970 was a Thursday. */
function sundayOf(day: number): number {
  return day - ((day + 4) % 7);
}
