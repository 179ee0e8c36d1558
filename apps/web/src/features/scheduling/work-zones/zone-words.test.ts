import { describe, expect, it } from 'vitest';
import { inOneSentence, postalCodesProblem, readPostalCodes } from './postal-codes.rules.ts';
import { daysInWords, factsOf, overlapsInWords, squareMilesInWords } from './zone-words.ts';

const zone = (id: string, price = 12.5) => ({
  id,
  type: 'POLYGON' as const,
  name: id.toUpperCase(),
  price,
  availableDays: [2],
  points: [],
  squareMiles: 18.4,
  color: 1 as const,
});

describe('a zone in words', () => {
  it.each([
    [18.4, 'About 18 sq mi'],
    [9.96, 'About 10.0 sq mi'],
    [0.31, 'About 0.3 sq mi'],
    [0, 'About 0.0 sq mi'],
  ])('%d square miles are %s', (miles, words) => {
    expect(squareMilesInWords(miles)).toBe(words);
  });

  it('tells its price, its size and its days', () => {
    expect(factsOf(zone('a'))).toBe('$12.50 · About 18 sq mi');
    expect(factsOf({ ...zone('a'), price: 0 })).toBe('No charge · About 18 sq mi');
    expect(daysInWords([1, 3, 7])).toBe('Sunday, Tuesday and Saturday');
  });

  it.each([
    ['a', ['Overlaps with B on Monday and Tuesday. Customers in both zones pay the lower fee: $5.00.']],
    [
      'b',
      [
        'Overlaps with A on Monday and Tuesday. Customers in both zones pay the lower fee: $5.00.',
        'Overlaps with C on Monday. Both have the same travel fee.',
        'Overlaps with D, but never on the same day.',
      ],
    ],
    ['e', []],
  ])('of %s names each zone it overlaps with, on which days, and the fee there', (id, words) => {
    const zones = [
      { ...zone('a', 5), availableDays: [2, 3, 4] },
      { ...zone('b'), availableDays: [2, 3] },
      zone('c'),
      { ...zone('d', 0), availableDays: [7] },
      zone('e'),
    ];
    const overlaps = [
      { zoneId: 'a', otherId: 'b', cheaperId: 'a' },
      { zoneId: 'b', otherId: 'c', cheaperId: 'b' },
      { zoneId: 'b', otherId: 'd', cheaperId: 'd' },
    ];
    expect(overlapsInWords({ zones, overlaps }, id)).toEqual(words);
  });
});

describe('ZIP codes', () => {
  it.each([
    ['78704', ['78704'], null],
    [' 78704, 78745\n78704;78748 ', ['78704', '78745', '78748'], null],
    ['', [], 'Enter at least one ZIP code'],
    ['78704 7874', ['78704', '7874'], '7874 is not a ZIP code: it has five digits'],
    ['Austin', ['Austin'], 'Austin is not a ZIP code: it has five digits'],
  ])('of %j are %j', (text, codes, problem) => {
    expect(readPostalCodes(text)).toEqual(codes);
    expect(postalCodesProblem(codes)).toBe(problem);
  });

  it('are at most twenty', () => {
    const codes = Array.from({ length: 21 }, (_, index) => String(10_000 + index));
    expect(postalCodesProblem(codes)).toBe('Enter at most 20 ZIP codes');
    expect(inOneSentence(codes.slice(0, 3))).toBe('10000, 10001 and 10002');
  });
});
