import { addDays, instantOf, type LocalDate } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildVanRow } from '../../../../testing/builders/build-van-row.ts';
import {
  buildAppointment,
  buildCatalogue,
  buildCustomerOf,
  buildFile,
  buildGroomerAround,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';
import { ZONE, block, dayFrom, flatTerms, hold, list, saveTermsOn, shareTerms } from '../overview/owner-day.testing.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const RECORD = `GET ${MANAGEMENT}/:id/record` as const;
const HISTORY = `GET ${MANAGEMENT}/:id/record/history` as const;
const VEHICLES = '/v2/service-vehicle/vehicles';
const CENTER = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let owner: SignedIn;
let rosa: SignedIn;
let van: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  owner = await api.as('fleet_owner');
  rosa = await buildGroomerAround(api, { center: CENTER, serviceId: ids.groom });
  van = await buildVanRow(api, { ownerId: owner.account.id });
  await list(api, van);
});

const day = (days: number): LocalDate => dayFrom(api, days);
const record = async (id = van) => {
  const { status, body, raw } = await owner.call(RECORD, { params: { id } });
  expect(status, raw).toBe(200);
  return body;
};
const history = async (query: Record<string, number> = {}) =>
  (await owner.call(HISTORY, { params: { id: van }, query })).body;
const flat = (given: object = {}, on: LocalDate = day(-300)) =>
  saveTermsOn(api, { van, by: owner.account.id, on, kind: 'plan', terms: flatTerms(given) });
const held = (from: LocalDate, to?: LocalDate, more: object = {}) =>
  hold(api, { van, holder: rosa.account.id, from, ...(to ? { to } : {}), ...more });

/** An appointment of 90 dollars in the van. */
const visit = async (date: LocalDate, status: 'accepted' | 'pending' | 'cancelled' = 'accepted') => {
  const customer = await buildCustomerOf(api, rosa, {
    place: CENTER,
    breedId: ids.beagle,
    petTypeId: ids.dog,
    firstName: 'Wilhelmina',
    lastName: 'Thistlewood',
    pets: ['Pompadour'],
  });
  const startsAt = instantOf(date, 600 + 90 * (await visits()), ZONE);
  const id = await buildAppointment(api, {
    providerId: rosa.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    startsAt,
    status,
  });
  await api.database.asOwner((db) =>
    db.query(
      `insert into occupancy (id, site_id, resource_id, resource_kind, kind, subject_id, busy, occupied, created_at)
       values ($1, $2, $3, 'van', 'appointment', $1, tstzrange($4, $5), tstzrange($4, $5), app.now())`,
      [id, api.site.id, van, startsAt, new Date(startsAt.getTime() + 3_600_000)],
    ),
  );
  return customer;
};
const visits = async (): Promise<number> => {
  const { rows } = await api.database.asOwner((db) =>
    db.query<{ count: number }>('select count(*)::int as count from occupancy where resource_id = $1', [van]),
  );
  return rows[0]?.count ?? 0;
};
const firstOfMonth = () => `${day(0).slice(0, 7)}-01` as LocalDate;

describe('the record of a van', () => {
  it('has who holds it in the six weeks around today, and in what it stands', async () => {
    await held(day(-90), day(3));
    const kim = await api.as('groomer');
    await hold(api, { van, holder: kim.account.id, from: day(4), to: day(5), reason: 'temporary' });
    await held(day(6), undefined, { begun: day(-90) });
    await block(api, van, 'maintenance', [2, 4]);
    const { custody, holder, service, upcoming, from, to, today } = await record();
    expect([from <= today, addDays(from as LocalDate, 41)]).toEqual([true, to]);
    expect(custody.map(({ driver, reason }) => [driver.id, reason])).toEqual([
      [rosa.account.id, 'assignment'],
      [kim.account.id, 'temporary'],
      [rosa.account.id, 'assignment'],
    ]);
    expect(holder?.driver.id).toBe(rosa.account.id);
    expect(service).toMatchObject([{ kind: 'maintenance' }]);
    expect(upcoming.map(({ kind, isNow, reason }) => [kind, isNow, reason])).toEqual([
      ['custody', true, 'assignment'],
      ['maintenance', false, null],
      ['custody', false, 'temporary'],
    ]);
  });

  it('says what goes on by its rate and what ends by its sum', async () => {
    await flat({ ratePerWeekCents: null });
    await held(day(-90), day(3));
    await hold(api, {
      van,
      holder: (await api.as('groomer')).account.id,
      from: day(4),
      to: day(6),
      reason: 'temporary',
    });
    await hold(api, { van, holder: (await api.as('groomer')).account.id, from: day(7), to: day(8), reason: 'rental' });
    expect((await record()).upcoming.map(({ plan, amount, per }) => [plan, amount, per])).toEqual([
      ['flat', 80, 'day'],
      ['flat', 240, 'stretch'],
      [null, null, null],
    ]);
    await flat({}, day(-1));
    expect((await record()).upcoming[0]).toMatchObject({ plan: 'flat', amount: 520, per: 'week' });
  });

  it('counts booked appointments by day, without requests and canceled ones', async () => {
    await held(day(-20));
    await visit(day(0));
    await visit(day(0));
    await visit(day(2));
    await visit(day(2), 'pending');
    expect((await record()).appointments).toEqual([
      { date: day(0), count: 2 },
      { date: day(2), count: 1 },
    ]);
  });

  it('has the lines of the month, and they add up', async () => {
    await flat({ freeDaysPerMonth: 1 });
    await held(firstOfMonth(), addDays(firstOfMonth(), 9));
    await api.database.asOwner((db) =>
      db.query('insert into van_price_adjustments (site_id, vehicle_id, day, amount_cents) values ($1, $2, $3, 1550)', [
        api.site.id,
        van,
        firstOfMonth(),
      ]),
    );
    const { month } = await record();
    const cents = month.lines.map(({ amount }) => Math.round(amount * 100));
    expect(Math.round(month.booked * 100)).toBe(cents.reduce((sum, amount) => sum + amount, 0));
    expect(month.lines.find(({ kind }) => kind === 'free_day')).toMatchObject({ date: firstOfMonth(), amount: -95.5 });
    expect(month.lines.find(({ kind }) => kind === 'adjustments')).toMatchObject({ count: 1, amount: 15.5 });
    expect(month.lines.every(({ driver }) => driver.id === rosa.account.id && driver.name !== '')).toBe(true);
  });

  it('has the share of what is booked in it, only while drivers hold it', async () => {
    await saveTermsOn(api, { van, by: owner.account.id, on: day(-300), kind: 'plan', terms: shareTerms(18) });
    await visit(day(0));
    expect((await record()).month.lines).toEqual([]);
    await held(day(-1));
    await visit(day(0));
    await visit(day(0), 'pending');
    expect((await record()).month).toMatchObject({
      lines: [{ kind: 'share', percent: 18, of: 180, amount: 32.4 }],
      booked: 32.4,
    });
  });

  it('follows the plan that the charge names', async () => {
    await flat();
    const both = { ...flatTerms(), percentageOfSales: shareTerms(20).percentageOfSales };
    const save = (kind: 'charge' | 'plan', terms: object) =>
      saveTermsOn(api, { van, by: owner.account.id, on: day(-200), kind, terms });
    await save('plan', both);
    await held(day(-10));
    expect((await record()).upcoming[0]?.plan).toBe('flat');
    await save('charge', {
      chargeMethod: 'percentage',
      desiredWeeklyRevenueCents: 90_000,
      chargePercentage: 20,
      chargeAmountCents: null,
    });
    expect((await record()).upcoming[0]).toMatchObject({ plan: 'share', percent: 20, amount: null });
  });

  it('never has the name or address of a customer', async () => {
    await saveTermsOn(api, { van, by: owner.account.id, on: day(-300), kind: 'plan', terms: shareTerms(18) });
    await held(day(-1));
    const customer = await visit(day(0));
    const { rows } = await api.database.asOwner((db) =>
      db.query<{ first_name: string; last_name: string; address_line: string }>(
        `select c.first_name, c.last_name, a.address_line from appointments a join accounts c on c.id = a.customer_id
         where c.id = $1`,
        [customer.id],
      ),
    );
    const secrets = [customer.id, 'Pompadour', ...Object.values(rows[0] ?? {})].filter((text) => text !== '');
    expect(secrets).toEqual(expect.arrayContaining(['Wilhelmina', 'Thistlewood', '12 Elm Street']) as string[]);
    for (const raw of [
      (await owner.call(RECORD, { params: { id: van } })).raw,
      (await owner.call(HISTORY, { params: { id: van } })).raw,
      (await owner.call(`GET ${MANAGEMENT}/overview`)).raw,
    ])
      for (const secret of secrets) expect(raw).not.toContain(secret);
  });

  it('is for the owner of the van alone', async () => {
    await held(day(-1));
    const other = await api.as('fleet_owner');
    for (const call of [RECORD, HISTORY]) {
      expect((await other.call(call, { params: { id: van } })).status).toBe(404);
      expect((await rosa.call(call, { params: { id: van } })).status).toBe(403);
    }
  });

  it('has what the meters gained by day', async () => {
    const reading = async (daysAgo: number, value: number, more: object = {}) => {
      const { status, raw } = await owner.call(`POST ${VEHICLES}/:id/meter-readings`, {
        params: { id: van },
        body: { meter: 'odometer', value, readAt: instantOf(day(-daysAgo), 480, ZONE).toISOString(), ...more },
      });
      expect(status, raw).toBe(200);
    };
    await reading(5, 1_000);
    await reading(3, 1_120);
    await reading(1, 1_150.5);
    expect((await record()).meters).toEqual([
      {
        meter: 'odometer',
        days: [
          { date: day(-3), gained: 120 },
          { date: day(-1), gained: 30.5 },
        ],
      },
      { meter: 'generator', days: [] },
    ]);
  });
});

describe('the history of a van', () => {
  it('has drivers, documents, readings, terms and states, the newest first and paged', async () => {
    await held(day(-40), day(-20));
    await flat({}, day(-30));
    const params = { id: van };
    const document = await buildFile(api, owner.account.id, 'document');
    for (const expiresOn of ['2031-01-01', '2032-01-01'])
      await owner.call(`POST ${VEHICLES}/:id/documents`, { params, body: { kind: 'inspection', document, expiresOn } });
    await owner.call(`POST ${VEHICLES}/:id/meter-readings`, { params, body: { meter: 'odometer', value: 45_640 } });
    await owner.call(`PUT ${VEHICLES}/status/:id`, { params, body: { status: 0 } });
    const { items, total } = await history();
    expect(total).toBe(7);
    expect(items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['state', 'reading', 'document_renewed', 'document_added']) as string[],
    );
    expect(items.slice(-3).map(({ kind, driver }) => [kind, driver?.id ?? null])).toEqual([
      ['custody_ended', rosa.account.id],
      ['terms', null],
      ['custody_began', rosa.account.id],
    ]);
    expect(items.find(({ kind }) => kind === 'reading')).toMatchObject({ meter: 'odometer', value: 45_640 });
    const page = await history({ limit: 2, offset: 5 });
    expect(page.items).toEqual(items.slice(5, 7));
    expect(page.total).toBe(7);
  });

  it('says once that a driver began whose days were cut', async () => {
    await held(day(-40), day(-20));
    await held(day(-17), undefined, { begun: day(-40) });
    expect((await history()).items.map(({ kind }) => kind)).toEqual(['custody_began']);
  });
});
