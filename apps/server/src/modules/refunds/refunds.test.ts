import type { Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerSetup } from '../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../testing/builders/build-order.ts';
import type { SignedIn, TestApi } from '../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../testing/start-paying-api.ts';
import { settleRefund } from '../payments/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const MONEY = 'GET /v2/staff/orders/:id/money';
const REFUND = 'POST /v2/staff/orders/:id/refunds';

let api: TestApi;
let vendor: Sandbox;
let worker: { stop(): Promise<void> };
let ids: PayingApi['ids'];
let groomer: SignedIn;
let staff: SignedIn;
let params: { id: string };
let customerId: string;
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi({ VENDOR_TIMEOUT_SCALE: '0.05' }));
  staff = await api.as('staff');
  worker = await api.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await api.close();
  await vendor.close();
});
beforeEach(async () => {
  groomer = await api.as('groomer');
  const order = await buildOrder(api, groomer, ids);
  params = { id: order.id };
  customerId = order.customerId;
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const complete = async (paymentMethodId: 'card' | 'cash' | 'check', tip = 10) => {
  if (paymentMethodId === 'card')
    await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
      params: { id: customerId },
      body: { token: await customerSetup(api, groomer, { customerId }) },
    });
  await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: tip } });
  await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId } });
  const done = await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
  expect(done.status, done.raw).toBe(200);
};
const refund = (amount: number, more: object = {}) =>
  staff.call(REFUND, { params, body: { amount, reason: 'Flea rinse not done', ...more } });
const money = async () => {
  const answer = await staff.call(MONEY, { params });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body;
};
const sumOf = (entries: readonly { amount: number }[]) =>
  entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
/** What the customer was told. */
const told = async (words: string) => {
  const [customer] = await asOwner<{ phone: string }>('select phone from accounts where id = $1', [customerId]);
  return await clientOf(api.platform.config.SMS_API_URL).waitForSms({ to: customer?.phone ?? '', contains: words });
};

/** What the groomer was told. */
const groomerTold = async (words: string) =>
  await clientOf(api.platform.config.SMS_API_URL).waitForSms({
    to: groomer.account.phone,
    contains: words,
    timeoutMs: 5_000,
  });

describe('the orders of the site', () => {
  const list = (search: string) => staff.call('GET /v2/staff/orders', { query: { search } });

  it('are found by customer, groomer and id, with what was paid and given back', async () => {
    await complete('cash');
    await refund(12.5);
    const { customer, serviceProvider } = (await groomer.call(`GET ${ORDER}`, { params })).body;
    const row = {
      id: params.id,
      status: 'complete',
      total: 100,
      refunded: 12.5,
      customer: { id: customer.id },
      serviceProvider: { id: serviceProvider.id },
    };
    for (const search of [params.id, groomer.account.email, groomer.account.id, customerId]) {
      const { body, raw } = await list(search);
      expect(body, raw).toMatchObject({ total: 1, items: [row] });
    }
    const { body: ofCustomer } = await list(customer.displayName);
    expect(ofCustomer.items.map(({ id }) => id)).toContain(params.id);
  });

  it('are listed booked last first, open ones without a total', async () => {
    const { body } = await list('');
    expect(body.items[0]).toMatchObject({ id: params.id, total: null, refunded: 0 });
    expect((await list('nobody of this name')).body).toMatchObject({ total: 0, items: [] });
    const complete = await staff.call('GET /v2/staff/orders', { query: { status: 'complete', limit: 100 } });
    expect(complete.body.items.map(({ id }) => id)).not.toContain(params.id);
    expect(new Set(complete.body.items.map(({ status }) => status))).toEqual(new Set(['complete']));
  });
});

describe('the money of an order', () => {
  it('has everything on one page: what was done to it, the charge, the split and its entries', async () => {
    await complete('card');
    const shown = await money();
    expect(shown).toMatchObject({
      order: { id: params.id, status: 'complete', finalPrices: { total: 100 }, settlement: { tender: 'card' } },
      split: { tip: 10 },
      charges: [{ amount: 100, status: 'captured', card: 'Visa ending in 4242' }],
      refunds: [],
      payouts: [],
      refundable: [{ way: 'card', amount: 100 }],
      sums: { customerPaid: 100 },
      isBalanced: true,
    });
    expect(shown.activity.map(({ title }) => title)).toEqual([
      'Set the tip of an order',
      'Chose how an order is paid',
      'Completed an order',
    ]);
    expect(shown.activity.every(({ by }) => by?.id === groomer.account.id)).toBe(true);
    expect(shown.timeline.at(-1)).toMatchObject({ move: 'complete', status: 'complete' });
    const [completion] = shown.bookings;
    expect(sumOf(completion?.entries ?? [])).toBe(0);
    expect(completion?.entries).toContainEqual(
      expect.objectContaining({ account: 'tips_payable', amount: -10, reason: 'tip' }),
    );
  });

  it('is there before anything was paid', async () => {
    expect(await money()).toMatchObject({ bookings: [], refunds: [], refundable: [], sums: { customerPaid: 0 } });
  });

  /** Sends $7 to somebody, this many days from now. */
  const payOut = (partyId: string, days: number) =>
    asOwner(
      `with paid as (insert into ledger_transactions (id, site_id, kind, cause, occurred_at, entries)
         values (gen_random_uuid(), $1, 'payout', gen_random_uuid(), app.now() + make_interval(days => $3), 2) returning *)
       insert into ledger_entries (site_id, transaction_id, occurred_at, line, account, party_id, amount_cents, reason)
       select site_id, id, occurred_at, 1, 'groomer_payable', $2::uuid, 700, 'payout' from paid union all
       select site_id, id, occurred_at, 2, 'processor_clearing', null, -700, 'payout' from paid`,
      [api.site.id, partyId, days],
    );

  it('shows nothing of other orders', async () => {
    await complete('card');
    expect((await refund(5)).status).toBe(200);
    params = { id: (await buildOrder(api, groomer, ids, { startsAt: new Date('2026-05-04T15:00:00Z') })).id };
    expect(await money()).toMatchObject({
      charges: [],
      refunds: [],
      bookings: [],
      payouts: [],
      activity: [],
      timeline: [],
    });
  });

  it('shows the payout that had it: the first one to its groomer after it', async () => {
    await payOut(groomer.account.id, -1);
    await complete('card');
    await payOut((await api.as('groomer')).account.id, 1);
    expect(await money()).toMatchObject({ payouts: [] });
    await payOut(groomer.account.id, 2);
    const shown = await money();
    expect(shown.payouts).toMatchObject([{ amount: 7, isReturned: false }]);
    await payOut(groomer.account.id, 3);
    expect((await money()).payouts).toEqual(shown.payouts);
  });

  it.each(['groomer', 'customer', 'fleet_owner'] as const)('is not for a %s', async (role) => {
    const person = await api.as(role);
    expect((await person.call(MONEY, { params })).error.code).toBe('forbidden');
    expect((await person.call(REFUND, { params, body: { amount: 1, reason: 'x' } })).error.code).toBe('forbidden');
  });
});

describe('a refund', () => {
  it('goes back to the card in part, with the same portion of every part, and is told', async () => {
    await complete('card');
    const given = await refund(14.61);
    expect(given.body, given.raw).toMatchObject({ way: 'card', amount: 14.61, status: 'succeeded' });
    const shown = await money();
    expect(shown.refunds).toMatchObject([
      {
        id: given.body.id,
        amount: 14.61,
        reason: 'Flea rinse not done',
        status: 'succeeded',
        by: { id: staff.account.id },
      },
    ]);
    const [booking] = shown.refunds[0]?.bookings ?? [];
    expect(sumOf(booking?.entries ?? [])).toBe(0);
    expect(booking?.entries).toContainEqual(
      expect.objectContaining({ account: 'processor_clearing', amount: -14.61, reason: 'card' }),
    );
    expect(shown).toMatchObject({ refundable: [{ way: 'card', amount: 85.39 }], sums: { customerPaid: 85.39 } });
    expect(shown.activity.at(-1)).toMatchObject({ title: 'Refunded an order', by: { id: staff.account.id } });
    const sent = await vendorRefunds();
    expect(sent.map(({ amount }) => amount)).toContain(1461);
    expect((await told('refunded')).text).toContain('$14.61');
    expect((await groomerTold('$14.61')).text).toMatch(/of the visit of .+ on .+ is refunded\. .* off your balance\./);
  });

  it.each([
    ['cash', /\. Please hand over \$12\.50 in cash\./, 'Your groomer hands it to you in cash.'],
    ['check', /\. Please write a check for \$12\.50\./, 'Your groomer gives you a check.'],
  ] as const)('in %s tells the groomer to hand it over, and the customer that they will', async (way, toDo, words) => {
    await complete(way);
    await asOwner(
      `insert into notification_choices (site_id, account_id, sms, email, push, updated_at)
       values ($1, $2, false, false, false, app.now())`,
      [api.site.id, groomer.account.id],
    );
    expect((await refund(12.5)).status).toBe(200);
    expect((await groomerTold('$12.50')).text).toMatch(toDo);
    expect((await told('$12.50 for your appointment')).text).toContain(words);
  });

  it('is never more than was captured, whatever is asked at the same moment', async () => {
    await complete('card');
    const calls = await Promise.all(Array.from({ length: 20 }, () => refund(9)));
    for (const { status, raw } of calls) expect([200, 422], raw).toContain(status);
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(11);
    const rest = await refund(1);
    expect(rest.body, rest.raw).toMatchObject({ status: 'succeeded' });
    expect((await refund(0.01)).error.errors).toHaveProperty('amount');
    const shown = await money();
    expect(shown).toMatchObject({ refundable: [], sums: { customerPaid: 0, groomerGets: 0 }, isBalanced: true });
  });

  it('is opened once by a call that is repeated', async () => {
    await complete('card');
    const headers = { 'idempotency-key': `refund-${params.id}` };
    const body = { amount: 20, reason: 'Twice' };
    const first = await staff.call(REFUND, { params, body, headers });
    const again = await staff.call(REFUND, { params, body, headers });
    expect([first.body.id, again.body.id]).toEqual([again.body.id, first.body.id]);
    expect((await money()).refunds).toHaveLength(1);
  });

  it('is pending while the processor does not answer, and finished later', async () => {
    await complete('card');
    await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'timeout' });
    const given = await refund(30);
    expect(given.body, given.raw).toMatchObject({ status: 'pending' });
    expect(await money()).toMatchObject({
      refundable: [{ amount: 70 }],
      refunds: [{ status: 'pending', bookings: [] }],
    });
    expect((await refund(70.01)).error.errors).toHaveProperty('amount');
    await clientOf(vendor.url).clear();
    const settle = () => settleRefund({ siteId: api.site.id, refundId: given.body.id }, api.platform);
    expect(await Promise.all([settle(), settle(), settle()])).toEqual(['succeeded', 'succeeded', 'succeeded']);
    const shown = await money();
    expect(shown.refunds).toMatchObject([{ status: 'succeeded', bookings: [{ kind: 'refund' }] }]);
    expect((await vendorRefunds()).filter(({ amount }) => amount === 3000)).toHaveLength(1);
  });

  it('of cash is recorded as given back by the groomer, at most what was paid', async () => {
    await complete('cash');
    const calls = await Promise.all(Array.from({ length: 8 }, () => refund(30)));
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(3);
    const shown = await money();
    expect(shown.refunds).toMatchObject([{ way: 'cash', status: 'succeeded' }, { way: 'cash' }, { way: 'cash' }]);
    expect(shown.refunds[0]?.bookings[0]?.entries).toContainEqual(
      expect.objectContaining({ account: 'groomer_payable', amount: -30, reason: 'cash' }),
    );
    expect((await refund(1, { way: 'card' })).error.errors).toHaveProperty('amount');
    expect((await told('refunded')).text).toContain('$30.00');
    params = { id: (await buildOrder(api, groomer, ids, { startsAt: new Date('2026-05-04T15:00:00Z') })).id };
    expect((await money()).refunds).toEqual([]);
  });

  it('goes back to a gift card that paid a part', async () => {
    const { body: card } = await groomer.call('POST /v2/service-marketing/gift-cards', { body: { amount: 40 } });
    await groomer.call(`POST ${ORDER}/gift-card`, { params, body: { giftCardCode: card.code } });
    await complete('cash', 0);
    expect((await money()).refundable).toEqual([
      { way: 'cash', amount: 50 },
      { way: 'gift_card', amount: 40 },
    ]);
    const { body: other } = await groomer.call('POST /v2/service-marketing/gift-cards', { body: { amount: 40 } });
    await asOwner('update gift_cards set balance_cents = 100 where id = $1', [other.id]);
    expect((await refund(15, { way: 'gift_card' })).status).toBe(200);
    const left = await asOwner<{ balance_cents: number }>(
      'select balance_cents from gift_cards where id = any($1) order by balance_cents',
      [[card.id, other.id]],
    );
    expect(left.map(({ balance_cents: balance }) => balance)).toEqual([100, 1500]);
    expect((await refund(25.01, { way: 'gift_card' })).status).toBe(422);
  });

  it.each([0, -5, 0.001, 1e9])('of %d is refused', async (amount) => {
    expect((await refund(amount)).status).toBe(422);
  });

  it('of an order that was not paid is refused', async () => {
    expect((await refund(5)).error.errors).toHaveProperty('amount');
  });
});

const vendorRefunds = async () => {
  const answer = await fetch(`${vendor.url}/v1/refunds?limit=100`, {
    headers: { authorization: `Bearer ${api.platform.config.STRIPE_SECRET_KEY}` },
  });
  return ((await answer.json()) as { data: { amount: number }[] }).data;
};
