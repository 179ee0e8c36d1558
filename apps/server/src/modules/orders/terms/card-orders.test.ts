import type { Sandbox } from '@tailgate/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { customerSetup, TEST_CARDS } from '../../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const COMPLETE = `POST ${ORDER}/complete-order` as const;
const body = { signature: SIGNATURE };
const EARLIER = new Date('2026-05-04T15:00:00Z');

let api: TestApi;
let vendor: Sandbox;
let ids: PayingApi['ids'];
let groomer: SignedIn;
let params: { id: string };
let customerId: string;
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
  customerId = order.customerId;
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const order = async () => (await groomer.call(`GET ${ORDER}`, { params })).body;
/** A card that the groomer keeps for the customer. */
const keepCard = async (number: string = TEST_CARDS.fine) => {
  const { body: card } = await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
    params: { id: customerId },
    body: { token: await customerSetup(api, groomer, { customerId, number }) },
  });
  return card.id;
};
const payBy = (sourceId: string) =>
  groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'card', sourceId } });
const countOf = async (table: 'order_settlements' | 'ledger_transactions' | 'card_charges') => {
  const [row] = await asOwner<{ count: number }>(
    `select count(*)::int from ${table} where ${table === 'order_settlements' ? 'appointment_id' : 'subject_id'} = $1`,
    [params.id],
  );
  return row?.count;
};

describe('an order paid by card', () => {
  it('lists the cards of its customer, and takes no other', async () => {
    const cardId = await keepCard();
    const { body: list } = await groomer.call(`GET ${ORDER}/payment/list`, { params });
    expect(list.items[0]).toMatchObject({ id: 'card', isAvailable: true, sources: [{ id: cardId, isDefault: true }] });
    const chosen = await payBy(cardId);
    expect(chosen.body, chosen.raw).toMatchObject({ paymentMethod: 'card', creditCardId: cardId });
    const byDefault = await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'card' } });
    expect(byDefault.body.creditCardId).toBe(cardId);
    const other = await buildOrder(api, groomer, ids, { startsAt: EARLIER });
    const refused = await groomer.call(`POST ${ORDER}/payment`, {
      params: { id: other.id },
      body: { paymentMethodId: 'card', sourceId: cardId },
    });
    expect(refused.error.code, refused.raw).toBe('validation_failed');
  });

  it('RL-orders-06 shows the processing fee as a charge where the customer pays it', async () => {
    await payBy(await keepCard());
    const { body: shown } = await groomer.call(`POST ${ORDER}/payment-processing-fee`, {
      params,
      body: { payer: 'customer' },
    });
    expect(shown.finalPrices).toMatchObject({ subtotal: 90, processingFee: 2.91, total: 92.91, customChargesTotal: 0 });
    expect(shown.customCharges).toMatchObject([{ type: 'proc-fee', amount: 2.91, deletable: false }]);
  });

  it('is charged, booked and completed once, however many ask at the same moment', async () => {
    await payBy(await keepCard());
    const calls = await Promise.all(Array.from({ length: 6 }, () => groomer.call(COMPLETE, { params, body })));
    for (const { status, raw } of calls) expect([200, 409], raw).toContain(status);
    expect(calls.some(({ status }) => status === 200)).toBe(true);
    expect(await order()).toMatchObject({ status: 'complete', settlement: { tender: 'card', isSigned: true } });
    for (const table of ['order_settlements', 'ledger_transactions', 'card_charges'] as const)
      expect(await countOf(table), table).toBe(1);
  });

  it('stays open when the card is declined, and is paid in cash then', async () => {
    await payBy(await keepCard(TEST_CARDS.declined));
    const declined = await groomer.call(COMPLETE, { params, body });
    expect(declined.error, declined.raw).toMatchObject({ code: 'card_declined' });
    expect(await order()).toMatchObject({ status: 'accepted', completion: { isReady: true, whyNot: null } });
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } });
    const done = await groomer.call(COMPLETE, { params, body });
    expect(done.body, done.raw).toMatchObject({ status: 'complete', settlement: { tender: 'cash' } });
  });

  it('waits for the customer where their bank wants them to confirm: a payment link goes on', async () => {
    await payBy(await keepCard(TEST_CARDS.needsAuthentication));
    const asked = await groomer.call(COMPLETE, { params, body });
    expect(asked.error, asked.raw).toMatchObject({ code: 'authentication_required', data: { status: 402 } });
    expect(asked.error.message).toContain('Send a payment link');
    expect(await asOwner('select status, failure_code from card_charges where subject_id = $1', [params.id])).toEqual([
      { status: 'declined', failure_code: 'authentication_required' },
    ]);
    expect(await order()).toMatchObject({ status: 'accepted', completion: { isReady: true, whyNot: null } });
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'later' } });
    const done = await groomer.call(COMPLETE, { params, body });
    expect(done.body, done.raw).toMatchObject({ status: 'complete', owed: { isBeingPaid: false } });
    expect(done.body.owed?.linkSentAt).not.toBeNull();
  });

  it('is charged without its holder where they confirmed the card when they gave it', async () => {
    await payBy(await keepCard(TEST_CARDS.needsFirstAuthentication));
    const done = await groomer.call(COMPLETE, { params, body });
    expect(done.body, done.raw).toMatchObject({ status: 'complete', settlement: { tender: 'card' } });
  });

  it('asks for another card when the chosen one was removed elsewhere', async () => {
    const cardId = await keepCard();
    await payBy(cardId);
    await groomer.call('DELETE /v2/service-provider/customer/:id/customer-cards/:cardId', {
      params: { id: customerId, cardId },
    });
    const refused = await groomer.call(COMPLETE, { params, body });
    expect(refused.error, refused.raw).toMatchObject({ code: 'order_not_ready', message: /^Choose a card/ });
    expect((await order()).status).toBe('accepted');
  });

  it('neither changes nor moves while the card is charged', async () => {
    await payBy(await keepCard());
    await asOwner('update appointments set is_being_paid = true where id = $1', [params.id]);
    expect((await order()).completion.whyNot).toBe('payment_processing');
    const tip = await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 5 } });
    expect(tip.error.code).toBe('payment_in_progress');
    expect((await order()).can).toMatchObject({ cancel: false, reschedule: false, offerTrade: false });
  });
});

describe('the cards of an order', () => {
  const CARDS = `${ORDER}/payment/customer-cards` as const;
  const listed = async () => (await groomer.call('GET /v1/orders/:id/customer-credit-cards', { params })).body.items;

  it('U-083 are those of its customer, under every path', async () => {
    const token = await customerSetup(api, groomer, { customerId });
    const added = await groomer.call(`POST ${CARDS}`, { params, body: { token } });
    expect(added.body, added.raw).toMatchObject({ lastFour: '4242', brand: 'visa', isDefault: true });
    const other = await keepCard();
    expect((await listed()).map(({ id }) => id)).toEqual([added.body.id, other]);
    const { body: available } = await groomer.call('GET /v2/service-provider/customer/:id/available-payments', {
      params: { id: customerId },
    });
    expect(available.items[0]?.sources.map(({ id }) => id)).toEqual([added.body.id, other]);
  });

  it('U-080 come as tokens: a card number is refused, also beside a token', async () => {
    const number = { number: TEST_CARDS.fine, expMonth: 4, expYear: 2040, cvc: '123' };
    const token = await customerSetup(api, groomer, { customerId });
    for (const given of [number, { ...number, token }]) {
      const refused = await groomer.call(`POST ${CARDS}`, { params, body: given as unknown as { token: string } });
      expect(refused.error.code, refused.raw).toBe('validation_failed');
      expect(refused.raw).not.toContain(TEST_CARDS.fine);
    }
    expect(await listed()).toEqual([]);
  });

  it('are removed, and an order that was to be paid with one needs another', async () => {
    const sourceId = await keepCard();
    await payBy(sourceId);
    const removed = await groomer.call(`DELETE ${CARDS}/:sourceId`, { params: { ...params, sourceId } });
    expect(removed.status, removed.raw).toBe(204);
    expect(await listed()).toEqual([]);
    expect(await order()).toMatchObject({ creditCardId: null, completion: { whyNot: 'card_missing' } });
  });

  it('are neither another customer’s nor another groomer’s', async () => {
    const sourceId = await keepCard();
    const other = await buildOrder(api, groomer, ids, { startsAt: EARLIER });
    const crossed = { params: { id: other.id, sourceId } };
    expect((await groomer.call(`DELETE ${CARDS}/:sourceId`, crossed)).status).toBe(404);
    const stranger = await api.as('groomer');
    const token = await customerSetup(api, groomer, { customerId });
    expect((await stranger.call('GET /v1/orders/:id/customer-credit-cards', { params })).status).toBe(404);
    expect((await stranger.call(`POST ${CARDS}`, { params, body: { token } })).status).toBe(404);
    expect((await stranger.call(`DELETE ${CARDS}/:sourceId`, { params: { ...params, sourceId } })).status).toBe(404);
    expect(await listed()).toHaveLength(1);
  });

  it('are not those that another groomer keeps for the same customer', async () => {
    const colleague = await api.as('groomer');
    await asOwner('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
      api.site.id,
      colleague.account.id,
      customerId,
    ]);
    const kept = await colleague.call('POST /v2/service-provider/customer/:id/customer-cards', {
      params: { id: customerId },
      body: { token: await customerSetup(api, colleague, { customerId }) },
    });
    expect(kept.status, kept.raw).toBe(200);
    const body = { paymentMethodId: 'card' as const, sourceId: kept.body.id };
    expect((await groomer.call(`POST ${ORDER}/payment`, { params, body })).status).toBe(404);
  });
});

describe('a coupon', () => {
  const give = (code: string, isSingleUse = false) =>
    asOwner(
      `insert into coupons (id, site_id, provider_id, code, modifier_type, amount_cents, is_single_use)
       values (gen_random_uuid(), $1, $2, $3, 'fixed', 1500, $4)`,
      [api.site.id, groomer.account.id, code, isSingleUse],
    );
  const add = (couponCode: string, id = params.id) =>
    groomer.call(`POST ${ORDER}/coupon`, { params: { id }, body: { couponCode } });

  it('U-090 is put on an order and taken off', async () => {
    await give('SPRING');
    const added = await add('spring');
    expect(added.body, added.raw).toMatchObject({
      coupon: { code: 'SPRING', amount: 15 },
      totalCouponDiscount: 15,
      finalPrices: { couponDiscount: 15, total: 75 },
    });
    const off = await groomer.call(`DELETE ${ORDER}/coupon`, { params });
    expect(off.body).toMatchObject({ coupon: null, finalPrices: { total: 90 } });
    expect((await add('NOBODY')).error.errors).toHaveProperty('couponCode');
  });

  it('for a first visit counts the visits with this groomer alone', async () => {
    await give('FIRST');
    await asOwner(`update coupons set user_category = 'new_customer' where provider_id = $1`, [groomer.account.id]);
    const [line] = (await order()).petServices;
    const visit = { customerId, petId: line?.pet.id ?? '', serviceId: ids.groom, status: 'complete' as const };
    const colleague = await api.as('groomer');
    await buildAppointment(api, { ...visit, providerId: colleague.account.id, startsAt: EARLIER });
    expect((await add('FIRST')).body).toMatchObject({ coupon: { code: 'FIRST' } });
    await buildAppointment(api, { ...visit, providerId: groomer.account.id, startsAt: EARLIER });
    expect((await add('FIRST')).error.errors).toEqual({ couponCode: 'is for the first visit only' });
  });

  it('of a single use is used by one order, and free again when the card is declined', async () => {
    await give('ONCE', true);
    await add('ONCE');
    await payBy(await keepCard(TEST_CARDS.declined));
    expect((await groomer.call(COMPLETE, { params, body })).error.code).toBe('card_declined');
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } });
    const done = await groomer.call(COMPLETE, { params, body });
    expect(done.body.finalPrices, done.raw).toMatchObject({ couponDiscount: 15, total: 75 });
    const other = await buildOrder(api, groomer, ids, { startsAt: EARLIER });
    expect((await add('ONCE', other.id)).error.errors).toHaveProperty('couponCode');
  });
});

it('U-097 tax comes after the coupon and before the tip, by the place of the visit', async () => {
  await asOwner(
    `insert into tax_places (site_id, state_or_province, postal_prefix, percent) values ($1, 'TX', '787', 8.25)`,
    [api.site.id],
  );
  const { body: shown } = await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 10 } });
  expect(shown).toMatchObject({
    taxDetails: { percent: 8.25 },
    finalPrices: { subtotal: 90, taxAmount: 7.43, tipAmount: 10, total: 107.43 },
  });
});

it('RL-orders-04 estimates have two ends, each with its coupon, gift card, tax and total', async () => {
  await asOwner('update appointment_lines set max_cents = 12000 where appointment_id = $1', [params.id]);
  await asOwner(
    `insert into tax_places (site_id, state_or_province, postal_prefix, percent) values ($1, 'TX', '7870', 10)`,
    [api.site.id],
  );
  await asOwner(
    `insert into coupons (id, site_id, provider_id, code, modifier_type, percent)
     values (gen_random_uuid(), $1, $2, 'TENTH', 'percentage', 10)`,
    [api.site.id, groomer.account.id],
  );
  const { body: card } = await groomer.call('POST /v2/service-marketing/gift-cards', { body: { amount: 100 } });
  await groomer.call(`POST ${ORDER}/coupon`, { params, body: { couponCode: 'TENTH' } });
  await groomer.call(`POST ${ORDER}/gift-card`, { params, body: { giftCardCode: card.code } });
  const { body: shown, raw } = await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 5 } });
  expect(shown.estimates, raw).toEqual({
    min: { subtotal: 90, couponDiscount: 9, giftCardDiscount: 89.1, taxAmount: 8.1, total: 94.1 },
    max: { subtotal: 120, couponDiscount: 12, giftCardDiscount: 100, taxAmount: 10.8, total: 123.8 },
    tipAmount: 5,
  });
  expect(shown.finalPrices.total).toBe(94.1);
});
