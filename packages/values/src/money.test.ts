import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCents,
  cents,
  centsOf,
  currencySymbol,
  dollarsOf,
  multiplyCents,
  percentOf,
  portionOf,
  showEstimate,
  showEstimateRange,
  showMoney,
  splitCents,
  subtractCents,
  sumCents,
  type Cents,
} from './money.ts';

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(cents);
const shares = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe('showing money', () => {
  it.each([
    [0, '$0.00'],
    [10_500, '$105.00'],
    [123_456_789, '$1,234,567.89'],
    [-1550, '-$15.50'],
  ])('RL-format-05 shows %i cents in dollars with two decimals: %s', (value, shown) => {
    expect(showMoney(cents(value))).toBe(shown);
  });

  it('shows other currencies in the American format', () => {
    expect(showMoney(cents(1234), 'CAD')).toBe('CA$12.34');
    expect(showMoney(cents(1234), 'EUR')).toBe('€12.34');
    expect(currencySymbol()).toBe('$');
    expect(currencySymbol('GBP')).toBe('£');
  });

  it('estimates in whole dollars', () => {
    expect(showEstimate(cents(10_500))).toBe('$105');
    expect(showEstimate(cents(123_450))).toBe('$1,235');
    expect(showEstimateRange(cents(9_000), cents(12_000))).toBe('$90 – $120');
    expect(showEstimateRange(cents(9_000), cents(9_000), 'CAD')).toBe('CA$90');
  });
});

describe('cents', () => {
  it.each([0.5, 19.99, NaN, Infinity, 2 ** 53])('refuses %d', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });

  it('are never -0', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });

  it('are whole despite binary fractions of dollars', () => {
    expect(centsOf(12.5)).toBe(1250);
    // 1.1 * 100 and 19.99 * 100 miss the cent by a little.
    expect([1.1, 19.99, 0.29].map(centsOf)).toEqual([110, 1999, 29]);
    for (let value = 0; value <= 20_000; value += 1) expect(centsOf(dollarsOf(cents(value)))).toBe(value);
  });
});

describe('arithmetic', () => {
  it('adds, subtracts, multiplies and sums', () => {
    expect(addCents(cents(150), cents(-40))).toBe(110);
    expect(subtractCents(cents(150), cents(200))).toBe(-50);
    expect(multiplyCents(cents(1999), 3)).toBe(5997);
    expect(sumCents([])).toBe(0);
    expect(sumCents([1, 2, 3].map(cents))).toBe(6);
  });

  it('refuses fractional quantities and inexact results', () => {
    expect(() => multiplyCents(cents(100), 0.5)).toThrow(RangeError);
    expect(() => multiplyCents(cents(2 ** 50), 16)).toThrow(RangeError);
    expect(() => portionOf(cents(100), 1, 0)).toThrow(RangeError);
  });

  it.each([
    [100, 8.25, 8],
    [1000, 8.25, 83],
    [1001, 50, 501],
    [-1001, 50, -501],
    [999, 0, 0],
    [50, 7.1, 4],
    [999, 100, 999],
    [1_000_000, 2.9, 29_000],
  ])('takes of %i cents %d percent: %i', (value, percent, expected) => {
    expect(percentOf(cents(value), percent)).toBe(expected);
  });

  it('rounds half up once: never more than half a cent off, and refunds cancel charges', () => {
    const basisPoints = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(amount, basisPoints, (value, points) => {
        const part = percentOf(value, points / 100);
        // Exact in integers: twice the error in 10,000ths of a cent.
        const twiceError = 2n * (BigInt(part) * 10_000n - BigInt(value) * BigInt(points));
        const size = twiceError < 0n ? -twiceError : twiceError;
        expect(size <= 10_000n).toBe(true);
        if (size === 10_000n) expect(Math.abs(part) * 10_000).toBeGreaterThan(Math.abs(value) * points);
        expect(addCents(part, percentOf(multiplyCents(value, -1), points / 100))).toBe(0);
      }),
    );
  });
});

describe('splitting by shares', () => {
  const partOf = (value: Cents, weights: readonly number[]) => {
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => (value * weight) / whole);
  };

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 0, 1], [50, 0, 50]],
    [5, [3, 3, 1], [2, 2, 1]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [2, 1], [0, 0]],
  ])('gives of %i cents by %j: %j', (value, weights, expected) => {
    expect(splitCents(cents(value), weights)).toEqual(expected);
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]]])('refuses the shares %j', (weights) => {
    expect(() => splitCents(cents(100), weights)).toThrow(RangeError);
  });

  it('loses no cent', () => {
    fc.assert(
      fc.property(amount, shares, (value, weights) => {
        expect(sumCents(splitCents(value, weights))).toBe(value);
      }),
    );
  });

  it('stays within a cent of the exact part, and gives 0 to a share of 0', () => {
    fc.assert(
      fc.property(amount, shares, (value, weights) => {
        const parts = splitCents(value, weights);
        partOf(value, weights).forEach((exact, index) => {
          expect(Math.abs((parts[index] ?? NaN) - exact)).toBeLessThan(1);
          if (weights[index] === 0) expect(parts[index]).toBe(0);
        });
      }),
    );
  });

  it('splits equal shares with at most a cent of difference, the earlier ones first', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000).map(cents), fc.integer({ min: 1, max: 20 }), (value, count) => {
        const parts = splitCents(value, Array<number>(count).fill(1));
        expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(parts).toEqual([...parts].sort((one, other) => other - one));
      }),
    );
  });
});
