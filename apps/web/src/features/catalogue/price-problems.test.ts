import { catalogueContract } from '@tailgate/contract';
import { MAX_SERVICE_MINUTES, MAX_SERVICE_PRICE_CENTS, PET_SIZES } from '@tailgate/contract/facts';
import { cents } from '@tailgate/values/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOfProblem } from './price-problems.ts';
import { addOnsToSend, pricesToSend, type PriceTable, type SizePrice } from './price-table.ts';

const ID = '0199a3c4-5b6d-7e8f-9a0b-1c2d3e4f5a6b';

/** Mostly amounts that are fine, sometimes one beyond the limit. */
const around = (limit: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(null) },
    { weight: 8, arbitrary: fc.nat(limit) },
    { weight: 1, arbitrary: fc.integer({ min: limit - 1, max: limit + 2 }) },
  );
const price = around(MAX_SERVICE_PRICE_CENTS).map((value) => (value === null ? null : cents(value)));
const minutes = around(MAX_SERVICE_MINUTES);
const extra = fc.record({ price, minutes });

const table: fc.Arbitrary<PriceTable> = fc
  .record({
    sizes: fc.tuple(extra, extra, extra, extra, extra),
    breeds: fc.array(fc.record({ breedId: fc.constant(ID), min: price, max: price, minutes }), { maxLength: 2 }),
    addOns: fc.array(fc.record({ addOnId: fc.constant(ID), offered: fc.boolean(), price, minutes }), { maxLength: 2 }),
  })
  .map(({ sizes, breeds, addOns }) => ({
    services: [
      {
        serviceId: ID,
        adjustBy: 'breed',
        isHourly: false,
        hourlyRate: null,
        sizes: Object.fromEntries(
          PET_SIZES.map((size, index) => [size, sizes[index]]),
        ) as PriceTable['services'][number]['sizes'],
        breeds,
      },
    ],
    addOns,
  }));

const whole = <Value extends number>(value: Value | null, least: Value): Value => value || least;

/** The same table with something in every field. */
const withoutGaps = ({ services, addOns }: PriceTable): PriceTable => {
  const filled = <Extra extends SizePrice>(given: Extra): Extra => ({
    ...given,
    price: whole(given.price, cents(100)),
    minutes: whole(given.minutes, 1),
  });
  return {
    services: services.map((service) => ({
      ...service,
      sizes: Object.fromEntries(
        PET_SIZES.map((size) => [size, filled(service.sizes[size])]),
      ) as unknown as typeof service.sizes,
      breeds: service.breeds.map((breed) => ({
        ...breed,
        min: whole(breed.min, cents(1)),
        max: whole(breed.max, whole(breed.min, cents(1))),
        minutes: whole(breed.minutes, 1),
      })),
    })),
    addOns: addOns.map((addOn) => ({ ...filled(addOn), offered: true })),
  };
};

const isAcceptedByApi = (given: PriceTable) =>
  catalogueContract.saveServicesPrices.body.safeParse(pricesToSend(given)).success &&
  catalogueContract.saveAddOnsPrices.body.safeParse(addOnsToSend(given)).success;

it('does not send what was typed for an add-on that is no longer offered and could not be saved', () => {
  const addOn = { addOnId: ID, offered: false, price: cents(2_500), minutes: MAX_SERVICE_MINUTES + 1 };
  const given = { services: [], addOns: [addOn, { ...addOn, minutes: 20 }] };
  expect(placeOfProblem(given)).toBeUndefined();
  expect(addOnsToSend(given).addOns).toMatchObject([
    { price: 0, minutes: 0 },
    { price: 25, minutes: 20 },
  ]);
});

it('never sends what the API refuses, and refuses complete tables exactly when the API does', () => {
  const seen = { fine: 0, refused: 0 };
  fc.assert(
    fc.property(table, (given) => {
      const isAccepted = isAcceptedByApi(given);
      seen[isAccepted ? 'fine' : 'refused'] += 1;
      if (!isAccepted) expect(placeOfProblem(given)).toBeDefined();
      const filled = withoutGaps(given);
      expect(placeOfProblem(filled) === undefined).toBe(isAcceptedByApi(filled));
    }),
    { numRuns: 500 },
  );
  expect(Math.min(seen.fine, seen.refused)).toBeGreaterThan(50);
});
