import { PET_SIZES, type PetSize, type SearchOrder } from '@tailgate/contract';
import { randomFrom } from '@tailgate/kit';
import {
  estimateVisit,
  feesByWeekday,
  travelFeeOver,
  type Estimate,
  type OfferedService,
  type SizeModifier,
} from '@tailgate/pricing';
import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../testing/builders/build-catalogue.ts';
import { squareAround } from '../../testing/builders/build-groomer-around.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import type { PetToSearchFor } from '../platform/db/stored/bookings.ts';
import { newId } from '../platform/ids.ts';
import { seedHours, seedOffers, seedZones } from '../seeding.ts';
import { findProviders } from './provider-search.ts';

const PLACE = { latitude: 30.26, longitude: -97.75 };
const GROOMERS = 30;
const SEARCHES = 80;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const ORDERS = ['soonest', 'price', 'rating', 'distance'] as const satisfies readonly SearchOrder[];
const MATTED = { priceCents: cents(3000), minutes: 30 };
const MAX_WEIGHTS_LB = [10, 20, 50, 80, null];
const random = randomFrom('search prices', 7);
const some = <T>(list: readonly T[], share: number) => list.filter(() => random.chance(share));

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let sizes: SizeModifier[];
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  sizes = await randomModifiers();
});
afterAll(() => api.close());

/** Size modifiers that raise or lower price and time. */
const randomModifiers = async (): Promise<SizeModifier[]> => {
  const modifiers = PET_SIZES.map((name, index) => ({
    name,
    maxWeightLb: MAX_WEIGHTS_LB[index] ?? null,
    priceModifierCents: cents(random.integer(0, 6000)),
    durationModifierMinutes: random.integer(0, 25),
  }));
  await api.database.asOwner(async (owner) => {
    for (const { name, priceModifierCents, durationModifierMinutes } of modifiers)
      await owner.query(
        'update pet_sizes set price_modifier_cents = $3, duration_modifier_minutes = $4 where site_id = $1 and name = $2',
        [api.site.id, name, priceModifierCents, durationModifierMinutes],
      );
  });
  return modifiers;
};

interface Groomer {
  readonly id: string;
  readonly services: ReadonlyMap<string, OfferedService>;
  readonly zones: readonly { readonly priceCents: ReturnType<typeof cents>; readonly weekdays: number[] }[];
  readonly workdays: number[];
}

const randomPrices = () => ({
  adjustBy: random.pick(['size', 'breed'] as const),
  isHourly: random.chance(0.25),
  hourlyRateCents: cents(random.chance(0.9) ? random.integer(5000, 10_000) : 0),
  sizes: some(PET_SIZES, 0.6).map((size) => ({
    size,
    priceCents: cents(random.integer(100, 20_000)),
    minutes: random.integer(0, 2) * 40,
  })),
  breeds: some([ids.poodle, ids.beagle], 0.5).map((breedId) => ({
    breedId,
    minCents: cents(random.integer(2000, 7000)),
    maxCents: cents(random.integer(7000, 13_000)),
    minutes: random.integer(0, 2) * 35,
  })),
});

/** A groomer with random offer, zones and hours: as database rows and as input of the pricing package. */
const randomGroomer = async (): Promise<Groomer> => {
  const { id } = await api.account({ roles: ['groomer'] });
  const zones = Array.from({ length: random.integer(1, 2) }, () => ({
    priceCents: cents(random.integer(0, 3000)),
    weekdays: [random.pick(WEEKDAYS), ...some(WEEKDAYS, 0.4)].filter((day, at, all) => all.indexOf(day) === at),
  }));
  const workdays = some(WEEKDAYS, 0.7);
  const addOns = some([ids.nails, ids.bandana], 0.8).map((addOnId) => ({
    addOnId,
    priceCents: cents(random.integer(0, 3000)),
    minutes: random.integer(0, 20),
  }));
  const services = some([ids.bath, ids.groom], 0.9).map((serviceId) => ({ serviceId, ...randomPrices() }));
  await api.platform.db.inSite(api.site.id, async (tx) => {
    await seedOffers(tx, [
      {
        providerId: id,
        addOns,
        services: services.map(({ isHourly, hourlyRateCents, ...service }) => ({
          ...service,
          hourlyRateCents: isHourly ? hourlyRateCents : null,
        })),
      },
    ]);
    const points = squareAround(PLACE);
    await seedZones(
      tx,
      zones.map((zone, index) => ({ ...zone, id: newId(), providerId: id, name: `Zone ${index}`, points })),
      api.clock.now(),
    );
    const windows = workdays.map((day) => ({ id: newId(), day, start: 480, end: 1020 }));
    await seedHours(tx, [{ providerId: id, windows, timeOff: [] }], api.clock.now());
  });
  const linked = { [ids.bath]: [ids.nails, ids.bandana], [ids.groom]: [ids.nails] };
  return {
    id,
    zones,
    workdays,
    services: new Map(
      services.map(({ serviceId, sizes: bySize, breeds, ...service }) => [
        serviceId,
        {
          ...service,
          baseMinutes: 45,
          sizes: Object.fromEntries(bySize.map(({ size, ...price }) => [size, price])),
          breeds: Object.fromEntries(breeds.map(({ breedId, ...price }) => [breedId, price])),
          addOns: Object.fromEntries(
            addOns
              .filter(({ addOnId }) => linked[serviceId]?.includes(addOnId))
              .map(({ addOnId, ...price }) => [addOnId, price]),
          ),
        },
      ]),
    ),
  };
};

const randomPet = (): PetToSearchFor => ({
  serviceId: random.pick([ids.bath, ids.groom]),
  ...(random.chance(0.5) && { breedId: random.pick([ids.poodle, ids.mastiff]) }),
  ...(random.chance(0.4) && { size: random.pick(PET_SIZES) }),
  ...(random.chance(0.8) && { weightLb: random.integer(1, 200) / 2 }),
  addOnIds: some([ids.nails, ids.bandana], 0.2),
  timeModifierIds: random.chance(0.3) ? [ids.matted] : [],
});

const sizeOfBreed = (breedId: string): PetSize => (breedId === ids.poodle ? 'large' : 'extra_large');

/** The estimate of the pricing package; undefined if the search must not find this groomer for these pets. */
const expectedOf = ({ services, zones, workdays }: Groomer, pets: readonly PetToSearchFor[]): Estimate | undefined => {
  const travelFee = travelFeeOver(feesByWeekday(zones), workdays);
  const works = pets.flatMap(({ serviceId, breedId, size, weightLb, addOnIds, timeModifierIds }) => {
    const service = services.get(serviceId);
    const breed = breedId === undefined ? undefined : { id: breedId, size: sizeOfBreed(breedId) };
    return service
      ? { service, pet: { size, weightLb, breed }, addOnIds, timeModifiers: timeModifierIds.map(() => MATTED) }
      : [];
  });
  return travelFee && works.length === pets.length ? estimateVisit(works, sizes, travelFee) : undefined;
};

describe('search prices', () => {
  it('equal those of the pricing package for random offers, zones and pets', { timeout: 120_000 }, async () => {
    const groomers: Groomer[] = [];
    for (let count = 0; count < GROOMERS; count += 1) groomers.push(await randomGroomer());
    let priced = 0;
    for (let round = 0; round < SEARCHES; round += 1) {
      const pets = Array.from({ length: random.integer(1, 2) }, randomPet);
      const found = await api.platform.db.inSite(api.site.id, (tx) =>
        findProviders(tx, {
          place: PLACE,
          category: 'grooming',
          customerId: undefined,
          pets,
          order: ORDERS[round % ORDERS.length] ?? 'price',
          limit: 100,
          offset: 0,
          now: api.clock.now(),
          noticeMinutes: 120,
          gridMinutes: 15,
          horizonDays: 30,
        }),
      );
      const expected = new Map(
        groomers.flatMap((groomer) => {
          const estimate = expectedOf(groomer, pets);
          return estimate ? [[groomer.id, estimate] as const] : [];
        }),
      );
      expect(
        new Map(found.providers.map(({ id, minCents, maxCents, minutes }) => [id, { minCents, maxCents, minutes }])),
        JSON.stringify(pets),
      ).toEqual(expected);
      expect(found.total).toBe(expected.size);
      priced += expected.size;
    }
    // Guards against a comparison of mostly missing prices.
    expect(priced).toBeGreaterThan(300);
  });
});
