import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

const draws = (...seed: (string | number)[]) => {
  const random = randomFrom(...seed);
  return Array.from({ length: 50 }, () => random.next());
};

describe('randomFrom', () => {
  it('repeats its numbers for the same seed and gives others for another', () => {
    expect(draws('hours', 7)).toEqual(draws('hours', 7));
    expect(draws('hours', 7)).not.toEqual(draws('hours', 8));
  });

  it('keeps integers within both ends and reaches them', () => {
    const random = randomFrom('integers');
    const seen = new Set(Array.from({ length: 500 }, () => random.integer(-2, 2)));
    expect([...seen].toSorted((one, other) => one - other)).toEqual([-2, -1, 0, 1, 2]);
  });

  it('shuffles without losing or doubling an item', () => {
    const list = Array.from({ length: 30 }, (_, index) => index);
    const shuffled = randomFrom('shuffle').shuffled(list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted((one, other) => one - other)).toEqual(list);
  });

  it('refuses to pick from an empty list', () => {
    expect(() => randomFrom(1).pick([])).toThrow('empty list');
  });
});
