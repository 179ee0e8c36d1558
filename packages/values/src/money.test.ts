import { describe, expect, it } from 'vitest';
import { centsOf, currencySymbol, dollarsOf, showEstimate, showMoney } from './money.ts';

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [10_500, '$105.00'],
    [123_456_789, '$1,234,567.89'],
    [-1550, '-$15.50'],
  ])('RL-format-05 shows %i cents in dollars with two decimals: %s', (cents, shown) => {
    expect(showMoney(cents)).toBe(shown);
  });

  it('shows other currencies as people in the United States know them', () => {
    expect(showMoney(1234, 'CAD')).toBe('CA$12.34');
    expect(showMoney(1234, 'EUR')).toBe('€12.34');
    expect(currencySymbol()).toBe('$');
    expect(currencySymbol('GBP')).toBe('£');
  });

  it('is whole cents, whatever dollars and binary fractions make of them', () => {
    expect(centsOf(12.5)).toBe(1250);
    // 1.1 * 100 and 19.99 * 100 miss the cent by a little.
    expect([1.1, 19.99, 0.29].map(centsOf)).toEqual([110, 1999, 29]);
    for (let cents = 0; cents <= 20_000; cents += 1) expect(centsOf(dollarsOf(cents))).toBe(cents);
  });

  it('estimates in whole dollars', () => {
    expect(showEstimate(10_500)).toBe('$105');
    expect(showEstimate(123_450)).toBe('$1,235');
  });
});
