import { describe, expect, it } from 'vitest';
import { inOneSentence, postalCodesProblem, readPostalCodes } from './postal-codes.rules.ts';
import { borderProblemInWords, daysInWords, factsOf, overlapInWords, squareMilesInWords } from './zone-words.ts';

const zone = (id: string, price = 12.5) => ({
  id,
  type: 'POLYGON' as const,
  name: id.toUpperCase(),
  price,
  availableDays: [2],
  points: [],
  squareMiles: 18.4,
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
    ['a', 'Overlaps with B. The lower travel fee applies.'],
    ['b', 'Overlaps with A and C. The lower travel fee applies.'],
    ['d', null],
  ])('of %s tells of the ground it shares: %s', (id, words) => {
    const overlaps = [
      { zoneId: 'a', otherId: 'b', cheaperId: 'a' },
      { zoneId: 'b', otherId: 'c', cheaperId: 'c' },
    ];
    expect(overlapInWords({ zones: ['a', 'b', 'c', 'd'].map((name) => zone(name)), overlaps }, id)).toBe(words);
  });

  it.each([
    ['must not cross itself', 'The border must not cross itself'],
    ['needs at least three corners', 'The border needs at least three corners'],
    ['price and points are required', 'price and points are required'],
  ])('what the server says, %s, is said as %s', (said, shown) => {
    expect(borderProblemInWords(said)).toBe(shown);
  });
});

describe('ZIP codes', () => {
  it.each([
    ['78704', ['78704'], null],
    [' 78704, 78745\n78704;78748 ', ['78704', '78745', '78748'], null],
    ['', [], 'Type at least one ZIP code'],
    ['78704 7874', ['78704', '7874'], '7874 is not a ZIP code: it has five digits'],
    ['Austin', ['Austin'], 'Austin is not a ZIP code: it has five digits'],
  ])('of %j are %j', (text, codes, problem) => {
    expect(readPostalCodes(text)).toEqual(codes);
    expect(postalCodesProblem(codes)).toBe(problem);
  });

  it('are at most twenty', () => {
    const codes = Array.from({ length: 21 }, (_, index) => String(10_000 + index));
    expect(postalCodesProblem(codes)).toBe('Type at most 20 ZIP codes');
    expect(inOneSentence(codes.slice(0, 3))).toBe('10000, 10001 and 10002');
  });
});
