import { PET_SIZES, type PetSize } from '@tailgate/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultServiceOf,
  estimateVisit,
  estimateWork,
  priceOfSize,
  sizeOfPet,
  sizeOfWeight,
  type OfferedService,
  type SizeModifier,
} from './catalogue.rules.ts';
import { problemsOfPrices } from './offer-problems.rules.ts';

const MAX_WEIGHTS = [10, 20, 50, 80, null];
const SIZES: readonly SizeModifier[] = PET_SIZES.map((name, index) => ({
  name,
  maxWeightLb: MAX_WEIGHTS[index] ?? null,
  priceModifierCents: index * 1500,
  durationModifierMinutes: index * 10,
}));

const service = (given: Partial<OfferedService> = {}): OfferedService => ({
  serviceId: 'bath',
  name: 'Bath and brush',
  category: 'grooming',
  petTypeId: 'dog',
  adjustBy: 'size',
  isHourly: false,
  hourlyRateCents: 0,
  baseMinutes: 40,
  sizes: { small: { priceCents: 8000, minutes: 45 }, large: { priceCents: 12_000, minutes: 75 } },
  breeds: {},
  addOns: { bandana: { priceCents: 600, minutes: 0 }, nails: { priceCents: 1500, minutes: 10 } },
  ...given,
});
const poodle = { id: 'poodle', size: 'large' } as const;
const estimate = (
  given: Partial<OfferedService>,
  pet: Parameters<typeof sizeOfPet>[0],
  addOnIds: string[] = [],
  timeModifiers = [] as { priceCents: number; minutes: number }[],
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

  it('is what was chosen, else what was weighed, else what the breed is like', () => {
    expect(sizeOfPet({ size: 'small', weightLb: 60, breed: poodle }, SIZES)).toBe('small');
    expect(sizeOfPet({ weightLb: 8, breed: poodle }, SIZES)).toBe('extra_small');
    expect(sizeOfPet({ breed: poodle }, SIZES)).toBe('large');
    expect(sizeOfPet({}, SIZES)).toBeUndefined();
  });
});

describe('the price of a size', () => {
  it.each<[PetSize, { priceCents: number; minutes: number } | undefined]>([
    ['extra_small', undefined],
    ['small', { priceCents: 8000, minutes: 45 }],
    ['medium', { priceCents: 9500, minutes: 55 }],
    ['large', { priceCents: 12_000, minutes: 75 }],
    ['extra_large', { priceCents: 13_500, minutes: 85 }],
  ])('RL-catalogue-02 %s: its own, or the next smaller with the difference of the modifiers', (size, price) => {
    expect(priceOfSize(service(), size, SIZES)).toEqual(price);
  });

  it('RL-catalogue-01 never falls when only the smallest is priced and the pet grows', () => {
    const priced = fc.integer({ min: 0, max: 1_000_000 }).map((priceCents) => ({ priceCents, minutes: 30 }));
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
    breeds: { poodle: { minCents: 14_000, maxCents: 17_000, minutes: 135 } },
  } as const;

  it.each([
    ['by size', {}, { size: 'small' }, { minCents: 8000, maxCents: 8000, minutes: 45 }],
    ['by weight', {}, { weightLb: 60 }, { minCents: 12_000, maxCents: 12_000, minutes: 75 }],
    ['by breed, as a range', byBreed, { breed: poodle }, { minCents: 14_000, maxCents: 17_000, minutes: 135 }],
    [
      'by size where the breed has no price',
      byBreed,
      { breed: { id: 'mutt', size: 'small' } },
      { minCents: 8000, maxCents: 8000, minutes: 45 },
    ],
    [
      'by size although a breed has a price',
      { ...byBreed, adjustBy: 'size' },
      { breed: poodle },
      { minCents: 12_000, maxCents: 12_000, minutes: 75 },
    ],
    [
      'by the hour, rounded half up',
      { isHourly: true, hourlyRateCents: 9534 },
      { size: 'small' },
      { minCents: 7151, maxCents: 7151, minutes: 45 },
    ],
    [
      'by the hour for a pet of unknown size, with the time of the catalogue',
      { isHourly: true, hourlyRateCents: 6000 },
      {},
      { minCents: 4000, maxCents: 4000, minutes: 40 },
    ],
    [
      'with the time of the catalogue where none is set',
      { sizes: { small: { priceCents: 8000, minutes: 0 } } },
      { size: 'small' },
      { minCents: 8000, maxCents: 8000, minutes: 40 },
    ],
  ] as const)('is estimated %s', (_how, given, pet, expected) => {
    expect(estimate(given, pet)).toEqual(expected);
  });

  it.each([
    ['a size below all that are priced', {}, { size: 'extra_small' }],
    ['nothing known of the pet', {}, {}],
    ['an hourly rate of nothing', { isHourly: true }, { size: 'small' }],
    ['no prices at all', { sizes: {} }, { size: 'large' }],
  ] as const)('is not estimated for %s', (_what, given, pet) => {
    expect(estimate(given, pet)).toBeUndefined();
  });

  it('takes add-ons and time modifiers on top, money and minutes, on both ends of a range', () => {
    const matted = { priceCents: 3000, minutes: 30 };
    expect(estimate(byBreed, { breed: poodle }, ['bandana', 'nails'], [matted])).toEqual({
      minCents: 14_000 + 600 + 1500 + 3000,
      maxCents: 17_000 + 600 + 1500 + 3000,
      minutes: 135 + 10 + 30,
    });
    expect(estimate({}, { size: 'small' }, ['massage'])).toBeUndefined();
  });
});

describe('a visit', () => {
  const work = (size: PetSize) => ({ service: service(), pet: { size }, addOnIds: ['nails'], timeModifiers: [] });

  it('adds up its pets, and asks the zone’s fee once', () => {
    expect(estimateVisit([work('small'), work('large')], SIZES, 2500)).toEqual({
      minCents: 8000 + 12_000 + 2 * 1500 + 2500,
      maxCents: 8000 + 12_000 + 2 * 1500 + 2500,
      minutes: 45 + 75 + 2 * 10,
    });
    expect(estimateVisit([work('small'), work('extra_small')], SIZES)).toBeUndefined();
  });

  it('is whole cents and minutes whatever is asked for', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    const minutes = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(cents, minutes, fc.boolean(), fc.constantFrom(...PET_SIZES), (price, time, isHourly, size) => {
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

describe('the default service', () => {
  it.each([
    [['Bath', 'Full Groom', 'Haircut'], 'Full Groom'],
    [['Bath', 'Haircut'], 'Haircut'],
    [['Bath'], undefined],
    [[], undefined],
  ])('RL-catalogue-08 of %j is %s', (names, expected) => {
    expect(defaultServiceOf(names.map((name) => ({ name })))?.name).toBe(expected);
  });
});

describe('a list of prices', () => {
  const known = {
    petTypeOfService: new Map([
      ['bath', 'dog'],
      ['lion-cut', 'cat'],
    ]),
    petTypeOfBreed: new Map([
      ['poodle', 'dog'],
      ['persian', 'cat'],
    ]),
  };

  it.each([
    ['nothing wrong', [{ serviceId: 'bath', breeds: [{ breedId: 'poodle' }] }], {}],
    ['an unknown service', [{ serviceId: 'massage' }], { 'services.0.serviceId': 'is not in the catalogue' }],
    [
      'the same service twice',
      [{ serviceId: 'bath' }, { serviceId: 'bath' }],
      { 'services.1.serviceId': 'is given twice' },
    ],
    [
      'the same size twice',
      [{ serviceId: 'bath', sizes: [{ size: 'small' }, { size: 'small' }] }],
      { 'services.0.sizes.1.size': 'is given twice' },
    ],
    [
      'a cat among dogs',
      [{ serviceId: 'bath', breeds: [{ breedId: 'poodle' }, { breedId: 'persian' }] }],
      { 'services.0.breeds.1.breedId': 'is not a breed this service is for' },
    ],
  ])('tells of %s', (_what, services, problems) => {
    expect(problemsOfPrices(services, known)).toEqual(problems);
  });
});
