import { EXPIRES_SOON_DAYS, documentStateOf } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildCompleteVan,
  buildVan,
  startTestApi,
  VEHICLES,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';
import { APPOINTMENTS, MANAGEMENT, buildVanDays, prepareSite, type VanDays } from './van-days.testing.ts';

const DRIVER = 'GET /v2/service-vehicle/driver/compliance';
const STAFF = 'GET /v2/staff/compliance';
const OWNER = `GET ${MANAGEMENT}/compliance` as const;

let api: TestApi;
let ids: Awaited<ReturnType<typeof prepareSite>>;
let world: VanDays;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await prepareSite(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  world = await buildVanDays(api, ids);
});

const list = async (query: Record<string, string | number> = {}, by = world.owner) =>
  world.succeeded(await by.call(OWNER, { query }));
const visitsHit = async (kind = 'inspection', vehicleId = world.van) =>
  world.succeeded(await world.owner.call(`GET ${MANAGEMENT}/compliance/appointments`, { query: { vehicleId, kind } }));
const hit = async () => (await visitsHit()).items.map(({ id }) => id);
const forDriver = async (groomer: SignedIn) => world.succeeded(await groomer.call(DRIVER)).items;

describe('a paper of a van', () => {
  it('that expires on day 10 hits exactly the later appointments, with their sum, and names no customer', async () => {
    const { ana, owner, van } = world;
    await world.assign(ana);
    await world.give('inspection', 10);
    for (const [days, time] of [
      [3, '09:00'],
      [10, '16:00'],
    ] as const)
      await world.book(ana, days, time);
    const [first, second] = [await world.book(ana, 11, '08:00'), await world.book(ana, 40, '13:00')];
    const { items, counts } = await list();
    expect(items).toEqual([
      {
        vehicle: {
          id: van,
          name: 'Van',
          licensePlate: '',
          state: 'draft',
          isForRent: true,
          timeZone: 'America/Phoenix',
        },
        kind: 'inspection',
        state: 'soon',
        expiresOn: world.day(10),
        daysLeft: 10,
        holder: { id: ana.account.id, name: expect.any(String) as string },
        renewedBy: { id: owner.account.id, name: expect.any(String) as string },
        appointments: { count: 2, firstAt: world.at(11, 8).toISOString(), expected: 180 },
      },
    ]);
    expect(counts).toEqual({ all: 1, attention: 1, expired: 0, soon: 1, missing: 0 });
    const answer = await visitsHit();
    expect(answer).toMatchObject({ total: 2, timeZone: 'America/Phoenix' });
    expect(answer.items).toEqual([
      {
        id: first,
        appointmentStart: world.at(11, 8).toISOString(),
        groomer: { id: ana.account.id, name: expect.any(String) as string },
        expected: 90,
      },
      expect.objectContaining({ id: second }) as object,
    ]);
    expect(await forDriver(ana)).toEqual([{ ...items[0], isYours: false, appointmentIds: [first, second] }]);
  });

  it('counts a day by the zone of the van', async () => {
    await world.assign(world.ana);
    await world.give('inspection', 10);
    // 12:30 a.m. in Austin is 11:30 p.m. of the day before in Phoenix, on which the paper counts.
    const late = await world.book(world.ana, 9, '15:00');
    await world.move(world.ana, late, 11, 0.5);
    expect(await hit()).toEqual([]);
    await world.move(world.ana, late, 11, 2);
    expect(await hit()).toEqual([late]);
  });

  it('hits what an appointment is moved to, until it is renewed', async () => {
    await world.assign(world.ana);
    await world.give('inspection', 10);
    const id = await world.book(world.ana, 5, '10:00');
    expect(await hit()).toEqual([]);
    await world.move(world.ana, id, 12, 10);
    expect(await hit()).toEqual([id]);
    await world.move(world.ana, id, 10, 11);
    expect(await hit()).toEqual([]);
    await world.move(world.ana, id, 11, 9);
    await world.give('inspection', 11);
    expect(await hit()).toEqual([]);
    await world.give('inspection', 4);
    expect(await hit()).toEqual([id]);
    const canceled = await world.ana.call(`POST ${APPOINTMENTS}/:id/cancel-appointment`, {
      params: { id },
      body: { reasonId: 'schedule-conflict', notifyCustomer: false },
    });
    expect(canceled.status, canceled.raw).toBe(200);
    expect(await hit()).toEqual([]);
  });

  it('hits who drives: a change of custody takes the later appointments along', async () => {
    const { ana, ben, owner, van } = world;
    const other = (await buildVan(owner, { name: 'Van 2' })).id;
    await world.assign(ana);
    await world.give('inspection', 10);
    await world.give('inspection', 300, other);
    const [before, after] = [await world.book(ana, 12, '09:00'), await world.book(ana, 15, '09:00')];
    expect(await hit()).toEqual([before, after]);
    // From day 14 on she drives the other van.
    const choices = [{ visitId: after, choice: 'other_van' }];
    await world.assign(ana, 14, { choices }, other);
    await world.assign(ben, 14, { choices });
    expect(await hit()).toEqual([before]);
    const his = await world.book(ben, 16, '09:00');
    expect(await hit()).toEqual([before, his]);
    expect((await forDriver(ana)).map(({ vehicle, appointmentIds }) => [vehicle.id, appointmentIds])).toEqual([
      [van, [before]],
    ]);
    expect(
      (await forDriver(ben)).map(({ vehicle, holder, appointmentIds }) => [vehicle.id, holder?.id, appointmentIds]),
    ).toEqual([[van, ana.account.id, [his]]]);
  });

  it('that expired hits what is still to begin today, and nothing of the days before', async () => {
    await world.assign(world.ana);
    await world.give('inspection', 0);
    const [, today, later] = [
      await world.book(world.ana, 1, '09:00'),
      await world.book(world.ana, 2, '09:00'),
      await world.book(world.ana, 2, '13:00'),
    ];
    api.clock.advance((world.at(2, 11).getTime() - api.clock.now().getTime()) / 1000);
    const owner = await api.as(world.owner.account);
    const { items } = await list({}, owner);
    expect(items[0]).toMatchObject({ state: 'expired', daysLeft: -2, appointments: { count: 2 } });
    await api.database.asOwner((db) =>
      db.query('update appointment_lines set started_at = $2 where appointment_id = $1', [today, world.at(2, 10)]),
    );
    const ana = await api.as(world.ana.account);
    expect((await forDriver(ana))[0]?.appointmentIds).toEqual([later]);
  });

  it.each([EXPIRES_SOON_DAYS + 1, EXPIRES_SOON_DAYS, 0, -1])(
    'with %i days left is what its document is',
    async (days) => {
      await world.give('registration', days);
      expect((await list()).items[0]).toMatchObject({ daysLeft: days, state: documentStateOf(days) });
    },
  );

  it('is missing where a listed van needs it, and expired even without its file', async () => {
    const { owner } = world;
    const { id } = await buildCompleteVan(api, owner, { name: 'Vera' });
    await owner.call(`PUT ${VEHICLES}/status/:id`, { params: { id }, body: { status: 1 } });
    const of = async () => (await list({ vehicleId: id })).items.map(({ kind, state }) => [kind, state]);
    expect(await of()).toEqual([['registration', 'valid']]);
    await api.database.asOwner((db) =>
      db.query('update vehicle_documents set file_id = null where vehicle_id = $1', [id]),
    );
    expect(await of()).toEqual([['registration', 'missing']]);
    expect((await list({ vehicleId: id })).items[0]).toMatchObject({
      expiresOn: null,
      daysLeft: null,
      appointments: { count: 0, firstAt: null, expected: 0 },
    });
    await owner.call(`POST ${MANAGEMENT}/:id/insurance`, { params: { id }, body: { insuranceType: 'custom' } });
    expect(await of()).toEqual([
      ['insurance', 'missing'],
      ['registration', 'missing'],
    ]);
    await api.database.asOwner((db) =>
      db.query(`update vehicle_documents set expires_on = '2020-01-01' where vehicle_id = $1`, [id]),
    );
    expect(await of()).toEqual([
      ['registration', 'expired'],
      ['insurance', 'missing'],
    ]);
  });
});

describe('the list of an owner', () => {
  it('begins with what hurts: expired with appointments, expired, soon with appointments, missing, soon', async () => {
    const { owner, ana, ben, van } = world;
    const named = async (name: string) => (await buildVan(owner, { name, licensePlate: `P ${name}` })).id;
    const [b, c, d] = [await named('Van 10'), await named('Van 9'), await named('Rex')];
    await world.assign(ana);
    await world.assign(ben, 0, {}, c);
    await world.book(ana, 4, '09:00');
    await world.book(ben, 20, '09:00');
    await world.give('registration', -3);
    await world.give('registration', -9, b);
    await world.give('registration', 12, c);
    await world.give('inspection', 40, c);
    await world.give('registration', 2, d);
    const order = async (query: Record<string, string | number> = {}) =>
      (await list(query)).items.map(({ vehicle, kind, state }) => [vehicle.name, kind, state].join(' '));
    const all = [
      'Van registration expired',
      'Van 10 registration expired',
      'Van 9 registration soon',
      'Rex registration soon',
      'Van 9 inspection valid',
    ];
    expect(await order()).toEqual(all);
    expect(await order({ filter: 'attention' })).toEqual(all.slice(0, 4));
    expect(await order({ filter: 'expired' })).toEqual(all.slice(0, 2));
    expect(await order({ filter: 'soon', limit: 1, offset: 1 })).toEqual([all[3]]);
    expect(await order({ search: 'p van 1' })).toEqual([all[1]]);
    expect(await order({ search: '%' })).toEqual([]);
    expect(await list({ filter: 'expired', search: 'van', limit: 1 })).toMatchObject({
      total: 2,
      counts: { all: 4, attention: 3, expired: 2, soon: 1, missing: 0 },
    });
    expect((await list({ vehicleId: van })).items).toHaveLength(1);
  });

  it('is of one owner, and of no driver', async () => {
    await world.assign(world.ana);
    await world.give('inspection', 3);
    const stranger = await api.as('fleet_owner');
    expect(await list({}, stranger)).toMatchObject({ items: [], total: 0 });
    for (const path of ['', '/appointments'] as const) {
      const query = { vehicleId: world.van, kind: 'inspection' };
      expect((await world.owner.call(`GET ${MANAGEMENT}/compliance${path}`, { query })).status).toBe(200);
      expect((await stranger.call(`GET ${MANAGEMENT}/compliance${path}`, { query })).status).toBe(404);
      expect((await world.ana.call(`GET ${MANAGEMENT}/compliance${path}`, { query })).status).toBe(403);
    }
    expect(await forDriver(world.ben)).toEqual([]);
    expect((await stranger.call(DRIVER)).status).toBe(403);
  });
});

describe('the list of a site', () => {
  it('has what is not in order, the oldest expiry first, with who renews it', async () => {
    const staff = await api.as('staff');
    const { owner, ana, van } = world;
    await world.assign(ana);
    const other = (await buildVan(owner, { name: 'Zed' })).id;
    await world.give('registration', 8);
    await world.give('inspection', 90);
    await world.give('registration', -4, other);
    await world.book(ana, 9, '09:00');
    const { email } = owner.account;
    await api.database.asOwner((db) =>
      db.query(`update providers set business_name = 'Fleet of ' || $2 where account_id = $1`, [
        owner.account.id,
        email,
      ]),
    );
    const ask = async (query: Record<string, string | number>) => world.succeeded(await staff.call(STAFF, { query }));
    const { items, counts } = await ask({ search: `fleet of ${email}` });
    expect(
      items.map(({ vehicle, state, daysLeft, renewedBy }) => [vehicle.id, state, daysLeft, renewedBy.name]),
    ).toEqual([
      [other, 'expired', -4, `Fleet of ${email}`],
      [van, 'soon', 8, `Fleet of ${email}`],
    ]);
    expect(items[1]).toMatchObject({ holder: { id: ana.account.id }, appointments: { count: 1, expected: 90 } });
    expect(counts).toEqual({ attention: 2, expired: 1, soon: 1, missing: 0 });
    expect((await ask({ search: `fleet of ${email}`, filter: 'soon' })).total).toBe(1);
    expect((await owner.call(STAFF)).status).toBe(403);
  });
});
