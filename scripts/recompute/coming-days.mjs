// What the coming days bring, how firm the cards are, and the time of each week. Plain JavaScript, nothing from src/.
import { dateOfDay, dayOf, dayOfDate } from './study-days.mjs';

/** Cards by the day on which they come, today with all that wait already; new ones apart. */
export function forecast(cards, { today, startHour, length }) {
  const rows = Array.from({ length }, (_, after) => ({ date: dateOfDay(today + after), known: 0, fresh: 0 }));
  for (const { suspended, comesAt, isNew } of cards) {
    const row = rows[Math.max(0, dayOf(comesAt, startHour) - today)];
    if (suspended === null && row !== undefined) row[isNew ? 'fresh' : 'known'] += 1;
  }
  return rows;
}

/** How many of the values lie in each band, given the lower ends of the bands. */
export function countBands(values, ends) {
  return ends.map((from, place) => {
    const end = ends[place + 1] ?? Number.POSITIVE_INFINITY;
    return values.filter((value) => value >= from && value < end).length;
  });
}

/** Time of the last `length` weeks from Sunday to Saturday, this one included, the oldest first. */
export function timeByWeek(days, { today, length }) {
  const thisSunday = today - ((today + 4) % 7);
  return Array.from({ length }, (_, place) => {
    const from = thisSunday - 7 * (length - 1 - place);
    const ofWeek = days.filter(({ date }) => dayOfDate(date) >= from && dayOfDate(date) < from + 7);
    return { from: dateOfDay(from), timeMs: ofWeek.reduce((sum, { timeMs }) => sum + timeMs, 0) };
  });
}
