import { sandbox as clientOf } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCardOf, cardToken, customerSetup, TEST_CARDS } from '../../../testing/builders/build-card.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildOrder, SIGNATURE } from '../../../testing/builders/build-order.ts';
import type { SignedIn } from '../../../testing/index.ts';
import { startReportingApi, type ReportingApi } from '../../../testing/start-reporting-api.ts';
import { balanceOf } from '../ledger/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';

let running: ReportingApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let staff: SignedIn;
beforeAll(async () => {
  running = await startReportingApi('its processor reports disputes to it');
  const { api } = running;
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  staff = await api.as('staff');
});
afterAll(() => running.close());
beforeEach(() => running.switchTo());

/** An order of $90 that was paid with a card whose bank takes the payment back. */
const disputedOrder = async ({ answerAfterMs = 0 } = {}) => {
  const { api } = running;
  const groomer = await api.as('groomer');
  const { id, customerId } = await buildOrder(api, groomer, ids);
  const params = { id };
  await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
    params: { id: customerId },
    body: { token: await customerSetup(api, groomer, { customerId, number: TEST_CARDS.disputed }) },
  });
  await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'card' } });
  if (answerAfterMs > 0)
    await clientOf(running.vendor.url).setFault({ vendor: 'stripe', mode: 'slow', delayMs: answerAfterMs, times: 1 });
  const done = await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
  expect(done.status, done.raw).toBe(200);
  const money = async () => (await staff.call('GET /v2/staff/orders/:id/money', { params })).body;
  await expect.poll(async () => (await money()).disputes.length).toBe(1);
  return { params, money };
};

/** What the bank decided about the newest dispute. */
const decide = async (evidence: 'winning_evidence' | 'losing_evidence') => {
  const headers = { authorization: `Bearer ${running.api.platform.config.STRIPE_SECRET_KEY}` };
  const { url } = running.vendor;
  const { data } = (await (await fetch(`${url}/v1/disputes?limit=1`, { headers })).json()) as {
    data: { id: string }[];
  };
  await fetch(`${url}/v1/disputes/${data[0]?.id}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ 'evidence[uncategorized_text]': evidence }),
  });
};

it('a dispute takes the payment back, with its cost for the platform, and leaves nothing to refund', async () => {
  const { params, money } = await disputedOrder();
  const shown = await money();
  expect(shown).toMatchObject({
    disputes: [{ amount: 90, fee: 15, status: 'open', bookings: [{ kind: 'dispute' }] }],
    refundable: [],
    sums: { customerPaid: 0, groomerGets: 0 },
    isBalanced: true,
  });
  expect(shown.disputes[0]?.bookings[0]?.entries).toContainEqual(
    expect.objectContaining({ account: 'processing_fees', amount: 15, reason: 'dispute_fee' }),
  );
  const refund = await staff.call('POST /v2/staff/orders/:id/refunds', { params, body: { amount: 1, reason: 'x' } });
  expect(refund.error.errors).toHaveProperty('amount');
});

it('one that is won brings everything back, once, however often and late it is told', async () => {
  const { money } = await disputedOrder();
  await running.switchTo('repeated', 'reordered');
  await decide('winning_evidence');
  await expect.poll(async () => (await money()).disputes[0]?.status).toBe('won');
  expect(await money()).toMatchObject({
    disputes: [{ bookings: [{ kind: 'dispute' }, { kind: 'reversal' }] }],
    refundable: [{ way: 'card', amount: 90 }],
    sums: { customerPaid: 90 },
    isBalanced: true,
  });
});

it('one that the bank reports before the order knows that it was paid is booked too', async () => {
  await running.switchTo('reordered');
  const { money } = await disputedOrder({ answerAfterMs: 3_000 });
  expect(await money()).toMatchObject({ disputes: [{ status: 'open' }], sums: { customerPaid: 0 }, isBalanced: true });
});

it('one that is lost stays as it is booked', async () => {
  const { money } = await disputedOrder();
  await decide('losing_evidence');
  await expect.poll(async () => (await money()).disputes[0]?.status).toBe('lost');
  expect(await money()).toMatchObject({ disputes: [{ bookings: [{ kind: 'dispute' }] }], refundable: [] });
});

it('one about a payment of somebody else is left alone', async () => {
  const { params, money } = await disputedOrder();
  const headers = { authorization: `Bearer ${running.api.platform.config.STRIPE_SECRET_KEY}` };
  const { url } = running.vendor;
  const other = { amount: '5000', currency: 'usd', confirm: 'true' };
  const token = await cardToken(running.api, TEST_CARDS.disputed);
  const paid = await fetch(`${url}/v1/payment_intents`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ ...other, payment_method: token }),
  });
  expect(paid.status).toBe(200);
  await running.switchTo();
  expect((await money()).disputes).toHaveLength(1);
  const { rows } = await running.api.database.asOwner((owner) =>
    owner.query('select 1 from payment_disputes where amount_cents = 5000'),
  );
  expect([rows, params.id]).toEqual([[], params.id]);
});

it('one about a tip that was added later takes back the tip alone, and brings it back when it is won', async () => {
  const { api } = running;
  const groomer = await api.as('groomer');
  const { id, account } = await buildOrder(api, groomer, ids);
  const params = { id };
  await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } });
  await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
  const customer = await api.as(account);
  const cardId = await addCardOf(api, customer, TEST_CARDS.disputed);
  const tip = await customer.call('POST /v2/service-appointment/customer/appointments/:id/tip', {
    params,
    body: { amount: 20, cardId },
  });
  expect(tip.status, tip.raw).toBe(200);
  const money = async () => (await staff.call('GET /v2/staff/orders/:id/money', { params })).body;
  const owedTips = () => api.platform.db.inSite(api.site.id, (tx) => balanceOf(tx, 'tips_payable', groomer.account.id));
  await expect.poll(async () => (await money()).disputes.length).toBe(1);
  expect(await money()).toMatchObject({
    disputes: [{ amount: 20, status: 'open', bookings: [{ kind: 'dispute' }] }],
    refundable: [{ way: 'cash', amount: 90 }],
    sums: { customerPaid: 90 },
    isBalanced: true,
  });
  expect(await owedTips()).toBe(0);
  await decide('winning_evidence');
  await expect.poll(async () => (await money()).disputes[0]?.status).toBe('won');
  expect(await money()).toMatchObject({
    disputes: [{ bookings: [{ kind: 'dispute' }, { kind: 'reversal' }] }],
    refundable: [{ way: 'cash', amount: 90 }],
    sums: { customerPaid: 110 },
    isBalanced: true,
  });
  expect(await owedTips()).toBe(-2000);
});
