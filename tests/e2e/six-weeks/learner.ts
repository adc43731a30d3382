// The learner of the six weeks: where and when they study, and what they happen to know. Seeded, so always the same.

/** In Lisbon the clocks go forward on the 28th day of this study: a night is an hour short. */
export const zone = 'Europe/Lisbon';
const firstDate = Date.UTC(2027, 2, 1);
const clocksForward = Date.UTC(2027, 2, 28);
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Date `YYYY-MM-DD` of a day of the study, counted from 0. */
export function dateOf(day: number): string {
  return new Date(firstDate + day * dayMs).toISOString().slice(0, 10);
}

/** Instant of a local time in Lisbon on a day of the study; hours past 24 are the night after it. */
export function at(day: number, hours: number): number {
  const asUtc = firstDate + day * dayMs + hours * hourMs;
  return asUtc - (asUtc >= clocksForward ? hourMs : 0);
}

export interface Learner {
  /** True with the chance given. */
  happens(chance: number): boolean;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
}

/** A learner whose luck depends on nothing but the seed. */
export function seededLearner(seed: number): Learner {
  let state = seed;
  // Lehmer's generator with the multiplier of Park and Miller.
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return {
    happens: (chance) => next() < chance,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
  };
}
