import { describe, expect, it } from 'vitest';
import { cleanDecimal, readDecimal, showDecimal } from './decimal-text.ts';

describe('typed numbers', () => {
  it.each([
    ['105', 2, '105'],
    ['105.', 2, '105.'],
    ['105.999', 2, '105.99'],
    ['$1,234.50', 2, '1234.50'],
    ['-5', 2, '5'],
    ['1.2.3', 2, '1.23'],
    ['12.5', 0, '12'],
    ['five', 2, ''],
  ])('RL-price-01 keep of %j with %i decimals %j', (typed, decimals, kept) => {
    expect(cleanDecimal(typed, decimals)).toBe(kept);
  });

  it.each([
    ['', null],
    ['.', null],
    ['.5', 0.5],
    ['7.', 7],
  ])('%j is read as %j', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it('are shown with fixed decimals only where asked for', () => {
    expect([showDecimal(7, 2), showDecimal(7.5), showDecimal(null, 2)]).toEqual(['7.00', '7.5', '']);
  });
});
