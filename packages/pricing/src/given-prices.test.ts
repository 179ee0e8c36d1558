import { cents } from '@tailgate/values/money';
import { expect, it } from 'vitest';
import { pricedBreeds, pricedSizes } from './given-prices.ts';

it('drops sizes with neither price nor duration', () => {
  const sizes = [
    { size: 'small', priceCents: cents(0), minutes: 0 },
    { size: 'medium', priceCents: cents(0), minutes: 45 },
    { size: 'large', priceCents: cents(9000), minutes: 0 },
  ];
  expect(pricedSizes(sizes)).toEqual(sizes.slice(1));
});

it('uses the minimum as missing maximum, and drops breeds with neither price nor duration', () => {
  expect(
    pricedBreeds([
      { breedId: 'beagle', minCents: cents(6000), minutes: 0 },
      { breedId: 'poodle', minCents: cents(0), maxCents: cents(9000), minutes: 60 },
      { breedId: 'pug', minCents: cents(0), minutes: 0 },
    ]),
  ).toEqual([
    { breedId: 'beagle', minCents: 6000, maxCents: 6000, minutes: 0 },
    { breedId: 'poodle', minCents: 0, maxCents: 9000, minutes: 60 },
  ]);
});
