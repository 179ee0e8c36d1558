/** A whole number below 2³² that depends on nothing but the numbers given (rounds of MurmurHash3). */
export const hash = (...parts: readonly number[]): number => {
  let mixed = 0x9e3779b9;
  for (const part of parts) {
    mixed = Math.imul(mixed ^ part, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return mixed >>> 0;
};

/** From 0 up to, never reaching, 1. */
export const share = (...parts: readonly number[]): number => hash(...parts) / 2 ** 32;

export const between = (least: number, most: number, ...parts: readonly number[]): number =>
  least + Math.floor(share(...parts) * (most - least + 1));

/** The remainder that is never negative. */
export const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;
