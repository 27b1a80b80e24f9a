/** Numbers that look random and are the same for the same seed, so that a finding can be repeated. */
export type Random = {
  /** a whole number from 0 to `below` - 1 */
  below(below: number): number;
  chance(percent: number): boolean;
  pick<T>(items: readonly T[]): T;
};

/** Mulberry32: small, fast, and good enough to wander. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number) => next() % limit;
  return { below, chance: (percent) => below(100) < percent, pick: (items) => items[below(items.length)]! };
}
