// A shuffled copy of a list that depends on nothing but its seed. Pure.

/** The list in an order drawn by `seed` (Fisher–Yates over mulberry32), the same for the same seed everywhere. */
export function seededOrder<Entry>(list: readonly Entry[], seed: number): Entry[] {
  const next = mulberry32(seed);
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    const [one, two] = [order[at], order[other]];
    if (one === undefined || two === undefined) continue;
    order[at] = two;
    order[other] = one;
  }
  return order;
}

/** Numbers from 0 up to 1, by Tommy Ettinger’s public-domain generator. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
