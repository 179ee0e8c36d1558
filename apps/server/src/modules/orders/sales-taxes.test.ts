import { MAX_TAX_PLACES } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditRecordsOf,
  meetBeforeWriting,
  recordedCallsOf,
  startTestApi,
  type SignedIn,
  type TestApi,
} from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { orderBasis } from './order-basis.view.ts';

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.as('staff');
});
afterAll(() => api.close());

const PLACES = '/v2/staff/tax-places';
const set = (place: string, percent: number, previousPercent: number | null = null, by = staff) =>
  by.call(`PUT ${PLACES}/:place`, { params: { place }, body: { percent, previousPercent } });
const remove = (place: string, by = staff) => by.call(`DELETE ${PLACES}/:place`, { params: { place } });
const list = async (query: Record<string, string | number> = {}, by = staff) =>
  (await by.call(`GET ${PLACES}`, { query })).body;
const ratesOf = async (query: Record<string, string | number> = {}, by = staff) =>
  (await list(query, by)).items.map(({ id, percent }) => [id, percent]);
/** What an order in that place is taxed with. */
const taxedAt = async (stateOrProvince: string, postalCode: string, { id: siteId } = api.site) => {
  const order = { appointmentId: newId(), place: { stateOrProvince, postalCode } };
  return (await api.platform.db.inSite(siteId, (tx) => orderBasis(tx, order))).taxPercent;
};

describe('sales taxes', () => {
  it('are set by place, found by state or postal code, and count for orders at once', async () => {
    expect((await set('TX', 6.25)).body).toMatchObject({
      id: 'TX',
      stateOrProvince: 'TX',
      postalPrefix: '',
      percent: 6.25,
    });
    expect((await set('TX-787', 8.125)).body).toMatchObject({ id: 'TX-787', postalPrefix: '787', percent: 8.125 });
    await set('NM', 5);
    await set('ON-M5V 3L9', 13);
    expect(await ratesOf()).toEqual([
      ['NM', 5],
      ['ON-M5V 3L9', 13],
      ['TX', 6.25],
      ['TX-787', 8.125],
    ]);
    expect(await ratesOf({ search: 'tx' })).toEqual([
      ['TX', 6.25],
      ['TX-787', 8.125],
    ]);
    expect(await ratesOf({ search: '78' })).toEqual([['TX-787', 8.125]]);
    expect(await ratesOf({ search: '%' })).toEqual([]);
    expect(await list({ limit: 1, offset: 1 })).toMatchObject({ total: 4, items: [{ id: 'ON-M5V 3L9' }] });
    expect([await taxedAt('TX', '78704'), await taxedAt('TX', '75001'), await taxedAt('ON', 'M5V 3L9')]).toEqual([
      8.125, 6.25, 13,
    ]);
    await set('TX-787', 8.25, 8.125);
    expect(await taxedAt('TX', '78704')).toBe(8.25);
  });

  it('fall back to the state when the rate of a part is removed', async () => {
    await set('WA', 6.5);
    await set('WA-981', 10.35);
    expect((await remove('WA-981')).status).toBe(204);
    expect(await taxedAt('WA', '98101')).toBe(6.5);
    expect((await remove('WA-981')).status).toBe(404);
    expect((await remove('WA')).status).toBe(204);
    expect(await taxedAt('WA', '98101')).toBe(0);
  });

  it('are the own site’s', async () => {
    await set('OR-97', 1.5);
    const other = await api.as('staff', api.otherSite);
    expect(await ratesOf({}, other)).toEqual([]);
    expect((await remove('OR-97', other)).status).toBe(404);
    expect((await set('OR-97', 2, null, other)).status).toBe(200);
    expect([await taxedAt('OR', '97201'), await taxedAt('OR', '97201', api.otherSite)]).toEqual([1.5, 2]);
    expect((await remove('OR-97', other)).status).toBe(204);
    expect(await ratesOf({ search: 'OR' })).toEqual([['OR-97', 1.5]]);
  });

  it('are changed only from the rate that was seen', async () => {
    await set('CO', 2.9);
    expect((await set('CO', 3)).error.code).toBe('conflict');
    expect((await set('CO', 3, 2.8)).error.code).toBe('conflict');
    expect((await set('UT', 3, 2.9)).error.code).toBe('conflict');
    expect(await ratesOf({ search: 'CO' })).toEqual([['CO', 2.9]]);
    expect(await ratesOf({ search: 'UT' })).toEqual([]);
  });

  it('lose no change that is made in parallel', async () => {
    await set('AZ', 5.6);
    const meet = (calls: readonly (() => ReturnType<typeof set>)[]) =>
      meetBeforeWriting(api.database, 'tax_places', calls);
    const edits = await meet([() => set('AZ', 6, 5.6), () => set('AZ', 7, 5.6), () => set('AZ', 8, 5.6)]);
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const additions = await meet([() => set('NV', 6), () => set('NV', 7), () => set('NV', 8)]);
    expect(additions.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([30.001, -0.001, 8.2505, null])('are not set to %d percent', async (percent) => {
    const body = { percent, previousPercent: null };
    const { status } = await staff.call(`PUT ${PLACES}/:place`, { params: { place: 'ID' }, body });
    expect(status).toBe(422);
  });

  it.each(['T', 'tx', 'TEXAS', 'TX-', 'TX-%', 'TX-1234567890123'])('are not set for %s', async (place) => {
    expect((await set(place, 8)).status).toBe(404);
  });

  it('are bounded', async () => {
    const { otherSite } = api;
    const other = await api.as('staff', otherSite);
    await api.database.asOwner((owner) =>
      owner.query(
        `insert into tax_places (site_id, state_or_province, postal_prefix, percent)
         select $1, 'CA', n::text, 1 from generate_series(1, $2::int) n`,
        [otherSite.id, MAX_TAX_PLACES - 1],
      ),
    );
    const last = await Promise.all([set('FL', 6, null, other), set('GA', 4, null, other)]);
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await set('ME', 5.5, null, other)).error.code).toBe('limit_reached');
    expect((await set('CA-1', 2, 1, other)).status).toBe(200);
  });

  it.each(['groomer', 'customer', 'fleet_owner', 'mechanic', 'renter', 'support'] as const)(
    'and fees are not shown to a %s, nor changed by one',
    async (role) => {
      const person = await api.as(role);
      const answers = [
        await person.call(`GET ${PLACES}`, { query: {} }),
        await person.call('GET /v2/staff/fees'),
        await set('KS', 5, null, person),
        await remove('CO', person),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    },
  );

  it('are recorded with who changed which place', async () => {
    const own = await api.as('staff');
    await set('MT', 1, null, own);
    await remove('MT', own);
    expect(await auditRecordsOf(api, own.account.id)).toMatchObject([
      { endpoint: 'sites.setTaxPlace', touched: { place: ['MT'] } },
      { endpoint: 'sites.removeTaxPlace', touched: { place: ['MT'] } },
    ]);
  });
});

const FEES = '/v2/staff/fees';
const DEFAULT_FEES = {
  processing: { percent: 2.9, amount: 0.3 },
  management: { percent: 5, amount: 0 },
  noShowLimit: 100,
  cancellationFee: 30,
  enRouteFee: 60,
  instantPayoutHoldDays: 2,
  consentPercent: 20,
  consentTipPercent: 30,
  unconfirmedLimit: 400,
};
const LOWER_FEES = {
  ...DEFAULT_FEES,
  management: { percent: 4.125, amount: 0.25 },
  noShowLimit: 40.5,
  cancellationFee: 25,
  enRouteFee: 55.5,
  instantPayoutHoldDays: 5,
  consentPercent: 10,
  consentTipPercent: 25,
  unconfirmedLimit: 250,
};

describe('fees', () => {
  const feesOf = async (by: SignedIn) => (await by.call(`GET ${FEES}`)).body;
  const setFees = (by: SignedIn, fees: object, previous: object = DEFAULT_FEES) =>
    by.call(`PUT ${FEES}`, { body: { ...DEFAULT_FEES, ...fees, previous } });

  it('are shown to staff of the site, changed from what was seen, and count for orders at once', async () => {
    const other = await api.as('staff', api.otherSite);
    expect(await feesOf(staff)).toEqual(DEFAULT_FEES);
    expect((await setFees(other, LOWER_FEES)).body).toEqual(LOWER_FEES);
    expect([await feesOf(staff), await feesOf(other)]).toEqual([DEFAULT_FEES, LOWER_FEES]);
    const order = { appointmentId: newId(), place: { stateOrProvince: '', postalCode: '' } };
    expect(await api.platform.db.inSite(api.otherSite.id, (tx) => orderBasis(tx, order))).toMatchObject({
      fees: { processing: { percent: 2.9, fixedCents: 30 }, management: { percent: 4.125, fixedCents: 25 } },
      noShowFeeCents: 4_050,
    });
    expect((await setFees(other, { noShowLimit: 1 })).error.code).toBe('conflict');
    expect(await recordedCallsOf(api, other.account.id)).toEqual(['sites.setSiteFees']);
  });

  it('lose no change that is made in parallel', async () => {
    const change = (noShowLimit: number) => () => setFees(staff, { noShowLimit });
    const edits = await meetBeforeWriting(api.database, 'sites', [change(1), change(2), change(3)]);
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    [{ processing: { percent: 20.001, amount: 0 } }, 'processing.percent'],
    [{ processing: { percent: 1, amount: 10.01 } }, 'processing.amount'],
    [{ management: { percent: 50.001, amount: 0 } }, 'management.percent'],
    [{ management: { percent: -1, amount: 0 } }, 'management.percent'],
    [{ management: { percent: 1, amount: 0.005 } }, 'management.amount'],
    [{ noShowLimit: 1000.01 }, 'noShowLimit'],
    [{ cancellationFee: -1 }, 'cancellationFee'],
    [{ enRouteFee: 1000.01 }, 'enRouteFee'],
    [{ instantPayoutHoldDays: 15 }, 'instantPayoutHoldDays'],
    [{ instantPayoutHoldDays: 1.5 }, 'instantPayoutHoldDays'],
  ])('are refused with %j', async (fees, field) => {
    const { status, error } = await setFees(staff, fees);
    expect(status).toBe(422);
    expect(error.errors).toHaveProperty([field]);
  });

  it('are not changed by other roles', async () => {
    expect((await setFees(await api.as('groomer'), {})).status).toBe(403);
    expect((await setFees(await api.as('support'), {})).status).toBe(403);
  });
});
