/** A stream of choices that its name decides: the same name gives the same choices on every machine. */
export interface Draw {
  /** Both ends included. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const hashOf = (name: string): number => {
  let hash = FNV_OFFSET;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME);
  return hash >>> 0;
};

/** mulberry32: small, quick, and good enough to choose inputs with. */
const fractions = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const drawNamed = (...name: readonly (string | number)[]): Draw => {
  const next = fractions(hashOf(name.join('/')));
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new Error('Nothing to pick from');
      return from[integer(0, from.length - 1)] as T;
    },
    shuffled: (list) => {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never];
      }
      return shuffled;
    },
  };
};
