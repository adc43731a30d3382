// The streak of study days with its freezes: a missed day now and then costs nothing, and nobody has to ask for it. Pure.
// A plain function of the days studied, so it needs no entries of its own in the log.
import { weekdayOf } from './due-day.ts';

/** Study days of a streak that earn one freeze, and the most that are kept. */
export const daysPerFreeze = 7;
export const mostFreezes = 2;

export interface Streak {
  /** Days studied in the streak; days frozen and days of rest are not counted. */
  days: number;
  /** Missed days that it would survive from now on. */
  freezesLeft: number;
  /** Missed days of this streak that were paid with a freeze, in order. */
  frozenDays: number[];
}

/**
 * The streak that is alive on `today`, which breaks nothing while it is open. Seven days studied earn a freeze, two are
 * kept at most; a missed day takes one by itself. `restWeekdays` (0 Sunday to 6 Saturday) neither count nor break.
 * One more day studied never makes it shorter.
 */
export function streakOf(
  days: ReadonlySet<number>,
  options: { today: number; restWeekdays?: ReadonlySet<number> },
): Streak {
  const { today, restWeekdays = new Set() } = options;
  // A week of rest only would make every streak last for ever.
  const rests = (day: number) => restWeekdays.size < 7 && restWeekdays.has(weekdayOf(day));
  let count = 0;
  // Days studied towards freezes. What is left over is kept, so that it never matters when a freeze was earned.
  let credit = 0;
  let frozenDays: number[] = [];
  const missUntil = (from: number, end: number): void => {
    // A long gap ends with its first days: those that no freeze pays for.
    for (let day = from; day < end && count > 0; day += 1) {
      if (rests(day)) continue;
      if (credit >= daysPerFreeze) frozenDays.push(day);
      else [count, frozenDays] = [0, []];
      credit = count === 0 ? 0 : credit - daysPerFreeze;
    }
  };
  let next = today;
  for (const day of [...days].filter((one) => one <= today).sort((left, right) => left - right)) {
    missUntil(next, day);
    count += 1;
    credit = Math.min(daysPerFreeze * mostFreezes, credit + 1);
    next = day + 1;
  }
  missUntil(next, today);
  return { days: count, freezesLeft: Math.floor(credit / daysPerFreeze), frozenDays };
}

/** Weekdays whose share of the load is nothing. */
export function restWeekdaysOf(easyDays: readonly number[]): ReadonlySet<number> {
  return new Set(easyDays.flatMap((weight, weekday) => (weight === 0 ? [weekday] : [])));
}
