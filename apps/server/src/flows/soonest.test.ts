import { randomFrom } from '@tailgate/kit';
import { addDays, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../testing/builders/build-catalogue.ts';
import { buildGroomerAround } from '../../testing/builders/build-groomer-around.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { occupyCalendar, releaseCalendar, wantedStretch } from '../../testing/occupy-calendar.ts';

const SEARCH = 'POST /v2/service-checkout/pet-service/customer/search';
const PAGES = 'GET /v2/service-checkout/pet-service/customer/:sessionId/providers';
const ZONE = 'America/Chicago';
const GROOMERS = 36;
const PAGE = 5;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 31, longitude: -97 };
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());

const searchBy = async (order: string, limit: number) => {
  const pets = [{ serviceId: ids.groom, size: 'medium' }];
  const { status, body, raw } = await api.call(SEARCH, { body: { location: center, pets, order, limit } });
  expect(status, raw).toBe(200);
  return body;
};

/** Appointments of an hour, some of them far away, so that drives decide; a share of all hours of 40 days. */
const fill = (providerId: string, share: number, from: number, random: ReturnType<typeof randomFrom>) =>
  api.database.asOwner(async (owner) => {
    const stretches: [start: string, longitude: number | null, latitude: number | null][] = [];
    for (let day = from; day < 40; day += 1)
      for (let hour = 8; hour < 17; hour += 1)
        if (random.chance(share))
          stretches.push([
            `${addDays(localDateAt(api.clock.now(), ZONE), day)} ${String(hour).padStart(2, '0')}:00`,
            random.chance(0.5) ? null : center.longitude + (random.integer(0, 1000) / 1000 - 0.5) * 0.6,
            center.latitude + (random.integer(0, 1000) / 1000 - 0.5) * 0.6,
          ]);
    await owner.query(
      `insert into occupancy (id, site_id, resource_id, resource_kind, kind, busy, occupied, place, created_at)
       select gen_random_uuid(), $1, $2, 'groomer', 'appointment', t.busy, t.busy, st_point(longitude, latitude, 4326)::geography, app.now()
       from unnest($3::timestamp[], $4::float8[], $5::float8[]) as n (at, longitude, latitude),
         lateral (select tstzrange(at at time zone $6, (at + interval '1 hour') at time zone $6) as busy) t`,
      [
        api.site.id,
        providerId,
        stretches.map(([at]) => at),
        stretches.map(([, longitude]) => longitude),
        stretches.map(([, , latitude]) => latitude),
        ZONE,
      ],
    );
  });

describe('a search by soonest', () => {
  it('orders pages as if every calendar had been computed, over random calendars', { timeout: 180_000 }, async () => {
    const random = randomFrom('soonest', 7);
    for (let index = 0; index < GROOMERS; index += 1) {
      const someDays = [1, 2, 3, 4, 5, 6, 7].filter(() => random.chance(0.6));
      const groomer = await buildGroomerAround(api, {
        center,
        serviceId: ids.groom,
        price: 60 + (index % 4) * 10,
        workdays: someDays.length > 0 ? someDays : [3],
      });
      await fill(groomer.account.id, [0, 0.3, 0.7, 0.9, 1][index % 5] ?? 0, 0, random);
    }
    // The engine computes the slots of every provider on a page, whatever its order.
    const everybody = (await searchBy('price', 100)).items;
    expect(everybody).toHaveLength(GROOMERS);
    const byBruteForce = everybody
      .map(({ provider, nextSlots, priceMin }) => ({
        id: provider.id,
        at: nextSlots[0] ? Date.parse(nextSlots[0].start) : Number.POSITIVE_INFINITY,
        priceMin,
      }))
      .sort((one, other) => {
        if (one.at !== other.at) return one.at < other.at ? -1 : 1;
        return one.priceMin - other.priceMin || (one.id < other.id ? -1 : 1);
      });
    // Guards against a comparison of calendars that are all free, or all full.
    expect(new Set(byBruteForce.map(({ at }) => at)).size).toBeGreaterThan(8);
    expect(byBruteForce.at(-1)?.at).toBe(Number.POSITIVE_INFINITY);

    const { sessionId, items: first } = await searchBy('soonest', PAGE);
    const shown = first.map(({ provider, nextSlots }) => [provider.id, nextSlots[0]?.start]);
    for (let offset = PAGE; offset < GROOMERS; offset += PAGE) {
      const query = { order: 'soonest' as const, limit: PAGE, offset };
      const { body } = await api.call(PAGES, { params: { sessionId }, query });
      shown.push(...body.items.map(({ provider, nextSlots }) => [provider.id, nextSlots[0]?.start]));
    }
    const slotOf = new Map(everybody.map(({ provider, nextSlots }) => [provider.id, nextSlots[0]?.start]));
    expect(shown).toEqual(byBruteForce.map(({ id }) => [id, slotOf.get(id)]));
  });

  it('lists a provider who is free tomorrow before one who is booked out, and follows both calendars', async () => {
    center = { ...center, latitude: center.latitude + 2 };
    const booked = await buildGroomerAround(api, { center, serviceId: ids.groom, price: 50 });
    const free = await buildGroomerAround(api, { center, serviceId: ids.groom, price: 90 });
    const order = async () => (await searchBy('soonest', 1)).items.map(({ provider }) => provider.id);
    expect(await order()).toEqual([booked.account.id]);
    const id = await occupyCalendar(
      api,
      ZONE,
      wantedStretch({
        resourceId: booked.account.id,
        start: api.clock.now(),
        end: new Date(api.clock.now().getTime() + 20 * 86_400_000),
      }),
    );
    expect(await order()).toEqual([free.account.id]);
    await releaseCalendar(api, ZONE, { resourceId: booked.account.id, id });
    expect(await order()).toEqual([booked.account.id]);
  });
});
