// The learner's calendar: a study day begins at a chosen hour of local time, not at midnight. Pure.
// It must not read the clock; the time zone comes in as a function of the instant.

const msPerMinute = 60_000;
const msPerHour = 3_600_000;
export const msPerDay = 86_400_000;

/** Where and when the learner's days begin. */
export interface StudyZone {
  /** Local hour (0–23) at which a study day begins. */
  dayStartHour: number;
  /** Minutes that local time is ahead of UTC at an instant (São Paulo: -180). */
  utcOffsetMinutesAt(at: number): number;
}

/** Days that begin at four in the morning by the local time of the machine this runs on. */
export const localZone: StudyZone = {
  dayStartHour: 4,
  utcOffsetMinutesAt: (at) => -new Date(at).getTimezoneOffset(),
};

/** The zone with the hour that the learner chose; null keeps the zone's own. */
export function zoneStartingAt(zone: StudyZone, dayStartHour: number | null): StudyZone {
  if (dayStartHour === null || dayStartHour === zone.dayStartHour) return zone;
  return { dayStartHour, utcOffsetMinutesAt: (at) => zone.utcOffsetMinutesAt(at) };
}

/**
 * Milliseconds on the study clock: UTC days of the result are study days of the learner.
 * ts-fsrs counts elapsed days in UTC, so it is given this time instead of the real one.
 */
export function toStudyClock(at: number, zone: StudyZone): number {
  return at + zone.utcOffsetMinutesAt(at) * msPerMinute - zone.dayStartHour * msPerHour;
}

/** Number of the study day, counted from 1970; consecutive days have consecutive numbers. */
export function studyDay(at: number, zone: StudyZone): number {
  return Math.floor(toStudyClock(at, zone) / msPerDay);
}

/** Instant (ms since 1970) at which a study day begins. */
export function startOfStudyDay(day: number, zone: StudyZone): number {
  const local = day * msPerDay + zone.dayStartHour * msPerHour;
  // The offset is asked for at a guess first, then at the answer: it differs only across a clock change.
  const guess = local - zone.utcOffsetMinutesAt(local) * msPerMinute;
  return local - zone.utcOffsetMinutesAt(guess) * msPerMinute;
}
