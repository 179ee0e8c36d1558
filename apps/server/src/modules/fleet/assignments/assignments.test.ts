import { MAX_ASSIGNED_DAYS } from '@tailgate/contract';
import { addDays, localDateAt, type LocalDate, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildVanRow } from '../../../../testing/builders/build-van-row.ts';
import {
  buildCatalogue,
  buildCustomerOf,
  buildGroomerAround,
  queuedFor,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';
import { newId } from '../../../platform/ids.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const RENTERS = '/v2/service-vehicle/fleet-owner/renter-management/vehicles/:vehicleId';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const ZONE = 'America/Chicago';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 30.26, longitude: -97.75 };
let owner: SignedIn;
let ana: SignedIn;
let ben: SignedIn;
let van: string;

const attach = (groomer: SignedIn, status = 'attached') =>
  api.database.asOwner((db) =>
    db.query(
      `insert into fleet_drivers (id, site_id, owner_id, groomer_id, status, status_since, invited_at)
       values ($1, $2, $3, $4, $5, app.now(), app.now())`,
      [newId(), api.site.id, owner.account.id, groomer.account.id, status],
    ),
  );
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  center = { ...center, longitude: center.longitude + 0.5 };
  owner = await api.as('fleet_owner');
  ana = await buildGroomerAround(api, { center, serviceId: ids.groom });
  ben = await buildGroomerAround(api, { center, serviceId: ids.groom });
  await attach(ana);
  await attach(ben);
  van = await buildVanRow(api, { ownerId: owner.account.id });
});

const day = (days: number): LocalDate => addDays(localDateAt(api.clock.now(), ZONE), days);
const assign = (body: object, { id = van, by = owner } = {}) =>
  by.call(`PUT ${MANAGEMENT}/:id/assignation`, { params: { id }, body });
const fullTime = (groomer: SignedIn | null, from = day(0), more: object = {}) =>
  assign({ type: 'full_time', serviceProviderId: groomer?.account.id ?? null, from, ...more });
const lend = (days: readonly (readonly [LocalDate, SignedIn])[], more: object = {}) =>
  owner.call(`POST ${RENTERS}/temporary-assignations`, {
    params: { vehicleId: van },
    body: { assignations: days.map(([date, driver]) => ({ date, driverId: driver.account.id })), ...more },
  });
const plan = async (from = day(0), to = day(13)) => {
  const { body, status, raw } = await owner.call(`GET ${RENTERS}/assignation`, {
    params: { vehicleId: van },
    query: { start_date: from, end_date: to },
  });
  expect(status, raw).toBe(200);
  return body;
};
const held = async (from?: LocalDate, to?: LocalDate) =>
  (await plan(from, to)).assignations.map(({ driver, reason, from: first, to: last }) => [
    driver.id === ana.account.id ? 'ana' : 'ben',
    reason,
    first,
    last,
  ]);
const book = async (who: SignedIn, days: number, time: string) => {
  const customer = await buildCustomerOf(api, who, { place: center, breedId: ids.beagle, petTypeId: ids.dog });
  const opened = await who.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
  const params = { sessionId: opened.body.id };
  const petServices = [{ petId: customer.pets[0]?.id, services: [{ serviceId: ids.groom, addons: [] }] }];
  await who.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
  return await who.call(`POST ${SESSION}/:sessionId/place-order`, {
    params,
    body: { appointment: { date: day(days), time }, overrideServiceTime: 60 },
  });
};

describe('the drivers of a van', () => {
  it('is one until further notice, who can be booked with it, and is told once', async () => {
    const { status, body, raw } = await fullTime(ana, day(1));
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({ assignee: null, assignationConfiguration: { type: 'full_time', from: day(1) } });
    expect(await held()).toEqual([['ana', 'assignment', day(1), null]]);
    expect((await book(ana, 2, '10:00')).status).toBe(200);
    const told = (await queuedFor(api, ana.account.phone)).filter((words) => words.includes('you drive Van'));
    expect(told).toHaveLength(1);
  });

  it('are those of the weekdays, 26 weeks ahead', async () => {
    const workdays = [2, 3, 4, 5, 6].map((weekday) => ({ day: weekday, serviceProviderId: ana.account.id }));
    const weekend = { day: 7, serviceProviderId: ben.account.id };
    const { body, status, raw } = await assign({ type: 'weekly', weeklyAssignations: [...workdays, weekend] });
    expect(status, raw).toBe(200);
    expect(body.assignationConfiguration?.weeklyAssignations).toHaveLength(7);
    // The tests take place on a Wednesday.
    expect(await held(day(0), day(6))).toEqual([
      ['ana', 'assignment', day(0), day(2)],
      ['ben', 'assignment', day(3), day(3)],
      ['ana', 'assignment', day(5), day(9)],
    ]);
    expect((await held(day(180), day(186))).length).toBe(1);
  });

  it('are those of named days', async () => {
    const calendarAssignations = [
      { date: day(2), serviceProviderId: ana.account.id },
      { date: day(3), serviceProviderId: ana.account.id },
      { date: day(5), serviceProviderId: ben.account.id },
    ];
    expect((await assign({ type: 'calendar', calendarAssignations })).status).toBe(200);
    expect(await held()).toEqual([
      ['ana', 'assignment', day(2), day(3)],
      ['ben', 'assignment', day(5), day(5)],
    ]);
  });

  it('RL-fleet-05 are others on single days, posted as an array of date and driverId, and then those from before', async () => {
    await fullTime(ana);
    const list = [3, 4].map((days) => ({ date: day(days), driverId: ben.account.id }));
    const response = await owner.call(`POST ${RENTERS}/temporary-assignations`, {
      params: { vehicleId: van },
      body: list,
    });
    expect(response.status, response.raw).toBe(200);
    expect(await held(day(0), day(8))).toEqual([
      ['ana', 'assignment', day(0), day(2)],
      ['ben', 'temporary', day(3), day(4)],
      ['ana', 'assignment', day(5), null],
    ]);
    expect((await queuedFor(api, ana.account.phone)).join()).toContain('you do not have Van');
    expect((await queuedFor(api, ben.account.phone)).join()).toContain('you drive Van');
  });

  it('are nobody after the van is taken back', async () => {
    await fullTime(ana);
    expect((await fullTime(null, day(4))).status).toBe(200);
    expect(await held()).toEqual([['ana', 'assignment', day(0), day(3)]]);
    expect((await book(ana, 5, '10:00')).error.data.refusal?.cause).toBe('no_van');
  });

  it('keep price adjustments that are left out, and replace those that are given', async () => {
    const adjusted = [
      { date: day(3), amount: 25 },
      { date: day(4), amount: -10.5 },
    ];
    await fullTime(ana, day(0), { priceAdjustments: adjusted });
    expect((await plan()).priceAdjustments).toEqual(adjusted);
    expect((await fullTime(ben)).body.priceAdjustments).toEqual(adjusted);
    expect((await fullTime(ben, day(0), { priceAdjustments: [] })).body.priceAdjustments).toEqual([]);
  });
});

describe('a driver who has visits', () => {
  it('keeps the van, with the visits named, until each of them is taken care of', async () => {
    await fullTime(ana);
    const visit = await book(ana, 3, '10:00');
    const before = await held();
    const refused = await fullTime(ben);
    expect([refused.status, refused.error.code]).toEqual([409, 'custody_has_visits']);
    expect(refused.error.data.vanUse).toMatchObject([{ id: visit.body.id, holderId: ana.account.id, choices: [] }]);
    expect(await held()).toEqual(before);
    // What nobody can choose is not chosen.
    const chosen = await fullTime(ben, day(0), { choices: [{ visitId: visit.body.id, choice: 'other_van' }] });
    expect(chosen.error.code).toBe('custody_has_visits');
    expect((await lend([[day(3), ben]])).error.code).toBe('custody_has_visits');
    expect((await lend([[day(4), ben]])).status).toBe(200);
  });

  it('goes on in another van of theirs by choice', async () => {
    await fullTime(ana);
    const visit = await book(ana, 3, '10:00');
    const other = await buildVanRow(api, { ownerId: owner.account.id });
    const second = { type: 'full_time', serviceProviderId: ana.account.id, from: day(2) };
    const refused = await assign(second, { id: other });
    expect(refused.error.data.vanUse).toMatchObject([{ id: visit.body.id, choices: ['other_van'] }]);
    const choices = [{ visitId: visit.body.id, choice: 'other_van' }];
    expect((await assign({ ...second, choices }, { id: other })).status).toBe(200);
    expect((await fullTime(ben, day(2))).status).toBe(200);
    const { rows } = await api.database.asOwner((db) =>
      db.query<{ resource_id: string }>("select resource_id from occupancy where id = $1 and resource_kind = 'van'", [
        visit.body.id,
      ]),
    );
    expect(rows).toEqual([{ resource_id: other }]);
  });
});

describe('an assignment is refused', () => {
  it.each([
    ['a groomer who was only invited', 'invited'],
    ['a groomer who left', 'left'],
  ])('with %s', async (_what, status) => {
    const cleo = await api.as('groomer');
    await attach(cleo, status);
    expect((await fullTime(cleo)).status).toBe(404);
    expect((await lend([[day(2), cleo]])).status).toBe(404);
  });

  it('with a groomer of another fleet, for a van of another owner, and for a day that has passed', async () => {
    const stranger = await api.as('groomer');
    expect((await fullTime(stranger)).status).toBe(404);
    const thief = await api.as('fleet_owner');
    expect((await assign({ type: 'full_time', serviceProviderId: null }, { by: thief })).status).toBe(404);
    expect((await fullTime(ana, day(-3))).error.code).toBe('custody_in_the_past');
    expect((await lend([[day(-1), ana]])).error.code).toBe('custody_in_the_past');
    expect(await held()).toEqual([]);
  });

  it('with more days than a year has', async () => {
    const days = Array.from({ length: MAX_ASSIGNED_DAYS + 1 }, (_, index) => [day(index + 1), ana] as const);
    const { status, error } = await lend(days);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['assignations']]);
    expect((await lend(days.slice(0, MAX_ASSIGNED_DAYS))).status).toBe(200);
  });

  it('with ten thousand days in one call, before they are read', async () => {
    const date = day(2);
    const calendarAssignations = Array.from({ length: 10_000 }, () => ({ date, serviceProviderId: ana.account.id }));
    expect((await assign({ type: 'calendar', calendarAssignations })).status).toBe(413);
    expect((await lend(Array.from({ length: 10_000 }, () => [date, ana] as const))).status).toBe(413);
    expect(await held()).toEqual([]);
  });

  it('of none of forty that are made at once, so that one of them holds in the end', async () => {
    const turns = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ana : ben));
    const answers = await Promise.all(turns.map((groomer) => fullTime(groomer, day(1))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await held()).toEqual([[expect.stringMatching(/^(ana|ben)$/), 'assignment', day(1), null]]);
  });

  it.each([
    ['full_time without a driver', { type: 'full_time' as const }, 'serviceProviderId'],
    ['calendar without days', { type: 'calendar' as const }, 'calendarAssignations'],
  ])('%s', async (_what, body, field) => {
    const { status, error } = await assign(body);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('of all but one where several are made at once', async () => {
    const answers = await Promise.all([
      fullTime(ana),
      fullTime(ben),
      fullTime(ana),
      fullTime(ben),
      lend([[day(2), ben]]),
    ]);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const { rows } = await api.database.asOwner((db) =>
      db.query<{ overlaps: number }>(
        `select count(*)::int as overlaps from van_custody a join van_custody b
           on a.vehicle_id = b.vehicle_id and a.id < b.id and a.during && b.during where a.vehicle_id = $1`,
        [van],
      ),
    );
    expect(rows).toEqual([{ overlaps: 0 }]);
  });
});

describe('days off', () => {
  it('are those of attached drivers, in the period', async () => {
    const off = (who: SignedIn, from: LocalDate, to: LocalDate) =>
      who.call('POST /v1/groomer/time-off', { body: { startDate: from, endDate: to } });
    await off(ana, day(3), day(4));
    await off(ben, day(40), day(41));
    const cleo = await api.as('groomer');
    await attach(cleo, 'invited');
    await off(cleo, day(3), day(4));
    const { body } = await owner.call(`GET ${MANAGEMENT}/days-off`, {
      query: { start_date: day(4), end_date: day(10) },
    });
    expect(body.items).toMatchObject([{ driver: { id: ana.account.id }, startDate: day(3), endDate: day(4) }]);
  });
});
