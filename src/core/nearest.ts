// The known word that a mistyped one most probably meant. Pure.

/** The nearest of `words` within a third of its letters; null where none is near. */
export function nearest(typed: string, words: readonly string[]): string | null {
  let best: { word: string; distance: number } | null = null;
  for (const word of words) {
    const distance = distanceBetween(typed.toLowerCase(), word);
    if (best === null || distance < best.distance) best = { word, distance };
  }
  if (best === null) return null;
  if (best.distance <= Math.max(2, Math.floor(best.word.length / 3))) return best.word;
  return words.find((word) => typed.length >= 3 && word.includes(typed.toLowerCase())) ?? null;
}

/** Letters to insert, delete or replace to turn one word into the other. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replace = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next[j] = Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
