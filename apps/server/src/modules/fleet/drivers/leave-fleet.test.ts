import { addDays, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildVanRow } from '../../../../testing/builders/build-van-row.ts';
import {
  buildCatalogue,
  buildCustomerOf,
  buildGroomerAround,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';
import { newId } from '../../../platform/ids.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const FLEETS = '/v2/service-vehicle/driver/fleets';
const SESSION = '/v2/service-checkout/pet-service/service-provider';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 30.26, longitude: -97.75 };
let owner: SignedIn;
let groomer: SignedIn;

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  center = { ...center, longitude: center.longitude + 0.5 };
  owner = await api.as('fleet_owner');
  groomer = await buildGroomerAround(api, { center, serviceId: ids.groom });
});

const day = (days: number) => addDays(localDateAt(api.clock.now(), 'America/Chicago'), days);
const attach = async (by = owner): Promise<string> => {
  const id = newId();
  await api.database.asOwner((db) =>
    db.query(
      `insert into fleet_drivers (id, site_id, owner_id, groomer_id, status, status_since, invited_at)
       values ($1, $2, $3, $4, 'attached', app.now(), app.now())`,
      [id, api.site.id, by.account.id, groomer.account.id],
    ),
  );
  return id;
};
const assign = (van: string, body: object, by = owner) =>
  by.call(`PUT ${MANAGEMENT}/:id/assignation`, { params: { id: van }, body: { type: 'full_time', ...body } });
const giveVan = async (body: object = {}, by = owner): Promise<string> => {
  const van = await buildVanRow(api, { ownerId: by.account.id });
  const { status, raw } = await assign(van, { serviceProviderId: groomer.account.id, ...body }, by);
  expect(status, raw).toBe(200);
  return van;
};
const book = async (days: number, time = '10:00') => {
  const customer = await buildCustomerOf(api, groomer, { place: center, breedId: ids.beagle, petTypeId: ids.dog });
  const opened = await groomer.call(`POST ${SESSION}/init`, { body: { customerId: customer.id } });
  const params = { sessionId: opened.body.id };
  const petServices = [{ petId: customer.pets[0]?.id, services: [{ serviceId: ids.groom, addons: [] }] }];
  await groomer.call(`POST ${SESSION}/:sessionId/set-services`, { params, body: { petServices } });
  return await groomer.call(`POST ${SESSION}/:sessionId/place-order`, {
    params,
    body: { appointment: { date: day(days), time }, overrideServiceTime: 60 },
  });
};
const leave = (id: string) => groomer.call(`POST ${FLEETS}/:id/leave`, { params: { id } });
const rows = async <Row extends object>(text: string, values: readonly unknown[]) =>
  (await api.database.asOwner((db) => db.query<Row>(text, [...values]))).rows;
const custodyOf = async (van: string) =>
  await rows<{ from: Date; to: Date | null }>(
    'select lower(during) as from, upper(during) as to from van_custody where vehicle_id = $1 and upper(during) is distinct from lower(during)',
    [van],
  );
/** In whose calendars the visits of the groomer are. */
const calendarsOfVisits = async () =>
  await rows<{ id: string; resources: string[] }>(
    `select v.id, (select array_agg(o.resource_id::text) from occupancy o where o.id = v.id) as resources
     from occupancy v where v.resource_id = $1 and v.kind = 'appointment'`,
    [groomer.account.id],
  );

describe('a groomer who leaves a fleet', () => {
  it('gives its vans back at once, and works on without one', async () => {
    const driver = await attach();
    const van = await giveVan();
    expect((await book(2)).status).toBe(200);
    expect(await calendarsOfVisits()).toMatchObject([{ resources: expect.arrayContaining([van]) as unknown }]);
    const { status, raw } = await leave(driver);
    expect(status, raw).toBe(200);
    expect((await custodyOf(van)).filter(({ to }) => to === null || to > api.clock.now())).toEqual([]);
    expect(await calendarsOfVisits()).toMatchObject([{ resources: [groomer.account.id] }]);
    expect((await book(3)).status).toBe(200);
  });

  it('is out of reach of the owner: the van cannot be given to them again, and its use is not theirs', async () => {
    const driver = await attach();
    const van = await giveVan();
    await leave(driver);
    expect((await assign(van, { serviceProviderId: groomer.account.id })).status).toBe(404);
  });

  it('keeps what other fleets gave them, and its visits follow into it', async () => {
    const driver = await attach();
    const other = await api.as('fleet_owner');
    await attach(other);
    const kept = await giveVan({}, other);
    const van = await giveVan({ from: day(1) });
    expect((await book(2)).status).toBe(200);
    const { status, raw } = await leave(driver);
    expect(status, raw).toBe(200);
    expect(await custodyOf(van)).toEqual([]);
    expect((await calendarsOfVisits())[0]?.resources.toSorted()).toEqual([groomer.account.id, kept].toSorted());
  });

  it('is told which appointments would be left without a van where other days have one', async () => {
    const driver = await attach();
    const other = await api.as('fleet_owner');
    await attach(other);
    await giveVan({}, owner);
    await giveVan({ from: day(9), until: day(10) }, other);
    const booked = await book(2);
    const { status, error } = await leave(driver);
    expect([status, error.code]).toEqual([409, 'custody_has_visits']);
    expect(error.data['vanUse']).toMatchObject([{ kind: 'appointment', choices: [] }]);
    expect(booked.status).toBe(200);
    expect(await calendarsOfVisits()).toHaveLength(1);
    const [{ status: stands } = { status: '' }] = await rows<{ status: string }>(
      'select status from fleet_drivers where id = $1',
      [driver],
    );
    expect(stands).toBe('attached');
  });

  it('holds no van of the fleet however leaving and assigning meet', async () => {
    const driver = await attach();
    const van = await giveVan({ from: day(1) });
    const tries = Array.from({ length: 8 }, (_, index) =>
      index === 3 ? leave(driver) : assign(van, { serviceProviderId: groomer.account.id, from: day(1 + index) }),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual([]);
    expect(await custodyOf(van)).toEqual([]);
  });
});
