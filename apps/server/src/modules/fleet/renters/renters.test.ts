import { addDays, localDateAt, type LocalDate } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildVanRow } from '../../../../testing/builders/build-van-row.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';
import { newId } from '../../../platform/ids.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const RENTERS = '/v2/service-vehicle/fleet-owner/renter-management/renters';
const ZONE = 'America/Chicago';

let api: TestApi;
let owner: SignedIn;
let ana: SignedIn;
let van: string;

const attach = (groomer: SignedIn, status = 'attached', by = owner) =>
  api.database.asOwner((db) =>
    db.query(
      `insert into fleet_drivers (id, site_id, owner_id, groomer_id, status, status_since, invited_at)
       values ($1, $2, $3, $4, $5, app.now(), app.now())`,
      [newId(), api.site.id, by.account.id, groomer.account.id, status],
    ),
  );
const named = async (name: string, lastName = 'Ruiz') => {
  const groomer = await api.as('groomer');
  await api.database.asOwner((db) =>
    db.query('update accounts set first_name = $2, last_name = $3 where id = $1', [groomer.account.id, name, lastName]),
  );
  return groomer;
};
const day = (days: number): LocalDate => addDays(localDateAt(api.clock.now(), ZONE), days);
/** Custody as it was entered in its time, also in the past. */
const held = (groomer: SignedIn, from: LocalDate, to: LocalDate | null, vehicleId = van) =>
  api.database.asOwner((db) =>
    db.query(
      `insert into van_custody (id, site_id, vehicle_id, holder_id, reason, during, created_by, created_at)
       values ($1, $2, $3, $4, 'assignment', tstzrange($5::date::timestamp at time zone $7,
         ($6::date + 1)::timestamp at time zone $7), $8, app.now())`,
      [newId(), api.site.id, vehicleId, groomer.account.id, from, to, ZONE, owner.account.id],
    ),
  );
const listed = async (query: Record<string, string | number> = {}, by = owner) => {
  const { body, status, raw } = await by.call(`GET ${RENTERS}`, { query });
  expect(status, raw).toBe(200);
  return body;
};
const record = (groomer: SignedIn, by = owner) => by.call(`GET ${RENTERS}/:id`, { params: { id: groomer.account.id } });
const history = (groomer: SignedIn, query: Record<string, string | number> = {}, by = owner) =>
  by.call(`GET ${RENTERS}/:id/history`, { params: { id: groomer.account.id }, query });

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  owner = await api.as('fleet_owner');
  ana = await named('Ana', 'Diaz');
  await attach(ana);
  van = await buildVanRow(api, { ownerId: owner.account.id });
});

const withStates = async () => {
  const [ben, cleo, dora, eli] = [await named('Ben'), await named('Cleo'), await named('Dora'), await named('Eli')];
  await attach(ben);
  await attach(cleo, 'invited');
  await attach(dora, 'declined');
  await attach(eli);
  await held(ana, day(-3), day(2));
  await held(ben, day(5), day(6));
  return { ben, cleo, dora, eli };
};

describe('the renters of a fleet', () => {
  it('are each in one state, which the filters count', async () => {
    await withStates();
    const { items, counts, total } = await listed();
    expect(items.map(({ name, state }) => [name, state])).toEqual([
      ['Ana Diaz', 'driving'],
      ['Ben Ruiz', 'upcoming'],
      ['Cleo Ruiz', 'invited'],
      ['Dora Ruiz', 'past'],
      ['Eli Ruiz', 'without_van'],
    ]);
    expect(counts).toEqual({ all: 5, driving: 1, upcoming: 1, without_van: 1, invited: 1, past: 1 });
    expect(total).toBe(5);
    expect((await listed({ filter: 'upcoming' })).items).toMatchObject([
      { name: 'Ben Ruiz', vanNow: null, next: { van: { id: van }, from: day(5), to: day(6) }, daysThisMonth: 0 },
    ]);
    expect((await listed({ filter: 'driving' })).items).toMatchObject([
      { vanNow: { van: { id: van }, from: day(-3), to: day(2) }, next: null, daysThisMonth: 4 },
    ]);
  });

  it('come in the order of their next day, those who have a van now first', async () => {
    await withStates();
    const names = async (sort: string) => (await listed({ sort })).items.map(({ name }) => name.split(' ')[0]);
    expect(await names('next')).toEqual(['Ana', 'Ben', 'Cleo', 'Dora', 'Eli']);
    expect((await names('-next')).slice(0, 2)).toEqual(['Ben', 'Ana']);
    expect(await names('-name')).toEqual(['Eli', 'Dora', 'Cleo', 'Ben', 'Ana']);
  });

  it('are paged, with the whole number beside them', async () => {
    await withStates();
    const { items, total } = await listed({ limit: 2, offset: 2 });
    expect([items.map(({ name }) => name), total]).toEqual([['Cleo Ruiz', 'Dora Ruiz'], 5]);
  });

  it('have a phone and an email only while they drive for the fleet, and are found by them only then', async () => {
    const invited = await named('Cleo');
    await attach(invited, 'invited');
    const declined = await named('Dora');
    await attach(declined, 'declined');
    const { items } = await listed();
    expect(items.map(({ phone, email }) => [phone, email])).toEqual([
      [ana.account.phone, ana.account.email],
      [null, null],
      [null, null],
    ]);
    const foundBy = async (who: SignedIn) =>
      (await listed({ search: who.account.phone.slice(-7) })).items.map(({ name }) => name);
    expect([await foundBy(ana), await foundBy(invited), await foundBy(declined)]).toEqual([['Ana Diaz'], [], []]);
    expect((await record(declined)).body).toMatchObject({ status: 'declined', phone: null, email: null });
    expect((await listed({ search: 'cleo' })).counts).toMatchObject({ all: 1, invited: 1 });
    expect((await listed({ search: '%' })).items).toEqual([]);
  });

  it('of another owner are not among them', async () => {
    const other = await api.as('fleet_owner');
    expect((await listed({}, other)).items).toEqual([]);
  });
});

describe('the record of a renter', () => {
  it('shows vans now, next and before, in days of the van, pieces in a row as one', async () => {
    await held(ana, day(-20), day(-10));
    await held(ana, day(-2), day(1));
    await held(ana, day(2), day(3));
    await held(ana, day(8), null);
    const { body, status, raw } = await record(ana);
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({
      id: ana.account.id,
      state: 'driving',
      now: [{ van: { id: van }, from: day(-2), to: day(3) }],
      next: [{ from: day(8), to: null }],
      nextTotal: 1,
      appointmentsDone: 0,
      phone: ana.account.phone,
    });
    const before = (await history(ana)).body;
    expect(before).toMatchObject({ total: 1, items: [{ from: day(-20), to: day(-10), days: 11 }] });
    expect((await history(ana, { offset: 1 })).body.items).toEqual([]);
  });

  it('counts days by month, the last twelve, a day in two vans once', async () => {
    const second = await buildVanRow(api, { ownerId: owner.account.id });
    await held(ana, day(-40), day(-1));
    await held(ana, day(-40), day(-36), second);
    const { months } = (await record(ana)).body;
    expect(months).toHaveLength(12);
    expect(months.reduce((sum, { days }) => sum + days, 0)).toBe(40);
    expect(months.at(-1)?.month).toBe(day(0).slice(0, 7));
  });

  it('names the policies with the version that they accepted, and since when they are off', async () => {
    const policy = await owner.call(`POST ${MANAGEMENT}/policy`, { body: { title: 'Cleaning', content: 'Clean it.' } });
    const accept = (version: number) =>
      ana.call(`POST ${MANAGEMENT}/policy/:id/accept`, { params: { id: policy.body.id }, body: { version } });
    expect((await record(ana)).body).toMatchObject({
      policies: 1,
      policiesAccepted: 0,
      acceptances: [{ title: 'Cleaning', version: 1, acceptedVersion: null, acceptedAt: null }],
    });
    expect((await accept(1)).status).toBe(200);
    await owner.call(`POST ${MANAGEMENT}/policy`, {
      body: { id: policy.body.id, version: 1, title: 'Cleaning', content: 'Clean it well.' },
    });
    await ana.call('POST /v1/groomer/time-off', { body: { startDate: day(3), endDate: day(4) } });
    expect((await record(ana)).body).toMatchObject({
      policiesAccepted: 0,
      acceptances: [{ version: 2, acceptedVersion: 1 }],
      daysOff: [{ startDate: day(3), endDate: day(4) }],
    });
  });

  it('of an invitation says until when it can be answered, and offers to withdraw it', async () => {
    const cleo = await named('Cleo');
    await attach(cleo, 'invited');
    const { body } = await record(cleo);
    expect(body).toMatchObject({ state: 'invited', can: { withdraw: true, detach: false } });
    expect(body.answerBy?.slice(0, 10)).toBe(
      new Date(api.clock.now().getTime() + 14 * 86_400_000).toISOString().slice(0, 10),
    );
    const { status } = await owner.call(`DELETE ${MANAGEMENT}/attached-service-providers/:id`, {
      params: { id: body.driverId },
      query: { status: 'invited' },
    });
    expect([status, (await record(cleo)).body.status]).toEqual([204, 'left']);
  });

  it('is the owner’s alone: neither another owner’s nor the renter’s', async () => {
    const other = await api.as('fleet_owner');
    expect((await record(ana, other)).status).toBe(404);
    expect((await history(ana, {}, other)).status).toBe(404);
    expect((await record(ana, ana)).status).toBe(403);
    expect((await history(ana, {}, ana)).status).toBe(403);
    const stranger = await api.as('groomer');
    expect((await record(stranger)).status).toBe(404);
  });

  it('has only what belongs to the vans of this owner', async () => {
    const other = await api.as('fleet_owner');
    await attach(ana, 'attached', other);
    await held(ana, day(-5), day(5));
    expect((await record(ana, other)).body).toMatchObject({ state: 'without_van', now: [], next: [] });
    expect((await history(ana, {}, other)).body.total).toBe(0);
  });
});
