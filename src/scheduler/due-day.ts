// Chooses the study day of a review within FSRS's fuzz range: the day with the least load for its weight. Pure.
// No randomness: ties go to the day nearest to FSRS's own, then to the earlier or the later one by a hash of the item.
// A longer interval is never put on an earlier day: its range lies no earlier, and all else is judged alike.
import { get_fuzz_range } from 'ts-fsrs';

/** Number of cards due on a study day. */
export type Load = ReadonlyMap<number, number>;

/** Below this many days FSRS leaves an interval alone. */
const leastFuzzed = 2.5;
const longestDays = 36_500;

/** Interval in days. */
export function chooseInterval(options: {
  intervalDays: number;
  elapsedDays: number;
  today: number;
  item: string;
  load: Load;
  easyDays: readonly number[];
}): number {
  const { intervalDays, elapsedDays, today, item, load, easyDays } = options;
  if (intervalDays < leastFuzzed) return intervalDays;
  const range = get_fuzz_range(intervalDays, elapsedDays, longestDays);
  const direction = hashOf(item) % 2 === 0 ? 1 : -1;
  let best = intervalDays;
  let bestCost: readonly number[] | null = null;
  for (let days = range.min_ivl; days <= range.max_ivl; days += 1) {
    const weight = easyDays[weekdayOf(today + days)] ?? 1;
    const cost = [
      weight === 0 ? Number.MAX_VALUE : ((load.get(today + days) ?? 0) + 1) / weight,
      Math.abs(days - intervalDays),
      direction * days,
    ] as const;
    if (bestCost === null || isLess(cost, bestCost)) [best, bestCost] = [days, cost];
  }
  return best;
}

/** Weekday of a study day: 0 Sunday to 6 Saturday. */
export function weekdayOf(day: number): number {
  // 1 January 1970 was a Thursday.
  return (((day + 4) % 7) + 7) % 7;
}

/** A spread-out 32-bit number of a text (FNV-1a), the same everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

function isLess(left: readonly number[], right: readonly number[]): boolean {
  for (let at = 0; at < left.length; at += 1) {
    const [one, other] = [left[at] ?? 0, right[at] ?? 0];
    if (one !== other) return one < other;
  }
  return false;
}
