import { cents } from '@tailgate/values/money';
import { describe, expect, it } from 'vitest';
import { inheritedPrice, previewOf } from './price-preview.ts';
import { PETS_BY_SIZE, pricesOf } from './price-samples.testing.ts';
import type { ServicePrices } from './price-table.ts';
import { weightsInWords } from '#ui/words/pet-sizes.ts';

const BY_SIZE = pricesOf({ small: [9000, 75], large: [14_000, 120] });
const BY_BREED: ServicePrices = {
  ...BY_SIZE,
  adjustBy: 'breed',
  breeds: [
    { breedId: 'doodle', min: cents(20_000), max: cents(24_500), minutes: 150 },
    { breedId: 'poodle', min: cents(16_000), max: cents(18_000), minutes: null },
    { breedId: 'empty', min: null, max: null, minutes: null },
  ],
};
const HOURLY: ServicePrices = { ...BY_SIZE, isHourly: true, hourlyRate: cents(9000) };
const doodle = { id: 'doodle', size: 'large' as const };
const context = { baseMinutes: 60, sizes: PETS_BY_SIZE };

describe('what a customer would pay', () => {
  it.each([
    ['the price of the size', BY_SIZE, doodle, 55, { minCents: 14_000, maxCents: 14_000, minutes: 120 }],
    ['by what was weighed, not by the breed', BY_SIZE, doodle, 20, { minCents: 9000, maxCents: 9000, minutes: 75 }],
    [
      'by the breed’s size when nobody weighed',
      BY_SIZE,
      doodle,
      null,
      { minCents: 14_000, maxCents: 14_000, minutes: 120 },
    ],
    [
      'a size without a price follows the smaller one',
      BY_SIZE,
      doodle,
      40,
      { minCents: 10_500, maxCents: 10_500, minutes: 75 },
    ],
    ['nothing when no smaller size has a price', BY_SIZE, doodle, 5, undefined],
    ['the range of the breed', BY_BREED, doodle, 55, { minCents: 20_000, maxCents: 24_500, minutes: 150 }],
    [
      'a breed without minutes takes the catalogue’s',
      BY_BREED,
      { id: 'poodle', size: 'small' as const },
      20,
      { minCents: 16_000, maxCents: 18_000, minutes: 60 },
    ],
    [
      'a breed nobody priced goes by size',
      BY_BREED,
      { id: 'empty', size: 'small' as const },
      20,
      { minCents: 9000, maxCents: 9000, minutes: 75 },
    ],
    [
      'breeds do not count while prices go by size',
      { ...BY_BREED, adjustBy: 'size' as const },
      doodle,
      55,
      { minCents: 14_000, maxCents: 14_000, minutes: 120 },
    ],
    ['the hour times the minutes', HOURLY, doodle, 55, { minCents: 18_000, maxCents: 18_000, minutes: 120 }],
    ['no estimate without the price of an hour', { ...HOURLY, hourlyRate: null }, doodle, 55, undefined],
  ])('%s', (_, service, breed, weightLb, expected) => {
    expect(previewOf(service, { breed, weightLb }, [], context)).toEqual(expected);
  });

  it('grows by the add-ons', () => {
    const addOns = [
      { addOnId: 'nails', offered: true, price: cents(1500), minutes: 10 },
      { addOnId: 'bow', offered: true, price: null, minutes: null },
    ];
    expect(previewOf(BY_BREED, { breed: doodle, weightLb: 55 }, addOns, context)).toEqual({
      minCents: 21_500,
      maxCents: 26_000,
      minutes: 160,
    });
  });

  it('takes minutes alone for a price of nothing, as the server does', () => {
    expect(inheritedPrice(pricesOf({ small: [0, 30] }), 'medium', PETS_BY_SIZE)).toEqual({
      priceCents: 1500,
      minutes: 30,
    });
  });
});

it('says weights in words', () =>
  expect(PETS_BY_SIZE.map(weightsInWords)).toEqual([
    'up to 10 lb',
    '10–25 lb',
    '25–50 lb',
    '50–90 lb',
    '90 lb and up',
  ]));
