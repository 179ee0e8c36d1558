import { PET_SIZES, type PetSize } from '@tailgate/contract/facts';
import { cents } from '@tailgate/values/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateVisit, estimateWork } from './estimate.ts';
import type { Extra, OfferedService, SizeModifier } from './offer.ts';
import { priceOfSize, sizeOfPet, sizeOfWeight } from './sizes.ts';

const MAX_WEIGHTS = [10, 20, 50, 80, null];
const SIZES: readonly SizeModifier[] = PET_SIZES.map((name, index) => ({
  name,
  maxWeightLb: MAX_WEIGHTS[index] ?? null,
  priceModifierCents: cents(index * 1500),
  durationModifierMinutes: index * 10,
}));

const service = (given: Partial<OfferedService> = {}): OfferedService => ({
  adjustBy: 'size',
  isHourly: false,
  hourlyRateCents: cents(0),
  baseMinutes: 40,
  sizes: { small: { priceCents: cents(8000), minutes: 45 }, large: { priceCents: cents(12_000), minutes: 75 } },
  breeds: {},
  addOns: { bandana: { priceCents: cents(600), minutes: 0 }, nails: { priceCents: cents(1500), minutes: 10 } },
  ...given,
});
const poodle = { id: 'poodle', size: 'large' } as const;
const estimate = (
  given: Partial<OfferedService>,
  pet: Parameters<typeof sizeOfPet>[0],
  addOnIds: string[] = [],
  timeModifiers: Extra[] = [],
) => estimateWork({ service: service(given), pet, addOnIds, timeModifiers }, SIZES);

describe('the size of a pet', () => {
  it.each([
    [0, 'extra_small'],
    [10, 'extra_small'],
    [10.5, 'small'],
    [20, 'small'],
    [50.1, 'large'],
    [80, 'large'],
    [81, 'extra_large'],
    [200, 'extra_large'],
  ])('of %s pounds is %s', (weightLb, size) => {
    expect(sizeOfWeight(weightLb, SIZES)).toBe(size);
    expect(sizeOfWeight(weightLb, SIZES.toReversed())).toBe(size);
  });

  it('is the chosen size, else by weight, else by breed', () => {
    expect(sizeOfPet({ size: 'small', weightLb: 60, breed: poodle }, SIZES)).toBe('small');
    expect(sizeOfPet({ weightLb: 8, breed: poodle }, SIZES)).toBe('extra_small');
    expect(sizeOfPet({ breed: poodle }, SIZES)).toBe('large');
    expect(sizeOfPet({}, SIZES)).toBeUndefined();
  });
});

describe('the price of a size', () => {
  it.each<[PetSize, Extra | undefined]>([
    ['extra_small', undefined],
    ['small', { priceCents: cents(8000), minutes: 45 }],
    ['medium', { priceCents: cents(9500), minutes: 55 }],
    ['large', { priceCents: cents(12_000), minutes: 75 }],
    ['extra_large', { priceCents: cents(13_500), minutes: 85 }],
  ])(
    'RL-catalogue-02 %s: its own, or that of the next smaller size plus the difference of the modifiers',
    (size, price) => {
      expect(priceOfSize(service(), size, SIZES)).toEqual(price);
    },
  );

  it('RL-catalogue-01 never decreases with size when only the smallest size is priced', () => {
    const priced = fc.integer({ min: 0, max: 1_000_000 }).map((price) => ({ priceCents: cents(price), minutes: 30 }));
    fc.assert(
      fc.property(priced, (extraSmall) => {
        const prices = PET_SIZES.map((size) => priceOfSize({ sizes: { extra_small: extraSmall } }, size, SIZES));
        expect(prices.map((price) => (price?.priceCents ?? 0) - extraSmall.priceCents)).toEqual([
          0, 1500, 3000, 4500, 6000,
        ]);
      }),
    );
  });
});

describe('the work on one pet', () => {
  const byBreed = {
    adjustBy: 'breed',
    breeds: { poodle: { minCents: cents(14_000), maxCents: cents(17_000), minutes: 135 } },
  } as const;

  it.each([
    ['by size', {}, { size: 'small' }, { minCents: 8000, maxCents: 8000, minutes: 45 }],
    ['by weight', {}, { weightLb: 60 }, { minCents: 12_000, maxCents: 12_000, minutes: 75 }],
    ['by breed, as a range', byBreed, { breed: poodle }, { minCents: 14_000, maxCents: 17_000, minutes: 135 }],
    [
      'by size when the breed has no price',
      byBreed,
      { breed: { id: 'mutt', size: 'small' } },
      { minCents: 8000, maxCents: 8000, minutes: 45 },
    ],
    [
      'by size even if the breed has a price',
      { ...byBreed, adjustBy: 'size' },
      { breed: poodle },
      { minCents: 12_000, maxCents: 12_000, minutes: 75 },
    ],
    [
      'by the hour, rounded half up',
      { isHourly: true, hourlyRateCents: cents(9534) },
      { size: 'small' },
      { minCents: 7151, maxCents: 7151, minutes: 45 },
    ],
    [
      'by the hour for a pet of unknown size, with the catalog duration',
      { isHourly: true, hourlyRateCents: cents(6000) },
      {},
      { minCents: 4000, maxCents: 4000, minutes: 40 },
    ],
    [
      'with the catalog duration when none is set',
      { sizes: { small: { priceCents: cents(8000), minutes: 0 } } },
      { size: 'small' },
      { minCents: 8000, maxCents: 8000, minutes: 40 },
    ],
  ] as const)('is estimated %s', (_how, given, pet, expected) => {
    expect(estimate(given, pet)).toEqual(expected);
  });

  it.each([
    ['a size below all priced ones', {}, { size: 'extra_small' }],
    ['an unknown pet', {}, {}],
    ['an hourly rate of 0', { isHourly: true }, { size: 'small' }],
    ['no prices at all', { sizes: {} }, { size: 'large' }],
  ] as const)('is not estimated for %s', (_what, given, pet) => {
    expect(estimate(given, pet)).toBeUndefined();
  });

  it('adds price and minutes of add-ons and time modifiers to both ends of a range', () => {
    const matted = { priceCents: cents(3000), minutes: 30 };
    expect(estimate(byBreed, { breed: poodle }, ['bandana', 'nails'], [matted])).toEqual({
      minCents: 14_000 + 600 + 1500 + 3000,
      maxCents: 17_000 + 600 + 1500 + 3000,
      minutes: 135 + 10 + 30,
    });
    expect(estimate({}, { size: 'small' }, ['massage'])).toBeUndefined();
  });
});

describe('an appointment', () => {
  const work = (size: PetSize) => ({ service: service(), pet: { size }, addOnIds: ['nails'], timeModifiers: [] });

  const FEE = { minCents: cents(2500), maxCents: cents(4000) };

  it('adds up its pets and charges the travel fee once', () => {
    expect(estimateVisit([work('small'), work('large')], SIZES, FEE)).toEqual({
      minCents: 8000 + 12_000 + 2 * 1500 + 2500,
      maxCents: 8000 + 12_000 + 2 * 1500 + 4000,
      minutes: 45 + 75 + 2 * 10,
    });
    expect(estimateVisit([work('small'), work('extra_small')], SIZES)).toBeUndefined();
  });

  it('is always whole cents and minutes', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
    const minutes = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(amount, minutes, fc.boolean(), fc.constantFrom(...PET_SIZES), (price, time, isHourly, size) => {
        const given = service({
          isHourly,
          hourlyRateCents: price,
          sizes: { extra_small: { priceCents: price, minutes: time } },
        });
        const total = estimateVisit([{ service: given, pet: { size }, addOnIds: [], timeModifiers: [] }], SIZES);
        if (!total) return;
        expect(Object.values(total).every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
        expect(total.minCents).toBeLessThanOrEqual(total.maxCents);
      }),
    );
  });
});
