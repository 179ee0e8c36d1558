import { cents } from '@tailgate/values/money';
import { describe, expect, it } from 'vitest';
import { afterMax, afterMin, PRICE_GAP_CENTS, type PriceRange } from './price-range.ts';

const amount = (value: number | null) => (value === null ? null : cents(value));
const range = (min: number | null, max: number | null): PriceRange => ({ min: amount(min), max: amount(max) });

describe('a range of prices', () => {
  it('RL-price-06 has a gap of 20 by default', () => {
    expect(PRICE_GAP_CENTS).toBe(2000);
  });

  it.each([
    [range(6000, 9000), range(6000, 9000)],
    [range(10_000, 9000), range(10_000, 12_000)],
    [range(9000, 9000), range(9000, 11_000)],
    [range(null, 9000), range(0, 9000)],
    [range(null, 0), range(0, 2000)],
    [range(6000, null), range(6000, null)],
  ])('RL-price-03 RL-price-05 after its minimum was set: %o becomes %o', (typed, kept) => {
    expect(afterMin(typed)).toEqual(kept);
  });

  it.each([
    [range(6000, 9000), range(6000, 9000)],
    [range(6000, 6000), range(6000, 6100)],
    [range(6000, 100), range(6000, 6100)],
    [range(6000, null), range(6000, 6100)],
    [range(null, null), range(0, 100)],
  ])('RL-price-04 RL-price-05 after its maximum was set: %o becomes %o', (typed, kept) => {
    expect(afterMax(typed)).toEqual(kept);
  });

  it('RL-price-02 always has its minimum below its maximum once both are set', () => {
    for (const min of [null, 0, 1, 99, 100, 5000])
      for (const max of [null, 0, 1, 100, 5000]) {
        const kept = afterMax(afterMin(range(min, max)));
        expect(kept.min).toBeLessThan(kept.max ?? 0);
      }
  });
});
