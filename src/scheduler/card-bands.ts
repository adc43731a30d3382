// How stable and how difficult the cards are, counted in bands: two small tables. Pure.
import type { Card } from './card.ts';
import type { Progress } from './progress.ts';

export interface BandRow {
  /** From this value on, up to the next row's. */
  from: number;
  cards: number;
}

/** Lower ends of the bands of stability, in days: a day, a week, a month, a quarter, a year. */
const stabilityEnds = [0, 1, 7, 30, 90, 365];
const difficultyEnds = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Cards reviewed at least once by their stability in days. */
export function stabilityBands(progress: Progress): BandRow[] {
  return bands(progress, { ends: stabilityEnds, readValue: (card) => card.stability });
}

/** Cards reviewed at least once by their difficulty, 1 (easy) to 10 (hard). */
export function difficultyBands(progress: Progress): BandRow[] {
  return bands(progress, { ends: difficultyEnds, readValue: (card) => card.difficulty });
}

function bands(
  progress: Progress,
  { ends, readValue }: { ends: readonly number[]; readValue: (card: Card) => number },
): BandRow[] {
  const rows = ends.map((from) => ({ from, cards: 0 }));
  for (const card of progress.cards.values()) {
    if (card.lastReviewedAt === null) continue;
    const row = rows.findLast(({ from }) => readValue(card) >= from);
    if (row !== undefined) row.cards += 1;
  }
  return rows;
}
