// Study days: they begin at an hour of local time, four in the morning unless set. Plain JavaScript, nothing from src/.

export const usualStartHour = 4;
const dayMs = 86_400_000;

/** Local time of an instant with the start of the day taken off, as if it were UTC: its UTC days are study days. */
export function studyClock(at, startHour) {
  const local = new Date(at);
  const asUtc = Date.UTC(
    local.getFullYear(),
    local.getMonth(),
    local.getDate(),
    local.getHours(),
    local.getMinutes(),
    local.getSeconds(),
    local.getMilliseconds(),
  );
  return asUtc - startHour * 3_600_000;
}

/** Number of the study day, counted from 1970. */
export function dayOf(at, startHour) {
  return Math.floor(studyClock(at, startHour) / dayMs);
}

/** Instant at which a study day begins. */
export function startOfDay(day, startHour) {
  const date = new Date(day * dayMs);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), startHour).getTime();
}

/** `YYYY-MM-DD` of a study day, and back. */
export function dateOfDay(day) {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

export function dayOfDate(date) {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}
