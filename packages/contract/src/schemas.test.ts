import { centsOf, type Cents } from '@tailgate/values/money';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { catalogueContract } from './catalogue/catalogue.contract.ts';
import type { CONTRACT } from './contract.ts';
import type { BodyOf, QueryOf } from './endpoint.ts';
import { schedulingContract } from './scheduling/scheduling.contract.ts';

type Rows = { [M in keyof typeof CONTRACT]: (typeof CONTRACT)[M][keyof (typeof CONTRACT)[M]] }[keyof typeof CONTRACT];

/** Parsed fields that hold cents without saying so in their name. */
type Unnamed<Parsed> = Parsed extends Cents | string | number | boolean | null | undefined
  ? never
  : Parsed extends readonly (infer Item)[]
    ? Unnamed<Item>
    : {
        [Key in keyof Parsed & string]: Cents extends NonNullable<Parsed[Key]>
          ? NonNullable<Parsed[Key]> extends Cents
            ? Key extends `${string}Cents`
              ? never
              : Key
            : never
          : Unnamed<Parsed[Key]>;
      }[keyof Parsed & string];

describe('amounts in calls', () => {
  it('are named by their unit once they are parsed, in every row', () => {
    expectTypeOf<Unnamed<{ price: Cents }>>().toEqualTypeOf<'price'>();
    expectTypeOf<Unnamed<{ items: { price?: Cents }[] }>>().toEqualTypeOf<'price'>();
    expectTypeOf<Unnamed<{ priceCents: Cents; minutes: number }>>().toEqualTypeOf<never>();
    expectTypeOf<Unnamed<Rows extends infer R extends Rows ? BodyOf<R> | QueryOf<R> : never>>().toEqualTypeOf<never>();
  });

  it('are dollars on the wire and cents after parsing', () => {
    const serviceId = '0199a3c4-5b6d-7e8f-9a0b-1c2d3e4f5a6b';
    const { services } = catalogueContract.saveServicesPrices.body.parse({
      services: [
        {
          serviceId,
          hourlyRate: 95.5,
          sizes: [{ size: 'small', price: 19.99 }],
          breeds: [{ breedId: serviceId, priceMin: 1.1 }],
        },
      ],
    });
    // References serialize to the ids they carry.
    expect(JSON.parse(JSON.stringify(services))).toEqual([
      {
        serviceId,
        hourlyRateCents: 9550,
        sizes: [{ size: 'small', priceCents: 1999, minutes: 0 }],
        breeds: [{ breedId: serviceId, priceMinCents: 110, minutes: 0 }],
      },
    ]);
  });

  it('are refused under the name they have on the wire', () => {
    const zone = { name: 'South', price: 10.005, availableDays: [2], points: [{ latitude: 1, longitude: 1 }] };
    const parsed = schedulingContract.saveWorkZone.body.safeParse(zone);
    expect(parsed.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['price'], 'has at most two decimals'],
    ]);
    expect(schedulingContract.saveWorkZone.body.parse({ ...zone, price: 10 })).toMatchObject({
      priceCents: centsOf(10),
    });
  });
});
