import type { Sandbox } from '@tailgate/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerSetup, TEST_CARDS } from '../../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';

let api: TestApi;
let vendor: Sandbox;
let ids: PayingApi['ids'];
let groomer: SignedIn;
let params: { id: string };
let customerId: string;
let petId: string;
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi());
});
afterAll(async () => {
  await api.close();
  await vendor.close();
});
beforeEach(async () => {
  groomer = await api.as('groomer');
  const order = await buildOrder(api, groomer, ids);
  params = { id: order.id };
  ({ customerId, petId } = order);
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const reward = (cents: number, customer = customerId, providerId = groomer.account.id) =>
  asOwner(
    `insert into loyalty_accounts (site_id, provider_id, customer_id, visits, credit_cents, updated_at)
     values ($1, $2, $3, 0, $4, app.now())`,
    [api.site.id, providerId, customer, cents],
  );
const credit = async (customer = customerId, providerId = groomer.account.id) => {
  const [row] = await asOwner<{ cents: number }>(
    'select credit_cents as cents from loyalty_accounts where provider_id = $1 and customer_id = $2',
    [providerId, customer],
  );
  return row?.cents;
};
const use = (id = params.id) => groomer.call(`POST ${ORDER}/loyalty`, { params: { id } });
const leave = () => groomer.call(`DELETE ${ORDER}/loyalty`, { params });
const pay = (id = params.id) =>
  groomer.call(`POST ${ORDER}/payment`, { params: { id }, body: { paymentMethodId: 'cash' } });
const payBy = async (number: string) => {
  const { body: card } = await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
    params: { id: customerId },
    body: { token: await customerSetup(api, groomer, { customerId, number }) },
  });
  const body = { paymentMethodId: 'card' as const, sourceId: card.id };
  await groomer.call(`POST ${ORDER}/payment`, { params, body });
};
const complete = (id = params.id, due?: number) =>
  groomer.call(`POST ${ORDER}/complete-order`, { params: { id }, body: { signature: SIGNATURE, due } });
const another = async (hours = 5) => {
  const startsAt = new Date(api.clock.now().getTime() - hours * 3_600_000);
  return (await buildOrder(api, groomer, ids, { startsAt, customerId, petId })).id;
};
/** What was booked for the order, by account and reason. */
const booked = async () =>
  Object.fromEntries(
    (
      await asOwner<{ what: string; cents: number }>(
        `select e.account || ' ' || e.reason as what, sum(e.amount_cents)::int as cents from ledger_entries e
         join ledger_transactions t on t.id = e.transaction_id where t.subject_id = $1 group by 1`,
        [params.id],
      )
    ).map(({ what, cents }) => [what, cents]),
  );

describe('a reward on an order', () => {
  it('is offered, pays with one call, and is taken with the completion; the groomer bears it', async () => {
    await reward(2_000);
    expect((await groomer.call(`GET ${ORDER}`, { params })).body.loyalty).toEqual({ credit: 20, isUsed: false });
    const { body, raw } = await use();
    expect(body, raw).toMatchObject({
      loyalty: { credit: 20, isUsed: true },
      finalPrices: { total: 90, loyaltyDiscount: 20, due: 70 },
      // Less the fee of the platform, 5 percent of the work.
      serviceProviderEarnings: 65.5,
    });
    expect(await credit()).toBe(2_000);
    await pay();
    expect((await complete()).body).toMatchObject({
      status: 'complete',
      loyalty: null,
      finalPrices: { total: 90, loyaltyDiscount: 20, due: 70 },
    });
    expect(await credit()).toBe(0);
    expect(await booked()).toEqual({
      'customer_receivable order': 9_000,
      'customer_receivable loyalty': -2_000,
      'customer_receivable cash': -7_000,
      'groomer_payable services': -9_000,
      'groomer_payable management_fee': 450,
      'groomer_payable loyalty': 2_000,
      'groomer_payable cash': 7_000,
      'platform_revenue management_fee': -450,
    });
  });

  it('stays as far as the order does not need it, never pays the tip, and leaves the gift card', async () => {
    await reward(12_000);
    const { body: card } = await groomer.call('POST /v2/service-marketing/gift-cards', { body: { amount: 40 } });
    await groomer.call(`POST ${ORDER}/gift-card`, { params, body: { giftCardCode: card.code } });
    await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 10 } });
    expect((await use()).body.finalPrices).toMatchObject({ loyaltyDiscount: 90, giftCardDiscount: 0, due: 10 });
    await pay();
    expect((await complete()).status).toBe(200);
    expect(await credit()).toBe(3_000);
  });

  it('can be left for another visit, but not after it was used', async () => {
    await reward(2_000);
    await use();
    expect((await leave()).body).toMatchObject({ loyalty: { isUsed: false }, finalPrices: { due: 90 } });
    await use();
    await pay();
    await complete();
    expect((await leave()).error.code).toBe('illegal_transition');
    expect((await use()).error.code).toBe('illegal_transition');
    expect(await credit()).toBe(0);
  });

  it('is refused where there is none, also where another groomer’s is', async () => {
    await reward(5_000, customerId, (await api.as('groomer')).account.id);
    expect((await use()).error.code).toBe('conflict');
    expect((await groomer.call(`GET ${ORDER}`, { params })).body).toMatchObject({
      loyalty: null,
      finalPrices: { due: 90 },
    });
  });

  it('of another customer of the groomer stays with that customer', async () => {
    await reward(2_000);
    const other = await buildOrder(api, groomer, ids, { startsAt: new Date('2026-05-04T15:00:00Z') });
    expect((await use(other.id)).error.code).toBe('conflict');
    await reward(3_000, other.customerId);
    await use();
    await pay();
    await complete();
    expect([await credit(), await credit(other.customerId)]).toEqual([0, 3_000]);
  });

  it('does not pay two orders at once: the other is not completed at a total nobody saw', async () => {
    await reward(2_000);
    const other = await another();
    for (const id of [params.id, other]) {
      await use(id);
      await pay(id);
    }
    const outcomes = await Promise.all([complete(params.id, 70), complete(other, 70)]);
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await credit()).toBe(0);
  });

  it('is taken while the card is charged, and the order shows it all the time', async () => {
    await reward(2_000);
    await use();
    await payBy(TEST_CARDS.processorDown);
    await complete(params.id, 70);
    expect(await credit()).toBe(0);
    expect((await groomer.call(`GET ${ORDER}`, { params })).body).toMatchObject({
      completion: { whyNot: 'payment_processing' },
      finalPrices: { loyaltyDiscount: 20, due: 70 },
    });
  });

  it('comes back when the card is declined, and none that another order used', async () => {
    await reward(1_000);
    const earlier = await another();
    await use(earlier);
    await pay(earlier);
    await complete(earlier);
    await asOwner('update loyalty_accounts set credit_cents = 2000 where customer_id = $1', [customerId]);
    await use();
    await payBy(TEST_CARDS.declined);
    expect((await complete(params.id, 70)).error.code).toBe('card_declined');
    expect(await credit()).toBe(2_000);
    await pay();
    expect((await complete(params.id, 70)).body.finalPrices).toMatchObject({ loyaltyDiscount: 20, due: 70 });
    expect(await credit()).toBe(0);
  });

  it('is used at once where the rest is paid later, and the visit counts', async () => {
    await groomer.call('PUT /v2/service-marketing/loyalty', { body: { isOn: true, visits: 2, reward: 20 } });
    await reward(2_000);
    await use();
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'later' } });
    expect((await complete(params.id, 70)).body).toMatchObject({ status: 'complete', owed: { amount: 70 } });
    expect(await booked()).toMatchObject({
      'customer_receivable order': 9_000,
      'customer_receivable loyalty': -2_000,
      'groomer_payable loyalty': 2_000,
      // All that the groomer earns of what is owed, less the fee of the platform.
      'groomer_payable held': 6_550,
    });
    const rows = await asOwner('select visits, credit_cents from loyalty_accounts where customer_id = $1', [
      customerId,
    ]);
    expect(rows).toEqual([{ visits: 1, credit_cents: 0 }]);
  });

  it('is not used by a no-show, which is no visit either', async () => {
    await groomer.call('PUT /v2/service-marketing/loyalty', { body: { isOn: true, visits: 2, reward: 20 } });
    await reward(2_000);
    await use();
    await asOwner('update appointment_lines set started_at = null, ended_at = null where appointment_id = $1', [
      params.id,
    ]);
    const missed = await groomer.call(`POST ${ORDER}/set-order-no-show`, {
      params,
      body: { amount: 30, title: 'Nobody home', paymentMethodId: 'later' },
    });
    expect(missed.body.noShow, missed.raw).toMatchObject({ amount: 30, isOwed: true });
    expect(missed.body.finalPrices).toMatchObject({ loyaltyDiscount: 0, due: 30 });
    const rows = await asOwner('select visits, credit_cents from loyalty_accounts where provider_id = $1', [
      groomer.account.id,
    ]);
    expect(rows).toEqual([{ visits: 0, credit_cents: 2_000 }]);
  });
});

describe('a refund', () => {
  it('puts back what a reward paid, at most that; the visit stays counted', async () => {
    await groomer.call('PUT /v2/service-marketing/loyalty', { body: { isOn: true, visits: 2, reward: 20 } });
    const staff = await api.as('staff');
    const other = await buildOrder(api, groomer, ids, { startsAt: new Date('2026-05-04T15:00:00Z') });
    await reward(3_000, other.customerId);
    const { id: colleague } = (await api.as('groomer')).account;
    await reward(4_000, customerId, colleague);
    await reward(2_000);
    await use();
    await pay();
    await complete();
    expect(await credit(customerId, colleague)).toBe(4_000);
    const refund = (amount: number, more: object = {}) =>
      staff.call('POST /v2/staff/orders/:id/refunds', { params, body: { amount, reason: 'Not done', ...more } });
    // What was paid in money is what was earned.
    const { body: money } = await staff.call('GET /v2/staff/orders/:id/money', { params });
    expect(money.sums).toEqual({ customerPaid: 70, groomerGets: 65.5, platformKeeps: 4.5 });
    expect((await refund(70)).body).toMatchObject({ way: 'cash' });
    expect((await refund(5)).body).toMatchObject({ way: 'loyalty', status: 'succeeded' });
    expect((await refund(15.01)).error.errors).toHaveProperty('amount');
    expect((await refund(15, { way: 'loyalty' })).status).toBe(200);
    // Of the whole order nothing is left with anybody.
    expect(Object.values(await booked()).every((cents) => cents === 0)).toBe(true);
    expect([await credit(), await credit(other.customerId)]).toEqual([2_000, 3_000]);
    expect(await credit(customerId, colleague)).toBe(4_000);
    const rows = await asOwner('select visits from loyalty_accounts where provider_id = $1 and customer_id = $2', [
      groomer.account.id,
      customerId,
    ]);
    expect(rows).toEqual([{ visits: 1 }]);
  });
});

it('orders that were settled before there were rewards have none', async () => {
  await pay();
  await complete();
  await asOwner(`update order_settlements set totals = totals - 'loyaltyDiscount' where appointment_id = $1`, [
    params.id,
  ]);
  expect((await groomer.call(`GET ${ORDER}`, { params })).body.finalPrices).toMatchObject({
    loyaltyDiscount: 0,
    due: 90,
  });
});
