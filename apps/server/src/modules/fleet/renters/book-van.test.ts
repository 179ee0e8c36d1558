import { MAX_BOOKED_DAYS, MAX_BOOKING_DAYS_AHEAD } from '@tailgate/contract';
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
const MANAGED = '/v2/service-vehicle/fleet-owner/renter-management/vehicles/:vehicleId';
const RENTERS = '/v2/service-vehicle/fleet-owner/renter-management/renters';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const ZONE = 'America/Chicago';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 32.7, longitude: -96.8 };
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
const run = (sql: string, values: readonly unknown[]) => api.database.asOwner((db) => db.query(sql, [...values]));
const listedVan = async (name: string) => {
  const id = await buildVanRow(api, { ownerId: owner.account.id });
  await run(`update vehicles set status = 'listed', name = $2 where id = $1`, [id, name]);
  return id;
};
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
  await run(`update accounts set first_name = 'Ana', last_name = 'Diaz' where id = $1`, [ana.account.id]);
  await attach(ana);
  await attach(ben);
  van = await listedVan('Van 4');
});

const day = (days: number): LocalDate => addDays(localDateAt(api.clock.now(), ZONE), days);
const book = (
  who: SignedIn,
  dates: readonly LocalDate[],
  { id = van, by = owner, ...more }: Record<string, unknown> & { id?: string; by?: SignedIn } = {},
) =>
  by.call(`POST ${RENTERS}/:id/bookings`, {
    params: { id: who.account.id },
    body: { vehicleId: id, dates: [...dates], ...more },
  });
const free = async (days: readonly LocalDate[], query: Record<string, string | number> = {}, by = owner) => {
  const { body, status, raw } = await by.call(`GET ${MANAGEMENT}/free-vans`, {
    query: { days: days.join(','), ...query },
  });
  expect(status, raw).toBe(200);
  return body;
};
const held = async () => {
  const { body } = await owner.call(`GET ${MANAGED}/assignation`, {
    params: { vehicleId: van },
    query: { start_date: day(0), end_date: day(30) },
  });
  return body.assignations.map(({ driver, from, to }) => [driver.id === ana.account.id ? 'ana' : 'ben', from, to]);
};
const visit = async (who: SignedIn, days: number) => {
  const customer = await buildCustomerOf(api, who, { place: center, breedId: ids.beagle, petTypeId: ids.dog });
  const opened = await who.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
  const params = { sessionId: opened.body.id };
  const petServices = [{ petId: customer.pets[0]?.id, services: [{ serviceId: ids.groom, addons: [] }] }];
  await who.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
  const placed = await who.call(`POST ${SESSION}/:sessionId/place-order`, {
    params,
    body: { appointment: { date: day(days), time: '10:00' }, overrideServiceTime: 60 },
  });
  expect(placed.status, placed.raw).toBe(200);
  return placed.body.id;
};

describe('a van for days', () => {
  it('is the one first that is free on all of them, with who has the others when', async () => {
    const second = await listedVan('Van 10');
    const third = await listedVan('Van 9');
    await buildVanRow(api, { ownerId: owner.account.id });
    await book(ana, [day(3), day(4)]);
    await run(
      `insert into occupancy (id, site_id, resource_id, resource_kind, kind, busy, occupied, created_at)
       values ($1, $2, $3, 'van', 'maintenance', tstzrange($4, $5), tstzrange($4, $5), app.now())`,
      [newId(), api.site.id, second, `${day(4)}T10:00:00-06:00`, `${day(4)}T12:00:00-06:00`],
    );
    const { items, total } = await free([day(2), day(3), day(4)]);
    expect(total).toBe(3);
    expect(items.map((one) => [one.van.name, one.freeDays])).toEqual([
      ['Van 9', 3],
      ['Van 10', 2],
      ['Van 4', 1],
    ]);
    expect(items[0]?.van.id).toBe(third);
    expect(items[1]?.taken).toEqual([{ date: day(4), by: 'maintenance', holder: null, reason: null }]);
    expect(items[2]?.taken).toEqual(
      [day(3), day(4)].map((date) => ({
        date,
        by: 'held',
        holder: { id: ana.account.id, name: 'Ana Diaz' },
        reason: 'temporary',
      })),
    );
    expect((await free([day(3)], { vehicleId: third })).items).toHaveLength(1);
    expect((await free([day(3)], { search: 'van 1' })).items.map((one) => one.van.name)).toEqual(['Van 10']);
    expect((await free([day(3)], { limit: 1, offset: 1 })).items.map((one) => one.van.name)).toEqual(['Van 10']);
  });

  it('is taken on days that have passed, and today only by what is still there', async () => {
    await run(
      `insert into van_custody (id, site_id, vehicle_id, holder_id, reason, during, created_by, created_at)
       values ($1, $2, $3, $4, 'assignment', tstzrange(app.now() - interval '3 days', app.now() - interval '1 minute'), $5, app.now())`,
      [newId(), api.site.id, van, ana.account.id, owner.account.id],
    );
    const { items } = await free([day(-1), day(0)]);
    expect(items).toMatchObject([{ freeDays: 1, taken: [{ date: day(-1), by: 'past' }] }]);
  });

  it.each([
    ['ten thousand', Array.from({ length: 10_000 }, () => '2027-01-01').join(',')],
    ['no date', 'soon'],
    ['nothing', ''],
    ['a day that is none', '2027-02-30'],
  ])('is not looked for on %s', async (_what, days) => {
    const { status, error } = await owner.call(`GET ${MANAGEMENT}/free-vans`, { query: { days } });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['days']]);
  });

  it('of another owner is not found', async () => {
    const other = await api.as('fleet_owner');
    expect((await free([day(1)], {}, other)).items).toEqual([]);
    const { status } = await other.call(`GET ${MANAGEMENT}/free-vans`, { query: { days: day(1), vehicleId: van } });
    expect(status).toBe(404);
  });
});

describe('booking a van for a renter', () => {
  it('gives them its free days, and tells them', async () => {
    const { status, body, raw } = await book(ana, [day(5), day(2), day(3), day(2)]);
    expect(status, raw).toBe(200);
    expect(body).toEqual({
      van: { id: van, name: 'Van 4' },
      renter: { id: ana.account.id, name: 'Ana Diaz' },
      dates: [day(2), day(3), day(5)],
    });
    expect(await held()).toEqual([
      ['ana', day(2), day(3)],
      ['ana', day(5), day(5)],
    ]);
    expect((await queuedFor(api, ana.account.phone)).join()).toContain('you drive Van 4');
  });

  it('takes it from nobody: all days or none, with who has it', async () => {
    await book(ana, [day(3), day(4)]);
    const refused = await book(ben, [day(2), day(3), day(4)]);
    expect([refused.status, refused.error.code]).toEqual([409, 'van_taken']);
    expect(refused.error.message).toMatch(/^Ana Diaz has Van 4 on .*\. 1 more day is taken\.$/);
    expect(await held()).toEqual([['ana', day(3), day(4)]]);
  });

  it('of one day by forty at once is one booking, and the others are told who has it', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => book(index % 2 ? ana : ben, [day(6)])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.code}`))).toEqual(new Set(['409 van_taken']));
    expect(new Set(refused.map(({ error }) => error.message)).size).toBe(1);
  });

  it('lists appointments that would be without a van', async () => {
    const id = await visit(ana, 9);
    const refused = await book(ana, [day(3)]);
    expect([refused.status, refused.error.code]).toEqual([409, 'custody_has_visits']);
    expect(refused.error.data.vanUse).toMatchObject([{ id, holderId: ana.account.id }]);
    expect(await held()).toEqual([]);
  });

  it('moves appointments into the van by choice', async () => {
    const first = await listedVan('Van 5');
    expect((await book(ana, [day(2), day(3)], { id: first })).status).toBe(200);
    const id = await visit(ana, 3);
    const refused = await book(ana, [day(3)]);
    expect(refused.error.data.vanUse).toMatchObject([{ id, choices: ['other_van'] }]);
    const { status, raw } = await book(ana, [day(3)], { choices: [{ visitId: id, choice: 'other_van' }] });
    expect(status, raw).toBe(200);
  });

  it.each([
    ['a day that has passed', () => [day(-1)], 'custody_in_the_past'],
    ['a day too far ahead', () => [day(MAX_BOOKING_DAYS_AHEAD + 1)], 'validation_failed'],
    ['no day', () => [], 'validation_failed'],
    [
      'ten thousand days',
      () => Array.from({ length: 10_000 }, (_, index) => addDays(day(1), index % MAX_BOOKED_DAYS)),
      'validation_failed',
    ],
  ])('is refused with %s', async (_what, dates, code) => {
    expect((await book(ana, dates())).error.code).toBe(code);
    expect(await held()).toEqual([]);
  });

  it('is refused for a van that is not listed, and says so', async () => {
    await run(`update vehicles set status = 'paused' where id = $1`, [van]);
    expect((await book(ana, [day(2)])).error.errors).toEqual({ vehicleId: 'is not listed' });
  });

  it('is refused for who does not drive for the fleet, for a van of another owner, and by one', async () => {
    const cleo = await api.as('groomer');
    await attach(cleo, 'invited');
    const stranger = await api.as('groomer');
    const other = await api.as('fleet_owner');
    const theirs = await buildVanRow(api, { ownerId: other.account.id });
    expect((await book(cleo, [day(2)])).status).toBe(404);
    expect((await book(stranger, [day(2)])).status).toBe(404);
    expect((await book(ana, [day(2)], { id: theirs })).status).toBe(404);
    expect((await book(ana, [day(2)], { by: other })).status).toBe(404);
    expect((await book(ana, [day(2)], { by: ana })).status).toBe(403);
    expect(await held()).toEqual([]);
  });
});
