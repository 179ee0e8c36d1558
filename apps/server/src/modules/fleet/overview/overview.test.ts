import { BOOKED_WEEKS } from '@tailgate/contract';
import { addDays, type LocalDate } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildVanRow } from '../../../../testing/builders/build-van-row.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';
import { newId } from '../../../platform/ids.ts';
import { block, dayFrom, flatTerms, hold, list, saveTermsOn } from './owner-day.testing.ts';

const OVERVIEW = 'GET /v2/service-vehicle/fleet-owner/fleet-management/overview';

let api: TestApi;
let owner: SignedIn;
let driver: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  owner = await api.as('fleet_owner');
  driver = await api.as('groomer');
});

const day = (days: number): LocalDate => dayFrom(api, days);
const read = async (query: Record<string, string | number> = {}) => {
  const { status, body, raw } = await owner.call(OVERVIEW, { query });
  expect(status, raw).toBe(200);
  return body;
};
const listedVan = async (name = 'Van') => {
  const id = await buildVanRow(api, { ownerId: owner.account.id });
  await list(api, id);
  await api.database.asOwner((db) => db.query('update vehicles set name = $2 where id = $1', [id, name]));
  return id;
};
const held = (van: string, from: number, to?: number) =>
  hold(api, {
    van,
    holder: driver.account.id,
    from: day(from),
    ...(to === undefined ? {} : { to: day(to) }),
  });
const flat = (van: string, on = -300, given: object = {}) =>
  saveTermsOn(api, { van, by: owner.account.id, on: day(on), kind: 'plan', terms: flatTerms(given) });

describe('the home of a fleet owner', () => {
  it('says of each listed van whether it is out, in service or idle', async () => {
    const [out, inService, both] = [await listedVan('A'), await listedVan('B'), await listedVan('C')];
    await listedVan('D');
    await buildVanRow(api, { ownerId: owner.account.id });
    await held(out, -3);
    await block(api, inService, 'maintenance', [-1, 2]);
    await hold(api, { van: both, holder: (await api.as('groomer')).account.id, from: day(-2) });
    await block(api, both, 'block', [-1, 1]);
    const { vans, page } = await read();
    expect(vans).toEqual({ all: 5, drafts: 1, listed: 4, out: 1, inService: 2, idle: 1 });
    expect(page.items.map(({ name, isInService }) => [name, isInService])).toEqual([
      ['A', false],
      ['B', true],
      ['C', true],
      ['D', false],
    ]);
  });

  it('has what is booked by weeks, this one last, and how it changed', async () => {
    const van = await listedVan();
    await flat(van);
    const { booked: before } = await read();
    expect(before.weeks).toHaveLength(BOOKED_WEEKS);
    expect(before.weeks.map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(before.changePercent).toBeNull();
    const [lastWeek, thisWeek] = before.weeks.slice(-2);
    if (!lastWeek || !thisWeek) throw new Error('There are six weeks');
    await hold(api, {
      van,
      holder: driver.account.id,
      from: addDays(lastWeek.from as LocalDate, 2),
      to: addDays(lastWeek.from as LocalDate, 4),
    });
    await hold(api, { van, holder: driver.account.id, from: thisWeek.from as LocalDate });
    const { booked, page } = await read();
    expect(booked.weeks.slice(-2).map(({ amount }) => amount)).toEqual([240, 520]);
    expect(booked.changePercent).toBe(117);
    expect(page.items.map((one) => one.booked)).toEqual([520]);
    expect(thisWeek.from <= day(0) && day(0) <= thisWeek.to).toBe(true);
  });

  it('charges each day the terms that were in force on it', async () => {
    const van = await listedVan();
    const { booked: before } = await read();
    const week = before.weeks.at(-2);
    if (!week) throw new Error('There are six weeks');
    const first = week.from as LocalDate;
    const terms = (on: LocalDate, ratePerDayCents: number) =>
      saveTermsOn(api, {
        van,
        by: owner.account.id,
        on,
        kind: 'plan',
        terms: flatTerms({ ratePerDayCents, ratePerWeekCents: null }),
      });
    await terms(addDays(first, 1), 5_000);
    await terms(addDays(first, 3), 9_000);
    await hold(api, { van, holder: driver.account.id, from: first, to: addDays(first, 4) });
    // Nothing was agreed on the first day; then two days at 50 and two at 90 dollars.
    expect((await read()).booked.weeks.at(-2)?.amount).toBe(280);
  });

  it('has the use of two weeks, of listed vans only', async () => {
    const [one, other, paused] = [await listedVan('A'), await listedVan('B'), await listedVan('C')];
    const from = day(30);
    await hold(api, { van: one, holder: driver.account.id, from, to: addDays(from, 6) });
    await hold(api, { van: paused, holder: driver.account.id, from });
    await hold(api, { van: other, holder: owner.account.id, from, reason: 'owner' });
    await list(api, paused, 'paused');
    const { use, page } = await read({ from });
    expect(use).toEqual({ from, to: addDays(from, 13), heldDays: 7, vanDays: 28, percent: 25 });
    expect(page.items.map(({ name, usePercent }) => [name, usePercent])).toEqual([
      ['A', 50],
      ['B', 0],
      ['C', null],
    ]);
    expect((await read({ from, sort: 'use' })).page.items.map(({ name }) => name)).toEqual(['B', 'A', 'C']);
  });

  it('lists who was asked to drive and has not answered, and whose van changes hands today', async () => {
    const van = await listedVan('Van 7');
    await api.database.asOwner((db) =>
      db.query(
        `insert into fleet_drivers (id, site_id, owner_id, groomer_id, status, status_since, invited_at)
         values ($1, $2, $3, $4, 'invited', app.now(), app.now())`,
        [newId(), api.site.id, owner.account.id, driver.account.id],
      ),
    );
    await held(van, -5, 0);
    await hold(api, { van, holder: (await api.as('groomer')).account.id, from: day(1) });
    const { waiting, restOfToday } = await read();
    expect(waiting).toMatchObject({ total: 1, drivers: [{ serviceProviderId: driver.account.id }] });
    expect(restOfToday).toEqual([]);
    await api.database.asOwner((db) =>
      db.query(
        `update van_custody set during = tstzrange(lower(during), app.now() + interval '2 hours') where vehicle_id = $1 and holder_id = $2`,
        [van, driver.account.id],
      ),
    );
    expect((await read()).restOfToday).toMatchObject([
      { kind: 'ends', vehicle: { id: van, name: 'Van 7' }, driver: { id: driver.account.id }, reason: 'assignment' },
    ]);
  });

  it('is paged and in the order that is asked for', async () => {
    for (const name of ['Van 10', 'Van 9', 'Van 1']) await flat(await listedVan(name));
    const ten = (await read()).page.items[2]?.id ?? '';
    await held(ten, -1);
    const names = async (query: Record<string, string | number>) =>
      (await read(query)).page.items.map(({ name }) => name);
    expect(await names({ limit: 2 })).toEqual(['Van 1', 'Van 9']);
    expect(await names({ limit: 2, offset: 2 })).toEqual(['Van 10']);
    expect(await names({ sort: '-booked' })).toEqual(['Van 10', 'Van 1', 'Van 9']);
    for (const query of [{ sort: 'plate' }, { from: '2026-02-30' }, { limit: -2 }])
      expect((await owner.call(OVERVIEW, { query })).status).toBe(422);
  });

  it('is of one owner, and of owners only', async () => {
    await held(await listedVan(), -3);
    const other = await api.as('fleet_owner');
    const { body } = await other.call(OVERVIEW);
    expect(body).toMatchObject({ vans: { all: 0 }, page: { items: [], total: 0 }, waiting: { total: 0 } });
    expect((await driver.call(OVERVIEW)).status).toBe(403);
  });
});
