import { CAPS } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FLEET, VEHICLES, buildVan, startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

let api: TestApi;
let owner: SignedIn;
let id: string;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.as('fleet_owner');
  ({ id } = await buildVan(owner));
});

const plan = (body: object) => owner.call(`POST ${FLEET}/:id/plan-configurations`, { params: { id }, body });
const flat = (given: object = {}) => plan({ flatRate: { ratePerDay: 95, ...given } });
const charge = (given: object = {}) =>
  owner.call(`POST ${FLEET}/:id/charge-details`, {
    params: { id },
    body: { desiredWeeklyRevenue: 900, chargePercentage: 20, ...given },
  });
const option = (radius: unknown, given: object = {}) =>
  owner.call(`POST ${FLEET}/:id/mileage-options`, {
    params: { id },
    body: { radius, allowedWeeklyMileage: 400, excessMileageCharge: 0.5, ...given },
  });
const remove = (radius: string) =>
  owner.call(`DELETE ${FLEET}/:id/mileage-options/:radius`, { params: { id, radius } });
const read = async () => (await owner.call(`GET ${VEHICLES}/:id`, { params: { id } })).body;
const versions = async (kind: string) =>
  (
    await api.database.asOwner((sql) =>
      sql.query<{ version: number; terms: unknown; savedBy: string }>(
        `select version, terms, saved_by as "savedBy" from van_terms where vehicle_id = $1 and kind = $2 order by version`,
        [id, kind],
      ),
    )
  ).rows;

describe('the flat rate of a van', () => {
  it('RL-fleet-01 RL-fleet-02 has 2,000 miles a month and a dollar a mile beyond, and RL-fleet-03 no free day', async () => {
    const { status, body } = await flat();
    expect(status).toBe(200);
    expect(body.planConfiguration).toEqual({
      version: 1,
      savedAt: expect.any(String) as string,
      offerVariableMethod: false,
      flatRate: {
        ratePerDay: 95,
        hasWeeklyRate: false,
        ratePerWeek: null,
        applyIntroductoryPeriod: false,
        introductoryRate: null,
        introductoryPeriod: null,
        freeDaysPerMonth: 0,
        milesLimitPerMonth: 2_000,
        pricePerMile: 1,
        feePerExtraMile: 1,
      },
      percentageOfSales: null,
    });
    expect((await read()).planConfiguration).toEqual(body.planConfiguration);
  });

  it('is stored in cents', async () => {
    await flat({ ratePerDay: 95.29, pricePerMile: 0.29, freeDaysPerMonth: 1 });
    expect((await versions('plan')).map(({ terms }) => terms)).toMatchObject([
      { flatRate: { ratePerDayCents: 9_529, pricePerMileCents: 29, feePerExtraMileCents: 29, freeDaysPerMonth: 1 } },
    ]);
  });

  it('has a week and an introduction only where they are switched on', async () => {
    const given = { ratePerWeek: 600, introductoryRate: 50, introductoryPeriod: 14 };
    expect((await flat(given)).body.planConfiguration?.flatRate).toMatchObject({
      hasWeeklyRate: false,
      ratePerWeek: null,
      applyIntroductoryPeriod: false,
      introductoryRate: null,
      introductoryPeriod: null,
    });
    const on = { ...given, hasWeeklyRate: true, applyIntroductoryPeriod: true };
    expect((await flat(on)).body.planConfiguration?.flatRate).toMatchObject(on);
  });

  it.each([
    [
      'a week above seven days',
      { hasWeeklyRate: true, ratePerWeek: 665.01 },
      'ratePerWeek',
      'is more than seven days cost',
    ],
    ['no week', { hasWeeklyRate: true }, 'ratePerWeek', 'is required'],
    [
      'an introduction above a day',
      { applyIntroductoryPeriod: true, introductoryRate: 96, introductoryPeriod: 7 },
      'introductoryRate',
      'is more than a day costs',
    ],
    [
      'no introductory rate',
      { applyIntroductoryPeriod: true, introductoryPeriod: 7 },
      'introductoryRate',
      'is required',
    ],
    [
      'no introductory period',
      { applyIntroductoryPeriod: true, introductoryRate: 7 },
      'introductoryPeriod',
      'is required',
    ],
  ])('is refused with %s', async (_what, given, field, problem) => {
    const { status, error } = await flat(given);
    expect([status, error.errors]).toEqual([422, { [`flatRate.${field}`]: problem }]);
    expect((await read()).planConfiguration).toBeNull();
  });

  it('takes a week of exactly seven days', async () => {
    expect((await flat({ hasWeeklyRate: true, ratePerWeek: 665 })).status).toBe(200);
  });

  it.each([
    ['RL-fleet-03 two free days', { freeDaysPerMonth: 2 }, 'freeDaysPerMonth'],
    ['a negative rate', { ratePerDay: -1 }, 'ratePerDay'],
    ['parts of a cent', { ratePerDay: 1.005 }, 'ratePerDay'],
    ['a rate nobody pays', { ratePerDay: 2_000.01 }, 'ratePerDay'],
    ['half a mile', { milesLimitPerMonth: 1.5 }, 'milesLimitPerMonth'],
    ['a text', { pricePerMile: '1' }, 'pricePerMile'],
    ['nested JSON', { feePerExtraMile: { $gt: 0 } }, 'feePerExtraMile'],
  ])('is refused with %s', async (_what, given, field) => {
    const { status, error } = await flat(given);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [`flatRate.${field}`]]);
  });
});

describe('the share of sales', () => {
  it('is offered beside the flat rate, or alone', async () => {
    const percentageOfSales = { splitPercentage: 32.5, introductoryPeriod: 4, introductoryPercentage: 20 };
    const { body } = await plan({ offerVariableMethod: true, percentageOfSales });
    expect(body.planConfiguration).toMatchObject({ offerVariableMethod: true, flatRate: null, percentageOfSales });
    const both = { offerVariableMethod: true, percentageOfSales, flatRate: { ratePerDay: 95 } };
    expect((await plan(both)).body.planConfiguration).toMatchObject({
      flatRate: { ratePerDay: 95 },
      percentageOfSales,
    });
    expect((await plan({ ...both, offerVariableMethod: false })).body.planConfiguration?.percentageOfSales).toBeNull();
  });

  it('or the flat rate is required', async () => {
    expect((await plan({})).error.errors).toEqual({ flatRate: 'is required' });
    expect((await plan({ offerVariableMethod: true, flatRate: { ratePerDay: 95 } })).error.errors).toEqual({
      percentageOfSales: 'is required',
    });
    for (const splitPercentage of [0, 60.5, 33.3, '20'])
      expect((await plan({ offerVariableMethod: true, percentageOfSales: { splitPercentage } })).status).toBe(422);
  });
});

describe('the revenue goal', () => {
  it('RL-fleet-04 is reached by a percentage, unless an amount is chosen', async () => {
    expect((await charge()).body.pricing).toMatchObject({
      version: 1,
      chargeMethod: 'percentage',
      desiredWeeklyRevenue: 900,
      chargePercentage: 20,
      chargeAmount: null,
    });
    expect((await charge({ chargeMethod: 'flat_rate', chargeAmount: 450.5 })).body.pricing).toMatchObject({
      version: 2,
      chargeMethod: 'flat_rate',
      chargePercentage: null,
      chargeAmount: 450.5,
    });
  });

  it('needs what its method charges', async () => {
    expect((await charge({ chargePercentage: null })).error.errors).toEqual({ chargePercentage: 'is required' });
    expect((await charge({ chargeMethod: 'flat_rate' })).error.errors).toEqual({ chargeAmount: 'is required' });
    expect((await charge({ chargeMethod: 'barter' })).status).toBe(422);
    expect((await charge({ desiredWeeklyRevenue: 50_000.01 })).status).toBe(422);
  });
});

describe('the mileage options', () => {
  it('are one a radius, in order', async () => {
    await option(50);
    await option(25);
    const { body } = await option(50, { allowedWeeklyMileage: 700, excessMileageCharge: 0.29 });
    expect(body.mileageOptions).toMatchObject({
      version: 3,
      options: [
        { radius: 25, allowedWeeklyMileage: 400, excessMileageCharge: 0.5 },
        { radius: 50, allowedWeeklyMileage: 700, excessMileageCharge: 0.29 },
      ],
    });
    expect((await remove('25')).body.mileageOptions?.options.map(({ radius }) => radius)).toEqual([50]);
    expect((await remove('25')).status).toBe(404);
    expect((await remove('x')).status).toBe(404);
  });

  it('are at most six', async () => {
    for (const radius of [10, 20, 30, 40, 50, 60]) expect((await option(radius)).status).toBe(200);
    const { status, error } = await option(70);
    expect([status, error.code]).toEqual([409, 'limit_reached']);
    expect((await option(60, { allowedWeeklyMileage: 900 })).status).toBe(200);
  });

  it('saved at once are all kept', async () => {
    const answers = await Promise.all([10, 20, 30, 40, 50, 60].map((radius) => option(radius)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { mileageOptions } = await read();
    expect(mileageOptions?.options.map(({ radius }) => radius)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(mileageOptions?.version).toBe(6);
  });

  it.each([0, 501, 1.5, null, {}])('have no radius of %j', async (radius) => {
    expect((await option(radius)).status).toBe(422);
    expect((await read()).mileageOptions).toBeNull();
  });
});

describe('versions of terms', () => {
  it('are kept, and the same terms make none', async () => {
    await flat({ ratePerDay: 95 });
    await flat({ ratePerDay: 95, pricePerMile: 1 });
    expect((await flat({ ratePerDay: 99 })).body.planConfiguration?.version).toBe(2);
    expect((await flat({ ratePerDay: 95 })).body.planConfiguration?.version).toBe(3);
    await charge();
    await charge();
    await option(25);
    await option(25);
    expect((await versions('plan')).map(({ version, savedBy }) => [version, savedBy])).toEqual(
      [1, 2, 3].map((version) => [version, owner.account.id]),
    );
    expect([(await versions('charge')).length, (await versions('mileage')).length]).toEqual([1, 1]);
  });

  it('saved at once are numbered without gaps', async () => {
    const rates = Array.from({ length: 10 }, (_, at) => 90 + (at % 5));
    const answers = await Promise.all(rates.map((ratePerDay) => flat({ ratePerDay })));
    expect(answers.map(({ status }) => status)).toEqual(rates.map(() => 200));
    const kept = (await versions('plan')).map(({ version }) => version);
    expect(kept).toEqual(kept.map((_version, at) => at + 1));
    expect(kept.length).toBeLessThanOrEqual(10);
  });

  it('are at most sixty a day', async () => {
    const { atMost } = CAPS.vanTerms;
    await api.database.asOwner((sql) =>
      sql.query(
        `insert into van_terms (site_id, vehicle_id, kind, version, terms, saved_by, saved_at)
         select $1, $2, 'plan', n, '{}', $3, app.now() from generate_series(1, $4::int) n`,
        [api.site.id, id, owner.account.id, atMost - 1],
      ),
    );
    expect((await flat()).body.planConfiguration?.version).toBe(atMost);
    const { status, error } = await charge();
    expect([status, error.code]).toEqual([409, 'limit_reached']);
    // The same terms again are no version.
    expect((await flat()).status).toBe(200);
  });

  it('never change', async () => {
    await flat();
    const change = api.platform.db.inSite(api.site.id, (tx) =>
      tx.updateTable('van_terms').set({ version: 9 }).where('vehicle_id', '=', id).execute(),
    );
    await expect(change).rejects.toThrow();
  });

  it('are the owner’s to save, not of support in their name', async () => {
    const groomer = await api.as('groomer');
    for (const section of ['plan-configurations', 'charge-details', 'mileage-options'] as const)
      expect((await groomer.call(`POST ${FLEET}/:id/${section}`, { params: { id }, body: {} })).status).toBe(403);
  });
});
