import { randomFrom, type Random } from '@tailgate/kit';
import { addDays, localDateAt, weekdayOf, type Place } from '@tailgate/values';
import { metersOf } from '@tailgate/values/units';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildGroomerAround, type GivenGroomer } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { nearestPoint, type Measured } from './nearest-point.testing.ts';

const SEARCH = 'POST /v2/service-checkout/pet-service/customer/search';
const PROVIDERS = 'GET /v2/service-checkout/pet-service/customer/:sessionId/providers';
const SLOTS = 'GET /v2/service-checkout/pet-service/customer/:sessionId/available-time-slots';
const PARTNERS = 'GET /v2/service-appointment/trading/seller/trade-partners';
const ZONE = 'America/Chicago';
const ORDERS = ['soonest', 'price', 'rating', 'distance'] as const;

const SEARCHES = 40;
/** Half the width of a zone, in degrees: about seven miles. */
const REACH = 0.1;
const METERS_PER_DEGREE = 111_195;
/** No attacker may come nearer to a home than this. */
const LEAST_ERROR_METERS = 1500;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 25, longitude: -103 };
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(() => {
  // Each test searches in an area of its own.
  center = { ...center, latitude: center.latitude + 3 };
});

const groomer = (given: Partial<GivenGroomer> = {}) =>
  buildGroomerAround(api, { center, serviceId: ids.groom, zones: [{ price: 0, reach: REACH }], ...given });
const search = async (location: Place, more: object = {}) => {
  const body = { location, pets: [{ serviceId: ids.groom, size: 'medium' }], ...more };
  const { status, raw, body: answer } = await api.call(SEARCH, { body });
  expect(status, raw).toBe(200);
  return answer;
};
const moveHome = (provider: SignedIn, { latitude, longitude }: Place) =>
  api.database.asOwner((owner) =>
    owner.query('update providers set location = st_point($2, $3, 4326)::geography where account_id = $1', [
      provider.account.id,
      longitude,
      latitude,
    ]),
  );
const somewhere = (random: Random, reach: number): Place => ({
  latitude: center.latitude + (random.next() * 2 - 1) * reach,
  longitude: center.longitude + (random.next() * 2 - 1) * reach,
});
const metersBetween = (one: Place, other: Place) =>
  Math.hypot(
    (one.latitude - other.latitude) * METERS_PER_DEGREE,
    (one.longitude - other.longitude) * METERS_PER_DEGREE * Math.cos((center.latitude * Math.PI) / 180),
  );

/** What a stranger hears of one groomer from many places: the middle of what the answer may mean, in meters. */
const hearFrom = async (provider: SignedIn, places: readonly Place[]): Promise<Measured[]> => {
  const heard: Measured[] = [];
  for (const place of places) {
    const { items } = await search(place, { order: 'distance' });
    const found = items.find((item) => item.provider.id === provider.account.id);
    if (found) heard.push({ place, meters: metersOf(Math.max(found.withinMiles - 0.5, 1)) });
  }
  return heard;
};

describe('the home of a groomer', () => {
  it.each(['north', 'south', 'east', 'west'])(
    'in the %s is not found by many searches from different places',
    async (side) => {
      const random = randomFrom(`trilateration/${side}`);
      const [north, east] = { north: [1, 0], south: [-1, 0], east: [0, 1], west: [0, -1] }[side] ?? [0, 0];
      const home = {
        latitude: center.latitude + (north ?? 0) * 0.04,
        longitude: center.longitude + (east ?? 0) * 0.05,
      };
      const provider = await groomer();
      await moveHome(provider, home);
      const heard = await hearFrom(
        provider,
        Array.from({ length: SEARCHES }, () => somewhere(random, REACH)),
      );
      expect(heard).toHaveLength(SEARCHES);
      expect(metersBetween(nearestPoint(heard), home)).toBeGreaterThan(LEAST_ERROR_METERS);
    },
  );

  it('changes nothing that strangers see when it moves', async () => {
    // In three days, so that no quarter hour passes between two answers.
    const workdays = [weekdayOf(addDays(localDateAt(api.clock.now(), ZONE), 3))];
    const provider = await groomer({ workdays });
    const other = await groomer({ workdays, degreesAway: 0.02 });
    const random = randomFrom('moving home');
    const places = Array.from({ length: 6 }, () => somewhere(random, REACH));
    const asSeen = async () => {
      const seen: unknown[] = [];
      for (const place of places) {
        const { sessionId, ...first } = await search(place);
        seen.push(first);
        for (const order of ORDERS)
          seen.push((await api.call(PROVIDERS, { params: { sessionId }, query: { order } })).body);
        const date = first.items[0]?.nextSlots.at(-1)?.start.slice(0, 10) ?? '';
        const query = { providerId: provider.account.id, date };
        seen.push((await api.call(SLOTS, { params: { sessionId }, query })).body);
      }
      const { body } = await other.call(PARTNERS, { query: { limit: 100 } });
      seen.push(body.items.filter(({ id }) => id === provider.account.id));
      return seen;
    };
    const before = await asSeen();
    expect(before.at(-1)).toHaveLength(1);
    await moveHome(provider, { latitude: center.latitude + 0.07, longitude: center.longitude - 0.06 });
    expect(await asSeen()).toEqual(before);
  });
});

describe('a distance', () => {
  it('is told in whole miles, two at least, and is the same for all places in a square of a kilometer', async () => {
    // There the two corners are on both sides of the fifth mile.
    center = { ...center, latitude: 20 };
    const provider = await groomer();
    const corner = { latitude: center.latitude + 0.0351, longitude: center.longitude + 0.0551 };
    const near = { latitude: center.latitude + 0.0449, longitude: center.longitude + 0.0649 };
    const heard = await Promise.all([center, corner, near].map((place) => search(place)));
    const [least, ...others] = heard.map(({ items }) =>
      items.find(({ provider: { id } }) => id === provider.account.id),
    );
    expect(least?.withinMiles).toBe(2);
    expect(others.map((item) => item?.withinMiles)).toEqual([5, 5]);
  });

  it('orders groomers of the same mile by price, not by who is nearer', async () => {
    const dear = await groomer({ price: 100, degreesAway: 0.001 });
    const cheap = await groomer({ price: 90, degreesAway: 0.009 });
    const { items } = await search(center, { order: 'distance' });
    expect(items.map(({ provider }) => provider.id)).toEqual([cheap.account.id, dear.account.id]);
  });
});
