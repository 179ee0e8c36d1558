import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGroomerAround } from '../builders/build-groomer-around.ts';
import { buildCompleteVan, startTestApi, type SignedIn, type TestApi } from '../index.ts';
import { catalogueOf } from './catalogue-of.ts';
import { APPOINTMENTS, busyMonth, fillMonths } from './fill-month.ts';
import { fillSessions, firstSlot } from './fill-sessions.ts';
import { recordPlacing, SLOTS_BEFORE } from './record-placing.ts';
import { recordStatements } from './record-statements.ts';

const AUSTIN = { latitude: 30.26, longitude: -97.75 };
const TIMES = 5;
const PLACED = 2;
const PROVIDERS = 3;
const VANS = 3;

let api: TestApi;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 });
  groomer = await api.as('groomer');
});
afterAll(() => api.close());

/** The least of several calls, after a first one: what the process does beside a call is recorded with it. */
const roundTripsOf = async (call: () => Promise<{ status: number; raw: string }>): Promise<number> => {
  const succeed = async () => {
    const { status, raw } = await call();
    expect(raw, `status ${status}`).not.toContain('"code"');
  };
  await succeed();
  const counts: number[] = [];
  for (let time = 0; time < TIMES; time += 1)
    counts.push((await recordStatements(api.platform.db.pool, succeed)).length);
  return Math.min(...counts);
};

/** The goals of the bench are shares of what PostgreSQL does in as many round trips: these must not become more. */
describe('round trips to the database', () => {
  it('of a profile: begin with site and session, profile, commit', async () => {
    expect(await roundTripsOf(() => groomer.call('GET /v2/service-provider/account'))).toBeLessThanOrEqual(4);
  });

  it('of a month of 120 appointments: begin with site and session, time zone, appointments, holds, commit', async () => {
    await fillMonths(api, [groomer]);
    const { year, month } = busyMonth();
    const read = () =>
      groomer.call('GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month', {
        params: { year, month },
      });
    expect(await roundTripsOf(read)).toBeLessThanOrEqual(5);
  });

  it('of placing an appointment behind two days of others', async () => {
    const bookers = await fillSessions(api, PLACED, SLOTS_BEFORE);
    const counts: number[] = [];
    for (const booker of bookers) counts.push((await recordPlacing(api, booker, firstSlot())).statements.length);
    expect(Math.min(...counts)).toBeLessThanOrEqual(32);
  });

  it('of a write, and those that an idempotency key adds', async () => {
    const body = { deviceId: 'bench', deviceName: 'Bench', fcmToken: 'x'.repeat(160), os: 'Debian', osVersion: '12' };
    let number = 0;
    const save = (isKeyed: boolean) =>
      groomer.call('POST /v1/user/device-meta-data', {
        body,
        ...(isKeyed && { headers: { 'idempotency-key': `device-${(number += 1)}` } }),
      });
    expect(await roundTripsOf(() => save(false))).toBeLessThanOrEqual(7);
    expect(await roundTripsOf(() => save(true))).toBeLessThanOrEqual(8);
  });

  it('of a page of vans: begin with site and session, found with counts, vans, their parts, covers, commit', async () => {
    const owner = await api.as('fleet_owner');
    for (let count = 0; count < VANS; count += 1) await buildCompleteVan(api, owner);
    const list = () => owner.call('GET /v2/service-vehicle/fleet-owner/fleet-management/list');
    expect((await list()).body.items).toHaveLength(VANS);
    expect(await roundTripsOf(list)).toBeLessThanOrEqual(9);
  });

  it('of a page of a search', async () => {
    const { groom } = await catalogueOf(api);
    for (let count = 0; count < PROVIDERS; count += 1)
      await buildGroomerAround(api, { center: AUSTIN, serviceId: groom });
    const { body } = await api.call('POST /v2/service-checkout/pet-service/customer/search', {
      body: { location: AUSTIN, pets: [{ serviceId: groom, size: 'medium' }], limit: 10 },
    });
    const search = () =>
      api.call('GET /v2/service-checkout/pet-service/customer/:sessionId/providers', {
        params: { sessionId: body.sessionId },
        query: { order: 'price', limit: 10 },
      });
    expect((await search()).body.items.length).toBeGreaterThanOrEqual(PROVIDERS);
    expect(await roundTripsOf(search)).toBeLessThanOrEqual(9);
  });
});

it('a month of 120 appointments takes at most 8 KB compressed', async () => {
  const busy = await api.as('groomer');
  await fillMonths(api, [busy]);
  const { year, month } = busyMonth();
  const { body, raw } = await busy.call('GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month', {
    params: { year, month },
  });
  expect(body.items).toHaveLength(APPOINTMENTS);
  expect(gzipSync(raw).length).toBeLessThanOrEqual(8 * 1024);
});
