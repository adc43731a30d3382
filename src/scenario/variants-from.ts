// Several variants of one scenario from seeds: the same script with other names and numbers. Pure: a seed always gives the same.
import type { Variant } from './script.ts';

/** Choices that follow from the seed alone, in the order in which they are made. */
export interface Draw {
  seed: number;
  /** One of the list. */
  pick<Value>(list: readonly Value[]): Value;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** The list in another order. */
  shuffle<Value>(list: readonly Value[]): Value[];
}

/** One variant for each seed, made by `make`, which need not say the seed. */
export function variantsFrom(options: {
  seeds: readonly number[];
  make: (draw: Draw) => Omit<Variant, 'seed'>;
}): Variant[] {
  return options.seeds.map((seed) => ({ ...options.make(drawFrom(seed)), seed }));
}

function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  /** Mulberry32: from 0 up to but not including 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    seed,
    integer,
    pick(list) {
      const index = integer(0, list.length - 1);
      if (!(index in list)) throw new Error('Nothing to pick from: the list is empty. [scenario/empty-list]');
      return list[index] as (typeof list)[number];
    },
    shuffle(list) {
      const rest = [...list];
      return list.map(() => rest.splice(integer(0, rest.length - 1), 1)[0] as (typeof list)[number]);
    },
  };
}
