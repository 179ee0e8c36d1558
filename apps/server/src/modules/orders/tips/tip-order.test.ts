import type { Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCardOf, customerSetup, TEST_CARDS } from '../../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import { queuedFor, type SignedIn, type TestApi } from '../../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';
import { newId } from '../../../platform/ids.ts';
import { balanceOf, recordPayout } from '../../ledger/index.ts';
import { settleCharge } from '../../payments/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const OWN = '/v2/service-appointment/customer/appointments/:id';
const REPORT = '/v2/service-report/service-provider';
const DAY_S = 86_400;
const EARLIER = new Date('2026-05-04T15:00:00Z');

let api: TestApi;
let vendor: Sandbox;
let ids: PayingApi['ids'];
let groomer: SignedIn;
let customer: SignedIn;
let params: { id: string };
let cardId: string;
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi({ RATE_LIMIT_SCALE: '1000', VENDOR_TIMEOUT_SCALE: '0.2' }));
});
afterAll(async () => {
  await api.close();
  await vendor.close();
});
beforeEach(async () => {
  groomer = await api.as('groomer');
  const { id, account } = await buildOrder(api, groomer, ids);
  customer = await api.as(account);
  params = { id };
  cardId = await addCardOf(api, customer);
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
/** Around now, whatever the groomer's time zone. */
const today = () => {
  const day = (offset: number) =>
    new Date(api.clock.now().getTime() + offset * DAY_S * 1000).toISOString().slice(0, 10);
  return { start_date: day(-1), end_date: day(1) };
};
/** The order of $90 is completed, by default with the customer's card. */
const complete = async (body: { paymentMethodId: 'card' | 'cash' | 'later'; sourceId?: string } = payByCard()) => {
  await groomer.call(`POST ${ORDER}/payment`, { params, body });
  const done = await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
  expect(done.status, done.raw).toBe(200);
};
const payByCard = () => ({ paymentMethodId: 'card' as const, sourceId: cardId });
const options = async () => (await customer.call(`GET ${OWN}/tip`, { params })).body;
const tip = (amount: number, card = cardId) =>
  customer.call(`POST ${OWN}/tip`, { params, body: { amount, cardId: card } });
const tipCharges = () =>
  asOwner<{ status: string; amount_cents: number }>(
    `select status, amount_cents from card_charges where subject_id = $1 and purpose = 'tip' order by opened_at`,
    [params.id],
  );
const bookedTips = () =>
  asOwner<{ account: string; cents: number; reason: string }>(
    `select e.account, e.amount_cents::int as cents, e.reason from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id where t.cause = 'tip:' || $1 order by e.line`,
    [params.id],
  );
const owedTips = () => api.platform.db.inSite(api.site.id, (tx) => balanceOf(tx, 'tips_payable', groomer.account.id));
const refund = async (amount: number) =>
  (await api.as('staff')).call('POST /v2/staff/orders/:id/refunds', { params, body: { amount, reason: 'Asked' } });

describe('a tip after the visit', () => {
  it('is charged to the card of the visit, booked for the groomer alone and shown to both', async () => {
    await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 5 } });
    await complete();
    expect(await options()).toMatchObject({
      whyNot: null,
      base: 90,
      atVisit: 5,
      given: null,
      cardId,
      cards: [{ id: cardId }],
    });
    const { serviceProviderEarnings: before } = (await groomer.call(`GET ${ORDER}`, { params })).body;
    const given = await tip(18);
    expect(given.body, given.raw).toMatchObject({ whyNot: 'given', given: { amount: 18 } });
    expect(await tipCharges()).toEqual([{ status: 'captured', amount_cents: 1800 }]);
    expect(await bookedTips()).toEqual([
      { account: 'customer_receivable', cents: 1800, reason: 'order' },
      { account: 'tips_payable', cents: -1800, reason: 'tip' },
      { account: 'processor_clearing', cents: 1800, reason: 'card' },
      { account: 'customer_receivable', cents: -1800, reason: 'card' },
    ]);
    const { body: receipt } = await customer.call(`GET ${OWN}/receipt`, { params });
    expect(receipt).toMatchObject({
      prices: { total: 95, tipAmount: 5 },
      laterTip: { amount: 18, card: { lastFour: '4242' } },
    });
    const { body: order } = await groomer.call(`GET ${ORDER}`, { params });
    expect(order).toMatchObject({ laterTip: { amount: 18 }, serviceProviderEarnings: before + 18 });
  });

  it('comes with the next payout, in the reports of its day and as a notification', async () => {
    await complete({ paymentMethodId: 'cash' });
    await tip(20);
    const earnings = await groomer.call(`GET ${REPORT}/earnings-details`, { query: today() });
    expect(earnings.body, earnings.raw).toMatchObject({ tips: 20, orders: 1 });
    expect(earnings.body.items.map(({ kind, net }) => [kind, net])).toContainEqual(['tip', 20]);
    const { body: order } = await groomer.call(`GET ${REPORT}/orders/:id`, { params });
    expect(order).toMatchObject({ charged: { total: 110, refunded: 0, unpaid: 0 } });
    const payout = () =>
      api.platform.db.inSite(api.site.id, (tx) =>
        recordPayout(tx, { cause: newId(), partyId: groomer.account.id }, api.platform),
      );
    // In cash the groomer owes the fee of the site, which the tip pays.
    expect(await payout()).toBe(2000 - 450);
    expect(await owedTips()).toBe(0);
    expect(await queuedFor(api, groomer.account.email)).toContainEqual(expect.stringMatching(/ tipped you \$20\.00$/));
    expect(await queuedFor(api, customer.account.email)).not.toContainEqual(expect.stringContaining('tipped you'));
    const charged = /your tip of \$20\.00 for .+ was charged to your Visa ending in 4242\./;
    expect(await queuedFor(api, customer.account.phone)).toContainEqual(expect.stringMatching(charged));
    expect(await queuedFor(api, groomer.account.phone)).not.toContainEqual(expect.stringMatching(charged));
  });

  it('is given once, however often and however parallel the button is pressed', async () => {
    await complete();
    const calls = await Promise.all(Array.from({ length: 8 }, () => tip(15)));
    expect(calls.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await tip(15)).body.given).toMatchObject({ amount: 15 });
    const second = await tip(10);
    expect(second.error, second.raw).toMatchObject({ code: 'tip_not_possible', message: /already added/ });
    expect(await tipCharges()).toEqual([{ status: 'captured', amount_cents: 1500 }]);
    expect(await owedTips()).toBe(-1500);
  });

  it('is added to one that was given at the van', async () => {
    await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 9 } });
    await complete();
    expect((await tip(5)).status).toBe(200);
    expect(await owedTips()).toBe(-1400);
    const { body: order } = await groomer.call(`GET ${ORDER}`, { params });
    expect(order).toMatchObject({ tipAmount: 9, laterTip: { amount: 5 } });
  });

  it('says why a card was declined, and takes another one', async () => {
    await complete();
    const empty = await addCardOf(api, customer, TEST_CARDS.declined);
    const declined = await tip(15, empty);
    expect(declined.error, declined.raw).toMatchObject({ code: 'card_declined', message: /declined/ });
    expect([await options(), await owedTips()]).toMatchObject([{ whyNot: null, given: null }, 0]);
    expect((await tip(12)).body.given).toMatchObject({ amount: 12 });
    expect((await tipCharges()).map(({ status }) => status)).toEqual(['declined', 'captured']);
  });

  it('asks a customer whose bank wants them to confirm for another card', async () => {
    await complete();
    const asking = await addCardOf(api, customer, TEST_CARDS.needsAuthentication);
    const declined = await tip(15, asking);
    expect(declined.error, declined.raw).toMatchObject({ code: 'card_declined', message: /^Your bank wants you/ });
    expect((await tip(12)).body.given).toMatchObject({ amount: 12 });
  });

  it('is charged and booked once where the process ends between the charge and its booking', async () => {
    await complete();
    await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'slow', delayMs: 8_000, times: 1 });
    const waiting = await tip(15);
    expect(waiting.body, waiting.raw).toMatchObject({ whyNot: 'processing', given: null });
    const other = await tip(20);
    expect(other.error.code, other.raw).toBe('payment_in_progress');
    // The process ended here: the worker, the webhook and who presses again ask with the same key.
    const [charge] = await asOwner<{ id: string }>(
      `select id from card_charges where subject_id = $1 and purpose = 'tip'`,
      [params.id],
    );
    await expect
      .poll(() => settleCharge({ siteId: api.site.id, chargeId: charge?.id ?? '' }, api.platform), { timeout: 20_000 })
      .toBe('captured');
    expect((await tip(15)).body.given).toMatchObject({ amount: 15 });
    expect(await tipCharges()).toEqual([{ status: 'captured', amount_cents: 1500 }]);
    expect(await owedTips()).toBe(-1500);
  });

  it('can be added for 7 days', async () => {
    await complete();
    const age = (interval: string) =>
      asOwner('update order_settlements set settled_at = settled_at - $2::interval where appointment_id = $1', [
        params.id,
        interval,
      ]);
    await age('6 days 23 hours 55 minutes');
    expect((await options()).whyNot).toBeNull();
    await age('5 minutes');
    expect((await options()).whyNot).toBe('too_late');
    const refused = await tip(5);
    expect(refused.error, refused.raw).toMatchObject({ code: 'tip_not_possible', message: /7 days/ });
    expect(await tipCharges()).toEqual([]);
  });

  it('is impossible before completion, after a no-show, while the visit is owed and once all of it was refunded', async () => {
    const refused = async (whyNot: string) => {
      expect((await options()).whyNot).toBe(whyNot);
      expect((await tip(5)).error.code).toBe('tip_not_possible');
    };
    await refused('not_completed');
    const owed = params;
    await complete({ paymentMethodId: 'later' });
    await refused('unpaid');
    params = { id: (await buildOrder(api, groomer, ids, { startsAt: EARLIER })).id };
    await asOwner('update appointments set customer_id = $2 where id = $1', [params.id, customer.account.id]);
    await asOwner('update appointment_lines set started_at = null, ended_at = null where appointment_id = $1', [
      params.id,
    ]);
    const absent = { amount: 60, title: 'Nobody home', paymentMethodId: 'later' as const };
    expect((await groomer.call(`POST ${ORDER}/set-order-no-show`, { params, body: absent })).status).toBe(200);
    await refused('not_completed');
    params = owed;
    await groomer.call(`POST ${ORDER}/receive-payment`, { params, body: { paymentMethodId: 'cash' } });
    expect((await options()).whyNot).toBeNull();
    expect((await refund(40)).status).toBe(200);
    expect((await options()).whyNot).toBeNull();
    expect((await refund(50)).status).toBe(200);
    await refused('refunded');
    expect(await tipCharges()).toEqual([]);
  });

  it('is impossible for a groomer who left', async () => {
    await complete();
    await asOwner(`update accounts set status = 'inactive' where id = $1`, [groomer.account.id]);
    expect((await options()).whyNot).toBe('groomer_gone');
    expect((await tip(5)).error.code).toBe('tip_not_possible');
  });

  it('stays with the groomer when the visit is refunded', async () => {
    await complete();
    await tip(15);
    const staff = await api.as('staff');
    const money = async () => (await staff.call('GET /v2/staff/orders/:id/money', { params })).body;
    expect(await money()).toMatchObject({
      refundable: [{ way: 'card', amount: 90 }],
      charges: [{ purpose: 'order' }, { purpose: 'tip', amount: 15 }],
      bookings: [{ kind: 'completion' }, { kind: 'tip' }],
      sums: { customerPaid: 105 },
      isBalanced: true,
    });
    expect((await refund(91)).error.errors).toHaveProperty('amount');
    expect((await refund(90)).status).toBe(200);
    expect(await owedTips()).toBe(-1500);
    expect(await money()).toMatchObject({ refundable: [], sums: { customerPaid: 15, groomerGets: 15 } });
  });
});

describe('who may add a tip', () => {
  it('is the customer of the appointment, with cards that this groomer can be paid with', async () => {
    await complete();
    const stranger = await api.as('customer');
    const theirs = await addCardOf(api, stranger);
    expect((await stranger.call(`GET ${OWN}/tip`, { params })).status).toBe(404);
    expect((await stranger.call(`POST ${OWN}/tip`, { params, body: { amount: 5, cardId: theirs } })).status).toBe(404);
    expect((await tip(5, theirs)).status).toBe(404);
    expect((await groomer.call(`POST ${OWN}/tip`, { params, body: { amount: 5, cardId } })).status).toBe(403);
    // One that another groomer keeps for the same customer.
    const other = await api.as('groomer');
    await asOwner('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
      api.site.id,
      other.account.id,
      customer.account.id,
    ]);
    const { body: kept } = await other.call('POST /v2/service-provider/customer/:id/customer-cards', {
      params: { id: customer.account.id },
      body: { token: await customerSetup(api, other, { customerId: customer.account.id }) },
    });
    expect((await options()).cards.map(({ id }) => id)).toEqual([cardId]);
    expect((await tip(5, kept.id)).status).toBe(404);
    expect(await tipCharges()).toEqual([]);
  });

  it.each([0, 0.99, 1000.01, 5.555])('nobody gives %d dollars', async (amount) => {
    await complete();
    expect((await tip(amount)).error.code).toBe('validation_failed');
  });
});
