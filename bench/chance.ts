/** Chance that is the same in every run: mulberry32 from a seed. */
export interface Chance {
  /** A whole number from 0 to below the bound. */
  below(bound: number): number;
  /** One of the items. Throws when there is none. */
  pick<T>(items: readonly T[]): T;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const below = (bound: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((((mixed ^ (mixed >>> 14)) >>> 0) * bound) / 2 ** 32) | 0;
  };
  return {
    below,
    pick: (items) => {
      const picked = items[below(items.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
  };
}
