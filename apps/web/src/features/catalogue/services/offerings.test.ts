import { describe, expect, it } from 'vitest';
import { byPetType, featuresIn, offeringsOf, ownWords, searchOfferings } from './offerings.ts';
import { lowestPrice } from '../price-in-words.ts';
import { buildService } from '../price-samples.testing.ts';

const CATALOGUE = [
  { ...buildService(), addOns: [] },
  {
    ...buildService({ id: 'cat-bath', name: 'Cat bath', petType: { id: 'cat', name: 'Cat', slug: 'cat' } }),
    addOns: [],
  },
];
const offerings = offeringsOf(CATALOGUE, [buildService({ description: 'My way', features: ['Bow'] })]);

describe('what is offered', () => {
  it('is the catalogue with the groomer’s own words, grouped by pet', () => {
    expect(offerings.map(({ id, offered, description }) => [id, offered, description])).toEqual([
      ['full-groom', true, 'My way'],
      ['cat-bath', false, 'Everything in one visit.'],
    ]);
    expect(byPetType(offerings).map(({ petType }) => petType.name)).toEqual(['Dog', 'Cat']);
  });

  it.each([
    ['bow', ['full-groom']],
    [' CAT ', ['cat-bath']],
    ['', ['full-groom', 'cat-bath']],
    ['goat', []],
  ])('is found by %j', (search, ids) => expect(searchOfferings(offerings, search).map(({ id }) => id)).toEqual(ids));
});

describe('own words', () => {
  const catalogue = { description: 'Theirs', features: ['A', 'B'] };
  it.each([
    [
      { description: ' Theirs ', features: ['A', 'B'] },
      { description: null, features: null },
    ],
    [
      { description: '', features: [] },
      { description: null, features: null },
    ],
    [
      { description: 'Mine', features: ['B'] },
      { description: 'Mine', features: ['B'] },
    ],
  ])('%j', (typed, expected) => expect(ownWords(typed, catalogue)).toEqual(expected));

  it('are one feature a line', () => expect(featuresIn(' Bath \n\n Bow')).toEqual(['Bath', 'Bow']));
});

it.each([
  ['nothing yet', buildService(), undefined],
  ['the lowest size', buildService({}, { small: [9000, 0], large: [12_000, 0] }), 'from $90'],
  ['an hour', buildService({ isHourly: true, hourlyRate: 85 }), '$85 an hour'],
  [
    'a breed below all sizes',
    buildService(
      { adjustBy: 'breed', breeds: [{ breedId: 'pug', priceMin: 60, priceMax: 70, minutes: 0 }] },
      { small: [9000, 0] },
    ),
    'from $60',
  ],
])('a price in words: %s', (_, service, expected) => expect(lowestPrice(service, 'USD')).toBe(expected));
