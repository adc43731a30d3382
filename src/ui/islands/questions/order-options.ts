// The order in which options are shown: shuffled, but the same for the same seed. Pure.

/** Options in an order that `seed` alone decides; those marked `last` stay at the end, in their written order. */
export function orderOptions<T extends { position: 'any' | 'last' }>(
  options: readonly T[],
  { seed }: { seed: string },
): T[] {
  const random = randomFrom(seed);
  const mixed = options.filter(({ position }) => position === 'any');
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const [left, right] = [mixed[index], mixed[other]];
    if (left === undefined || right === undefined) continue;
    mixed[index] = right;
    mixed[other] = left;
  }
  return [...mixed, ...options.filter(({ position }) => position === 'last')];
}

/** Numbers in [0, 1) from a text: FNV-1a for the state, mulberry32 for the sequence. */
function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
