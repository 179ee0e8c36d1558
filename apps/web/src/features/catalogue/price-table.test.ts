import { describe, expect, it } from 'vitest';
import { begin, change, undo } from './price-history.ts';
import { placeOfProblem, rangeProblem, rateProblem } from './price-problems.ts';
import { buildService, pricesOf } from './price-samples.ts';
import { addOnsToSend, changesIn, isPriced, pricesToSend, tableOf, type PriceTable } from './price-table.ts';
import { leavesField, neighbour } from './table-keys.ts';

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

  it('knows which part was changed', () => {
    const saved = tableOf([SERVICE]);
    expect(changesIn(saved, tableOf([SERVICE]))).toEqual({ prices: false, addOns: false });
    expect(changesIn({ ...saved, addOns: [] }, saved)).toEqual({ prices: false, addOns: true });
    expect(changesIn({ ...saved, services: [] }, saved)).toEqual({ prices: true, addOns: false });
  });

  it.each([
    ['nothing', pricesOf({}), false],
    ['a time alone', pricesOf({ small: [0, 30] }), false],
    ['one size', pricesOf({ large: [9000, 0] }), true],
    ['an hour', { ...pricesOf({}), isHourly: true, hourlyRate: 9000 }, true],
    ['sizes, but charged by the hour', { ...pricesOf({ large: [9000, 0] }), isHourly: true }, false],
    ['a breed', { ...pricesOf({}), breeds: [{ breedId: 'pug', min: 1, max: 2, minutes: null }] }, true],
  ])('with a price for %s is priced: %s', (_, service, expected) => expect(isPriced(service)).toBe(expected));
});

describe('what keeps prices from being saved', () => {
  const table = (services: PriceTable['services'], addOns: PriceTable['addOns'] = []): PriceTable => ({
    services,
    addOns,
  });
  it.each([
    ['nothing', table([pricesOf({ small: [1_000_000, 300] })]), undefined],
    ['a price too high', table([pricesOf({ small: [1_000_100, 30] })]), 'full-groom'],
    ['too long', table([pricesOf({ small: [9000, 301] })]), 'full-groom'],
    ['an hour without a price', table([{ ...pricesOf({}), isHourly: true }]), 'full-groom'],
    ['an add-on too long', table([], [{ addOnId: 'a', offered: true, price: 1, minutes: 400 }]), 'add-ons'],
  ])('%s', (_, given, expected) => expect(placeOfProblem(given)).toBe(expected));

  it('is said in words', () => {
    expect(rangeProblem({ min: 9000, max: 8000 })).toBe('The lower price comes first');
    expect(rangeProblem({ min: 8000, max: 9000 })).toBeUndefined();
    expect(rateProblem(null)).toBe('Enter what an hour costs');
    expect(rateProblem(2_000_000)).toBe('At most $10,000');
  });
});

describe('undo', () => {
  const tableWith = (cents: number): PriceTable => ({ services: [pricesOf({ small: [cents, 0] })], addOns: [] });
  const [one, two, three] = [tableWith(1), tableWith(2), tableWith(3)] as const;
  it('takes back letters of one field together, tools one by one', () => {
    const typed = change(change(begin(one), two, 'a'), three, 'a');
    expect(undo(typed).now).toBe(one);
    expect(undo(change(change(begin(one), two), three)).now).toBe(two);
    expect(undo(begin(one)).now).toBe(one);
  });
});

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', { row: 'price', size: 'medium' }],
    ['ArrowLeft', { row: 'price', size: 'extra_small' }],
    ['ArrowDown', { row: 'minutes', size: 'small' }],
    ['ArrowUp', undefined],
    ['Enter', undefined],
  ] as const)('%s', (key, expected) => expect(neighbour({ row: 'price', size: 'small' }, key)).toEqual(expected));

  it('go through what is typed before they leave it', () => {
    const field = document.createElement('input');
    field.value = '90';
    field.setSelectionRange(1, 1);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp'].map((key) => leavesField(key, field))).toEqual([false, false, true]);
    field.setSelectionRange(2, 2);
    expect(leavesField('ArrowRight', field)).toBe(true);
    field.select();
    expect(leavesField('ArrowLeft', field)).toBe(true);
  });
});
