import { createHash } from 'node:crypto';

export interface Random {
  /** From 0 up to, never reaching, 1. */
  next(): number;
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * The same text gives the same numbers, always (mulberry32). Everybody gets a generator of their own, so that adding
 * one person to the story leaves the others as they were.
 */
export const randomFrom = (text: string): Random => {
  let state = createHash('sha256').update(text).digest().readUInt32LE();
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (from) => {
      if (from.length === 0) throw new Error('There is nothing to pick from');
      return from[between(0, from.length - 1)] as (typeof from)[number];
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
};
