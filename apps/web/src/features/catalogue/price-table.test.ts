import { cents } from '@tailgate/values/money';
import { describe, expect, it } from 'vitest';
import { NO_HISTORY, redo, remember, undo } from './price-history.ts';
import { breedProblems, placeOfProblem, rateProblem, sizeProblems, unpricedIn } from './price-problems.ts';
import { buildService, pricesOf } from './price-samples.testing.ts';
import { addOnsToSend, hasOtherAddOns, isPriced, pricesToSend, tableOf, type PriceTable } from './price-table.ts';

const NAILS = {
  id: 'nails',
  name: 'Nails',
  description: '',
  basePrice: 15,
  baseMinutes: 10,
  offered: true,
  price: 12.5,
  minutes: 5,
};
const SERVICE = buildService(
  { addOns: [NAILS], breeds: [{ breedId: 'pug', priceMin: 60, priceMax: 70, minutes: 45 }] },
  { small: [9050, 75] },
);

describe('a table of prices', () => {
  it('RL-catalogue-03 shows nothing where nothing is set, and sends 0 for it', () => {
    const table = tableOf([SERVICE]);
    expect(table.services[0]?.sizes.medium).toEqual({ price: null, minutes: null });
    expect(pricesToSend(table).services[0]).toMatchObject({
      serviceId: 'full-groom',
      sizes: [{ price: 0 }, { size: 'small', price: 90.5, minutes: 75 }, { price: 0, minutes: 0 }, {}, {}],
      breeds: [{ breedId: 'pug', priceMin: 60, priceMax: 70, minutes: 45 }],
    });
    expect(addOnsToSend(table)).toEqual({ addOns: [{ addOnId: 'nails', offered: true, price: 12.5, minutes: 5 }] });
  });

  it('leaves out what is not offered and lists an add-on of two services once', () => {
    const table = tableOf([
      SERVICE,
      buildService({ id: 'bath', addOns: [NAILS] }),
      buildService({ id: 'off', offered: false }),
    ]);
    expect(table.services.map(({ serviceId }) => serviceId)).toEqual(['full-groom', 'bath']);
    expect(table.addOns).toHaveLength(1);
  });

  it('knows whether its add-ons were changed', () => {
    const saved = tableOf([SERVICE]);
    expect(hasOtherAddOns(tableOf([SERVICE]), saved)).toBe(false);
    expect(hasOtherAddOns({ ...saved, addOns: [] }, saved)).toBe(true);
    expect(hasOtherAddOns({ ...saved, services: [] }, saved)).toBe(false);
  });

  it.each([
    ['nothing', pricesOf({}), false],
    ['a time alone', pricesOf({ small: [0, 30] }), false],
    ['one size', pricesOf({ large: [9000, 0] }), true],
    ['an hour', { ...pricesOf({}), isHourly: true, hourlyRate: cents(9000) }, true],
    ['sizes, but charged by the hour', { ...pricesOf({ large: [9000, 0] }), isHourly: true }, false],
    ['a breed', { ...pricesOf({}), breeds: [{ breedId: 'pug', min: cents(1), max: cents(2), minutes: null }] }, true],
  ])('with a price for %s is priced: %s', (_, service, expected) => expect(isPriced(service)).toBe(expected));
});

describe('what keeps prices from being saved', () => {
  const table = (services: PriceTable['services'], addOns: PriceTable['addOns'] = []): PriceTable => ({
    services,
    addOns,
  });
  const addOn = { addOnId: 'a', offered: true, price: cents(1000), minutes: 10 };
  it.each([
    ['nothing', table([pricesOf({ small: [1_000_000, 300] })]), undefined],
    ['nothing where a size follows a smaller one', table([pricesOf({ small: [9000, 60] })]), undefined],
    ['a price too high', table([pricesOf({ small: [1_000_100, 30] })]), 'full-groom'],
    ['too many minutes', table([pricesOf({ small: [9000, 301] })]), 'full-groom'],
    ['a price without minutes', table([pricesOf({ small: [9000, 0] })]), 'full-groom'],
    ['minutes without a price', table([pricesOf({ small: [0, 60] })]), 'full-groom'],
    ['an hour without a price', table([{ ...pricesOf({ small: [0, 60] }), isHourly: true }]), 'full-groom'],
    [
      'an hourly price without minutes',
      table([{ ...pricesOf({}), isHourly: true, hourlyRate: cents(9000) }]),
      'full-groom',
    ],
    ['an add-on that takes too long', table([], [{ ...addOn, minutes: 400 }]), 'add-ons'],
    ['an add-on without a price', table([], [{ ...addOn, price: null }]), 'add-ons'],
    ['an add-on without minutes', table([], [{ ...addOn, minutes: null }]), 'add-ons'],
    ['nothing of an add-on that takes no time', table([], [{ ...addOn, minutes: 0 }]), undefined],
    ['nothing of an add-on that is not offered', table([], [{ ...addOn, offered: false, price: null }]), undefined],
  ])('%s', (_, given, expected) => expect(placeOfProblem(given)).toBe(expected));

  it('is said in words', () => {
    const breed = { breedId: 'pug', min: cents(9000), max: cents(8000), minutes: 30 };
    expect(breedProblems(breed).price).toBe('Enter the lower price first');
    expect(breedProblems({ ...breed, max: null })).toEqual({ price: undefined, minutes: undefined });
    expect(rateProblem(null)).toBe('Enter an hourly price');
    expect(rateProblem(cents(2_000_000))).toBe('At most $10,000');
    const free = pricesOf({ small: [100, 10] });
    const zero = { ...free, sizes: { ...free.sizes, small: { price: cents(0), minutes: 0 } } };
    expect(sizeProblems(zero, 'small')).toEqual({
      price: 'Enter more than $0, or clear the price',
      minutes: 'Enter at least 1 minute',
    });
  });

  it('asks about services without any price', () => {
    expect(unpricedIn(table([pricesOf({}), pricesOf({ small: [9000, 60] })]))).toHaveLength(1);
  });
});

describe('undo and redo', () => {
  const tableWith = (price: number): PriceTable => ({ services: [pricesOf({ small: [price, 0] })], addOns: [] });
  const [one, two, three] = [tableWith(1), tableWith(2), tableWith(3)] as const;
  it('take back the characters of one field together, tools one by one', () => {
    const typed = remember(remember(NO_HISTORY, one, 'a'), two, 'a');
    expect(undo(typed, three)?.table).toBe(one);
    const back = undo(remember(remember(NO_HISTORY, one), two), three);
    expect(back?.table).toBe(two);
    expect(redo(back?.history ?? NO_HISTORY, two)?.table).toBe(three);
    expect(undo(NO_HISTORY, one)).toBeUndefined();
  });
});
