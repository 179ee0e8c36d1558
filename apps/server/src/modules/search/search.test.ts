import { addDays, localDateAt, weekdayOf, type LocalDate, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildGroomerAround, type GivenGroomer } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { occupyCalendar, wantedStretch } from '../../../testing/occupy-calendar.ts';
import { forgetOldSearches } from './search.jobs.ts';

const SEARCH = 'POST /v2/service-checkout/pet-service/customer/search';
const PROVIDERS = 'GET /v2/service-checkout/pet-service/customer/:sessionId/providers';
const DAYS = 'GET /v2/service-checkout/pet-service/customer/:sessionId/:month/:year/available-days';
const SLOTS = 'GET /v2/service-checkout/pet-service/customer/:sessionId/available-time-slots';
const ZONE = 'America/Chicago';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 25, longitude: -97 };
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(() => {
  // Each test searches in an area of its own.
  center = { ...center, latitude: center.latitude + 1 };
});

const groomer = (given: Partial<GivenGroomer> = {}) =>
  buildGroomerAround(api, { center, serviceId: ids.groom, ...given });
const mediumDog = () => ({ serviceId: ids.groom, size: 'medium' });
const search = (more: Record<string, unknown> = {}) =>
  api.call(SEARCH, { body: { location: center, pets: [mediumDog()], ...more } });
const foundIn = async (more: Record<string, unknown> = {}) => {
  const { status, body, raw } = await search(more);
  expect(status, raw).toBe(200);
  return body.items.map(({ provider }) => provider.id);
};
const today = () => localDateAt(api.clock.now(), ZONE);
const dateIn = (days: number) => addDays(today(), days);
const weekdayIn = (days: number) => weekdayOf(dateIn(days));
const dayOf = (slot: { start: string } | undefined) => slot?.start.slice(0, 10);

const daysOf = async (sessionId: string, providerId: string, date: LocalDate) => {
  const [year = '', month = ''] = date.split('-');
  const { status, body, raw } = await api.call(DAYS, {
    params: { sessionId, month: String(Number(month)), year },
    query: { providerId },
  });
  expect(status, raw).toBe(200);
  return body.days;
};
const dayIn = async (sessionId: string, providerId: string, date: LocalDate) =>
  (await daysOf(sessionId, providerId, date)).find((day) => day.date === date);
const slotsOf = (sessionId: string, providerId: string, date: LocalDate) =>
  api.call(SLOTS, { params: { sessionId }, query: { providerId, date } });

/** Another customer's appointment. */
const take = (resourceId: string, start = '', end = '', place: Place | null = null) =>
  occupyCalendar(api, ZONE, wantedStretch({ resourceId, start: new Date(start), end: new Date(end), place }));

describe('a provider in the search results', () => {
  it('RL-booking-02 has a zone that contains the place, with price, minutes, rating, distance and next slots', async () => {
    const near = await groomer({ price: 90.5, zones: [{ price: 12 }], rating: 4.5 });
    const { body } = await search();
    expect(body).toMatchObject({ total: 1, limit: 20, offset: 0 });
    expect(body.sessionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.items[0]).toMatchObject({
      provider: { id: near.account.id, reviewSummary: { averageRating: 4.5, reviewCount: 3 } },
      timeZone: ZONE,
      currency: 'USD',
      priceMin: 102.5,
      priceMax: 102.5,
      minutes: 60,
      withinMiles: 2,
    });
    expect(body.items[0]?.nextSlots).toHaveLength(3);
    for (const slot of body.items[0]?.nextSlots ?? [])
      expect(Date.parse(slot.start)).toBeGreaterThanOrEqual(api.clock.now().getTime() + 120 * 60_000 - 60_000);
    const outside = { ...center, latitude: center.latitude + 0.2 };
    expect(await foundIn({ location: outside })).toEqual([]);
  });

  it('works on a weekday on which the zone is active', async () => {
    const [inTwo, inThree] = [weekdayIn(2), weekdayIn(3)];
    const never = await groomer({ zones: [{ price: 0, days: [inTwo] }], workdays: [inThree] });
    const thatDay = await groomer({ zones: [{ price: 0, days: [inTwo] }] });
    const { body } = await search();
    expect(body.items.map(({ provider }) => provider.id)).toEqual([thatDay.account.id]);
    expect(never.account.id).not.toBe(thatDay.account.id);
    expect(body.items[0]?.nextSlots.map(dayOf)).toEqual([dateIn(2), dateIn(2), dateIn(2)]);
  });

  it('is active and belongs to the site', async () => {
    const gone = await groomer();
    await api.database.asOwner((owner) =>
      owner.query(`update providers set status = 'inactive' where account_id = $1`, [gone.account.id]),
    );
    expect(await foundIn()).toEqual([]);
    const here = await groomer();
    expect(await foundIn()).toEqual([here.account.id]);
    const there = await api.call(SEARCH, {
      site: api.otherSite,
      body: { location: center, pets: [mediumDog()] },
    });
    expect(there.body).toMatchObject({ items: [], total: 0 });
    const { body } = await search();
    const asked = { params: { sessionId: body.sessionId }, site: api.otherSite };
    expect((await api.call(PROVIDERS, asked)).status).toBe(404);
    const query = { providerId: here.account.id, date: dateIn(1) };
    expect((await api.call(SLOTS, { ...asked, query })).status).toBe(404);
  });

  it('accepts the weight and breed of the pets', async () => {
    const light = await groomer({ price: 80 });
    const picky = await groomer({ price: 90 });
    const save = 'POST /v2/service-provider/account/preferences';
    await light.call(save, { body: { maxPetWeight: 40 } });
    await picky.call(save, { body: { breedsToAvoid: ['beagle'] } });
    const pets = (more: object) => ({ order: 'price', pets: [{ serviceId: ids.groom, ...more }] });
    expect(await foundIn(pets({ weightLb: 40 }))).toEqual([light.account.id, picky.account.id]);
    expect(await foundIn(pets({ weightLb: 41 }))).toEqual([picky.account.id]);
    expect(await foundIn(pets({ breedId: ids.beagle }))).toEqual([light.account.id]);
    expect(await foundIn(pets({ breedId: ids.beagle, weightLb: 45 }))).toEqual([]);
    expect(await foundIn(pets({ breedId: ids.poodle }))).toEqual([light.account.id, picky.account.id]);
  });

  it('offers every requested service and add-on', async () => {
    const bather = await groomer({ serviceId: ids.bath });
    expect(await foundIn()).toEqual([]);
    const bath = { serviceId: ids.bath, size: 'medium' };
    expect(await foundIn({ pets: [bath] })).toEqual([bather.account.id]);
    expect(await foundIn({ pets: [bath, mediumDog()] })).toEqual([]);
    expect(await foundIn({ pets: [{ ...bath, addOnIds: [ids.nails] }] })).toEqual([]);
    expect(await foundIn({ pets: [bath], category: 'walking' })).toEqual([]);
    // No price for a small dog, and no smaller size to derive it from.
    expect(await foundIn({ pets: [{ ...bath, size: 'small' }] })).toEqual([]);
  });
});

describe('the order of the results', () => {
  it('by price includes the travel fee of the cheapest overlapping zone', async () => {
    const dear = await groomer({ price: 90, zones: [{ price: 20 }] });
    const cheap = await groomer({ price: 100, zones: [{ price: 40 }, { price: 5, reach: 0.2 }] });
    const { body } = await search({ order: 'price' });
    expect(body.items.map(({ provider, priceMin, priceMax }) => [provider.id, priceMin, priceMax])).toEqual([
      [cheap.account.id, 105, 105],
      [dear.account.id, 110, 110],
    ]);
  });

  it('by price shows a range where days differ', async () => {
    await groomer({
      price: 90,
      zones: [
        { price: 20, days: [2, 3] },
        { price: 5, days: [3, 4] },
      ],
    });
    expect((await search()).body.items[0]).toMatchObject({ priceMin: 95, priceMax: 110 });
  });

  it('by soonest considers hours, zones and time off', async () => {
    const third = await groomer({ workdays: [weekdayIn(3)] });
    const second = await groomer({ zones: [{ price: 0, days: [weekdayIn(2)] }] });
    const off = await groomer({ price: 10 });
    const time = { startDate: today(), endDate: dateIn(3) };
    expect((await off.call('POST /v1/groomer/time-off', { body: time })).status).toBe(200);
    const first = await groomer({ workdays: [weekdayIn(1)] });
    const away = await groomer();
    const long = { startDate: today(), endDate: dateIn(60) };
    expect((await away.call('POST /v1/groomer/time-off', { body: long })).status).toBe(200);
    const { body } = await search({ order: 'soonest' });
    expect(body.items.map(({ provider, nextSlots }) => [provider.id, dayOf(nextSlots[0])])).toEqual([
      [first.account.id, dateIn(1)],
      [second.account.id, dateIn(2)],
      [third.account.id, dateIn(3)],
      [off.account.id, dateIn(4)],
      [away.account.id, undefined],
    ]);
  });

  it('by rating and by distance is paged', async () => {
    const north = (degrees: number) => ({ ...center, latitude: center.latitude + degrees });
    const far = await groomer({ rating: 5, center: north(0.08) });
    const near = await groomer({ rating: 3, center: north(0.01) });
    const middle = await groomer({ rating: 4, center: north(0.05) });
    expect(await foundIn({ order: 'rating' })).toEqual([far.account.id, middle.account.id, near.account.id]);
    const { body } = await search({ order: 'distance', limit: 2 });
    expect(body.items.map(({ provider }) => provider.id)).toEqual([near.account.id, middle.account.id]);
    expect(body.total).toBe(3);
    const page = (query: Record<string, string | number>) =>
      api.call(PROVIDERS, { params: { sessionId: body.sessionId }, query });
    const second = await page({ order: 'distance', limit: 2, offset: 2 });
    expect(second.body).toMatchObject({ total: 3, limit: 2, offset: 2, items: [{ provider: { id: far.account.id } }] });
    expect((await page({ order: 'rating', offset: 9 })).body).toMatchObject({ items: [], total: 3 });
  });
});

describe('available days and times', () => {
  it('agree with the calendar and with the search', async () => {
    const busy = await groomer();
    const { id } = busy.account;
    const { body } = await search();
    const date = dateIn(2);
    const before = await slotsOf(body.sessionId, id, date);
    expect(before.body.timeZone).toBe(ZONE);
    expect(before.body.slots).toHaveLength(33);
    expect(before.body.slots[0]?.start).toMatch(new RegExp(`^${date}T08:00:00-0[56]:00$`));
    expect(await dayIn(body.sessionId, id, date)).toEqual({ date, available: true, whyNot: null, starts: 33 });

    const tenth = before.body.slots[10];
    await take(id, tenth?.start, tenth?.end);
    const after = await slotsOf(body.sessionId, id, date);
    const overlaps = (slot: { start: string; end: string }) =>
      Date.parse(slot.start) < Date.parse(tenth?.end ?? '') && Date.parse(tenth?.start ?? '') < Date.parse(slot.end);
    expect(after.body.slots).toEqual(before.body.slots.filter((slot) => !overlaps(slot)));
    await take(id, before.body.slots[0]?.start, tenth?.start);
    await take(id, tenth?.end, before.body.slots.at(-1)?.end);
    expect((await slotsOf(body.sessionId, id, date)).body.slots).toEqual([]);
    expect(await dayIn(body.sessionId, id, date)).toEqual({
      date,
      available: false,
      whyNot: 'fully_booked',
      starts: 0,
    });

    const again = await search();
    const [next] = again.body.items[0]?.nextSlots ?? [];
    const thatDay = await slotsOf(body.sessionId, id, (dayOf(next) ?? '') as LocalDate);
    expect(thatDay.body.slots[0]).toEqual(next);
  });

  it('include the drive from another appointment', async () => {
    const busy = await groomer();
    const { body } = await search();
    const date = dateIn(2);
    const [first, ...rest] = (await slotsOf(body.sessionId, busy.account.id, date)).body.slots;
    await take(busy.account.id, first?.start, first?.end, { ...center, latitude: center.latitude + 0.09 });
    const [soonest] = (await slotsOf(body.sessionId, busy.account.id, date)).body.slots;
    expect(Date.parse(soonest?.start ?? '')).toBeGreaterThan(Date.parse(first?.end ?? ''));
    expect(rest).toContainEqual(soonest);
  });

  it('include the reason why a day is unavailable', async () => {
    const some = await groomer({ workdays: [weekdayIn(1), weekdayIn(2)], zones: [{ price: 0, days: [weekdayIn(1)] }] });
    await some.call('POST /v1/groomer/time-off', { body: { startDate: dateIn(8), endDate: dateIn(8) } });
    const { sessionId } = (await search()).body;
    const reasons = [];
    for (const days of [1, 2, 3, 8]) reasons.push((await dayIn(sessionId, some.account.id, dateIn(days)))?.whyNot);
    expect(reasons).toEqual([null, 'zone_not_served', 'not_working', 'time_off']);
    const lastYear = addDays(today(), -366);
    expect((await daysOf(sessionId, some.account.id, lastYear)).map(({ whyNot }) => whyNot)).not.toContain(null);
  });

  it('RL-schedule-01 require a month between 1 and 12', async () => {
    const some = await groomer();
    const { sessionId } = (await search()).body;
    const query = { providerId: some.account.id };
    for (const month of ['0', '13', 'June', '1.5']) {
      const refused = await api.call(DAYS, { params: { sessionId, month, year: '2030' }, query });
      expect(refused.status).toBe(422);
      expect(refused.error.message).toBe('month should be a number between 1 and 12');
    }
    expect((await api.call(DAYS, { params: { sessionId, month: '1', year: '20300' }, query })).status).toBe(422);
  });

  it('are available only for providers in the results', async () => {
    await groomer();
    const other = await groomer({ serviceId: ids.bath });
    const { sessionId } = (await search()).body;
    expect((await slotsOf(sessionId, other.account.id, dateIn(2))).status).toBe(404);
  });
});

describe('a search', () => {
  it('expires after a day and is then deleted', async () => {
    const { sessionId } = (await search()).body;
    const again = () => api.call(PROVIDERS, { params: { sessionId } });
    expect((await again()).status).toBe(200);
    const expire = `update search_sessions set expires_at = app.now() - interval '1 second' where id = $1 returning created_at`;
    await api.database.asOwner((owner) => owner.query(expire, [sessionId]));
    expect((await again()).status).toBe(404);
    await search();
    await forgetOldSearches.run({ siteId: api.site.id }, api.platform);
    const kept = await api.database.asOwner((owner) => owner.query<{ id: string }>('select id from search_sessions'));
    expect(kept.rows.length).toBeGreaterThan(0);
    expect(kept.rows.map(({ id }) => id)).not.toContain(sessionId);
  });

  it('requires one to six pets, each with a breed, a size or a weight', async () => {
    expect((await search({ pets: [] })).status).toBe(422);
    expect((await search({ pets: Array.from({ length: 7 }, mediumDog) })).status).toBe(422);
    expect((await search({ pets: [{ serviceId: ids.groom }] })).error.errors).toEqual({
      'pets.0.size': 'breed, size or weight is required',
    });
  });
});

it('limits the rate of searches: new ones sooner than further pages of one', async () => {
  const { sessionId } = (await search()).body;
  await api.setRateLimitScale(0.05);
  onTestFinished(() => api.setRateLimitScale(1000));
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await search()).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const pages = [];
  for (let time = 0; time < 12; time += 1) pages.push((await api.call(PROVIDERS, { params: { sessionId } })).status);
  expect([...new Set(pages.slice(0, -1))]).toEqual([200]);
  expect(pages.at(-1)).toBe(429);
});
