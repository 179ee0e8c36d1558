import type { Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardToken, customerSetup, TEST_CARDS } from '../../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { sendChargeWebhook } from '../../../../testing/send-webhook.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';
import { newId } from '../../../platform/ids.ts';
import { balanceOf, recordPayout } from '../../ledger/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const PAY = 'POST /v1/pay/:token';
const DAY_S = 86_400;
const NOTHING_OWED = { code: 'nothing_owed', data: { status: 409 } };

let api: TestApi;
let vendor: Sandbox;
let worker: { stop(): Promise<void> };
let ids: PayingApi['ids'];
let groomer: SignedIn;
let params: { id: string };
let customerId: string;
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi({ RATE_LIMIT_SCALE: '1000', VENDOR_TIMEOUT_SCALE: '0.2' }));
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
const order = async () => (await groomer.call(`GET ${ORDER}`, { params })).body;
const chargesOf = (id: string) =>
  asOwner<{ id: string; status: string; amount_cents: number }>(
    'select id, status, amount_cents from card_charges where subject_id = $1 order by opened_at',
    [id],
  );
const booked = () =>
  asOwner<{ kind: string; account: string; cents: number; reason: string }>(
    `select t.kind, e.account, e.amount_cents::int as cents, e.reason from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id where t.subject_id = $1 order by t.occurred_at, t.id, e.line`,
    [params.id],
  );
const balances = () =>
  api.platform.db.inSite(api.site.id, async (tx) => ({
    customer: await balanceOf(tx, 'customer_receivable', customerId),
    groomer:
      (await balanceOf(tx, 'groomer_payable', groomer.account.id)) +
      (await balanceOf(tx, 'tips_payable', groomer.account.id)),
    held: await balanceOf(tx, 'customer_receivable', groomer.account.id),
  }));
const payout = () =>
  api.platform.db.inSite(api.site.id, (tx) =>
    recordPayout(tx, { cause: newId(), partyId: groomer.account.id }, api.platform),
  );

/** The newest link that the customer was sent. */
const linkOf = async (id = params.id): Promise<string> => {
  const { customer } = (await groomer.call(`GET ${ORDER}`, { params: { id } })).body;
  const { text } = await clientOf(api.platform.config.SMS_API_URL).waitForSms({
    to: customer.phone ?? '',
    contains: '/pay/',
  });
  return /\/pay\/([\w-]{43})/.exec(text)?.[1] ?? '';
};
const completeLater = async () => {
  await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'later' } });
  return await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE, due: 90 } });
};
const send = () => groomer.call(`POST ${ORDER}/payment-link`, { params });
const shown = (token: string) => api.call('GET /v1/pay/:token', { params: { token } });
const pay = async (token: string, number: string = TEST_CARDS.fine) =>
  api.call(PAY, { params: { token }, body: { token: await cardToken(api, number) } });
const receive = (paymentMethodId: 'cash' | 'check') =>
  groomer.call(`POST ${ORDER}/receive-payment`, { params, body: { paymentMethodId } });
const cardsOnFile = async () => (await groomer.call('GET /v1/orders/:id/customer-credit-cards', { params })).body.items;

/** A visit at which nobody was there, with a fee that stays owed. */
const owedNoShow = async () => {
  await asOwner('update appointment_lines set started_at = null, ended_at = null where appointment_id = $1', [
    params.id,
  ]);
  return await groomer.call(`POST ${ORDER}/set-order-no-show`, {
    params,
    body: { amount: 60, title: 'Nobody home', paymentMethodId: 'later' },
  });
};

describe('an order to be paid later', () => {
  it('is completed with what is owed, and the customer gets a link that shows little', async () => {
    await asOwner(`update accounts set first_name = 'Wilhelmina' where id = $1`, [customerId]);
    const done = await completeLater();
    expect(done.body, done.raw).toMatchObject({
      status: 'complete',
      paymentMethod: null,
      settlement: { kind: 'completed', tender: null, isSigned: true },
      owed: { amount: 90, isBeingPaid: false },
    });
    expect(done.body.owed?.linkSentAt).not.toBeNull();
    expect(await booked()).toEqual([
      { kind: 'completion', account: 'customer_receivable', cents: 9000, reason: 'order' },
      { kind: 'completion', account: 'groomer_payable', cents: -9000, reason: 'services' },
      { kind: 'completion', account: 'groomer_payable', cents: 450, reason: 'management_fee' },
      { kind: 'completion', account: 'platform_revenue', cents: -450, reason: 'management_fee' },
      { kind: 'completion', account: 'groomer_payable', cents: 8550, reason: 'held' },
      { kind: 'completion', account: 'customer_receivable', cents: -8550, reason: 'held' },
    ]);
    // Money that is not there is not sent to anybody.
    expect(await payout()).toBeUndefined();
    const page = await shown(await linkOf());
    expect(page.body, page.raw).toMatchObject({ owedFor: 'visit', amount: 90, state: 'to_pay', paidAt: null });
    expect(page.body.petNames).toHaveLength(1);
    expect(page.body.processor.scriptUrl).toBe(api.platform.config.STRIPE_JS_URL);
    expect(page.body.clientSecret).toBeNull();
    const { customer } = await order();
    for (const personal of [customer.phone, 'Wilhelmina', customerId, params.id])
      expect(page.raw).not.toContain(personal);
  });

  it('is paid by the link: the debt is gone, what was held is paid out, and the card is not kept', async () => {
    await completeLater();
    const token = await linkOf();
    const paid = await pay(token);
    expect(paid.body, paid.raw).toMatchObject({ state: 'paid', amount: 90 });
    expect(paid.body.paidAt).not.toBeNull();
    expect(await order()).toMatchObject({ owed: null, paymentMethod: 'card', serviceProviderEarnings: 82.59 });
    expect((await booked()).filter(({ kind }) => kind === 'payment')).toEqual([
      { kind: 'payment', account: 'processor_clearing', cents: 9000, reason: 'card' },
      { kind: 'payment', account: 'customer_receivable', cents: -9000, reason: 'card' },
      { kind: 'payment', account: 'groomer_payable', cents: -8550, reason: 'held' },
      { kind: 'payment', account: 'customer_receivable', cents: 8550, reason: 'held' },
      { kind: 'payment', account: 'groomer_payable', cents: 291, reason: 'processing_fee' },
      { kind: 'payment', account: 'processing_fees', cents: -291, reason: 'processing_fee' },
    ]);
    expect(await balances()).toEqual({ customer: 0, groomer: -8259, held: 0 });
    expect(await payout()).toBe(8259);
    expect(await cardsOnFile()).toEqual([]);
    const [card] = await asOwner<{ method: string }>(
      `select stripe_payment_method_id as method from payment_cards p join card_charges c on c.card_id = p.id
       where c.subject_id = $1`,
      [params.id],
    );
    const atProcessor = async () => {
      const answer = await fetch(`${vendor.url}/v1/payment_methods/${card?.method ?? ''}`, {
        headers: { authorization: `Bearer ${api.platform.config.STRIPE_SECRET_KEY}` },
      });
      return ((await answer.json()) as { customer: string | null }).customer;
    };
    await expect.poll(atProcessor).toBeNull();
  });

  it('is charged once, however many pay the same link at the same moment', async () => {
    await completeLater();
    const token = await linkOf();
    const calls = await Promise.all(Array.from({ length: 20 }, () => pay(token)));
    expect(calls.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await chargesOf(params.id)).toMatchObject([{ status: 'captured', amount_cents: 9000 }]);
    expect((await shown(token)).body.state).toBe('paid');
    expect((await booked()).filter(({ reason }) => reason === 'card')).toHaveLength(2);
    expect((await pay(token)).body.state).toBe('paid');
    expect(await chargesOf(params.id)).toHaveLength(1);
    expect(await cardsOnFile()).toEqual([]);
  });

  it('is charged once for one token, too', async () => {
    await completeLater();
    const token = await linkOf();
    const body = { token: await cardToken(api, TEST_CARDS.fine) };
    const calls = await Promise.all(Array.from({ length: 20 }, () => api.call(PAY, { params: { token }, body })));
    expect(calls.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await chargesOf(params.id)).toMatchObject([{ status: 'captured' }]);
  });

  it('stays owed when the card is declined; another card pays it', async () => {
    await completeLater();
    const token = await linkOf();
    for (const number of [TEST_CARDS.declined, TEST_CARDS.declinedWhenAdded]) {
      const declined = await pay(token, number);
      expect(declined.error, declined.raw).toMatchObject({ code: 'card_declined' });
    }
    expect((await shown(token)).body.state).toBe('to_pay');
    expect(await order()).toMatchObject({ status: 'complete', owed: { amount: 90, isBeingPaid: false } });
    expect(await cardsOnFile()).toEqual([]);
    expect((await pay(token)).body.state).toBe('paid');
    expect((await chargesOf(params.id)).map(({ status }) => status)).toEqual(['declined', 'captured']);
  });

  it('does not take a card that is kept, which stays on file', async () => {
    const setup = await customerSetup(api, groomer, { customerId });
    const kept = await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
      params: { id: customerId },
      body: { token: setup },
    });
    const [row] = await asOwner<{ token: string }>(
      'select stripe_payment_method_id as token from payment_cards where id = $1',
      [kept.body.id],
    );
    const token = row?.token ?? '';
    await completeLater();
    const refused = await api.call(PAY, { params: { token: await linkOf() }, body: { token } });
    expect(refused.error.errors, refused.raw).toHaveProperty('token');
    expect(await cardsOnFile()).toHaveLength(1);
    expect(await chargesOf(params.id)).toEqual([]);
  });

  it.each(['cash', 'check'] as const)('is paid by %s meanwhile: the link says so and charges nothing', async (by) => {
    await completeLater();
    const token = await linkOf();
    const received = await receive(by);
    expect(received.body, received.raw).toMatchObject({ owed: null, settlement: { tender: by } });
    expect((await shown(token)).body).toMatchObject({ state: 'paid', amount: 90 });
    expect((await pay(token)).body.state).toBe('paid');
    expect(await chargesOf(params.id)).toEqual([]);
    // The groomer has the money, and owes the fee of the site.
    expect(await balances()).toEqual({ customer: 0, groomer: 450, held: 0 });
    for (const again of [await receive(by), await send()]) expect(again.error).toMatchObject(NOTHING_OWED);
  });

  it('is paid once by a link and by hand at the same moment', async () => {
    await completeLater();
    const token = await linkOf();
    const [byLink, ...byHand] = await Promise.all([pay(token), receive('cash'), receive('check'), receive('cash')]);
    expect(byLink.body, byLink.raw).toMatchObject({ amount: 90 });
    const received = byHand.filter(({ status }) => status === 200).length;
    const captured = (await chargesOf(params.id)).filter(({ status }) => status === 'captured').length;
    expect(received + captured).toBe(1);
    expect((await balances()).customer).toBe(0);
  });

  it('is refunded to the card that paid it', async () => {
    await completeLater();
    await pay(await linkOf());
    const staff = await api.as('staff');
    const given = await staff.call('POST /v2/staff/orders/:id/refunds', {
      params,
      body: { amount: 90, reason: 'All' },
    });
    expect(given.body, given.raw).toMatchObject({ way: 'card', status: 'succeeded' });
    expect(await balances()).toMatchObject({ customer: 0, groomer: 0, held: 0 });
  });
});

describe('a link', () => {
  it('is replaced by the next one, and known here by its hash alone', async () => {
    await completeLater();
    const first = await linkOf();
    await clientOf(api.platform.config.SMS_API_URL).clear();
    const sent = await send();
    expect(sent.body.owed, sent.raw).toMatchObject({ amount: 90 });
    const second = await linkOf();
    expect(second).not.toBe(first);
    expect((await shown(first)).status).toBe(404);
    expect((await pay(first)).status).toBe(404);
    expect((await shown(second)).status).toBe(200);
    const rows = JSON.stringify(await asOwner('select * from order_dues where appointment_id = $1', [params.id]));
    for (const token of [first, second]) expect(rows).not.toContain(token);
  });

  it('is not found once it expired, nor one that never was, nor on another site', async () => {
    await completeLater();
    const token = await linkOf();
    const other = { params: { token }, site: api.otherSite };
    const body = { token: await cardToken(api, TEST_CARDS.fine) };
    expect((await api.call('GET /v1/pay/:token', other)).status).toBe(404);
    expect((await api.call(PAY, { ...other, body })).status).toBe(404);
    const never = await shown('A'.repeat(43));
    api.clock.advance(30 * DAY_S - 60);
    expect((await shown(token)).status).toBe(200);
    api.clock.advance(120);
    const expired = await shown(token);
    expect([expired.status, expired.error]).toEqual([404, never.error]);
    expect((await api.call(PAY, { params: { token }, body })).status).toBe(404);
    api.clock.reset();
    expect(await chargesOf(params.id)).toEqual([]);
  });

  it('belongs to one order', async () => {
    await completeLater();
    const token = await linkOf();
    const mine = params;
    const other = await buildOrder(api, groomer, ids, { startsAt: new Date('2026-05-04T15:00:00Z') });
    params = { id: other.id };
    await completeLater();
    await pay(token);
    expect((await order()).owed).toMatchObject({ amount: 90 });
    params = mine;
    expect((await order()).owed).toBeNull();
  });

  it('is sent by the groomer of the order alone, and only where something is owed', async () => {
    expect((await send()).error).toMatchObject(NOTHING_OWED);
    expect((await receive('cash')).error).toMatchObject(NOTHING_OWED);
    await completeLater();
    const stranger = await api.as('groomer');
    expect((await stranger.call(`POST ${ORDER}/payment-link`, { params })).status).toBe(404);
    const taken = { params, body: { paymentMethodId: 'cash' } };
    expect((await stranger.call(`POST ${ORDER}/receive-payment`, taken)).status).toBe(404);
    expect((await order()).owed).toMatchObject({ amount: 90 });
  });

  it('takes a token and no card number', async () => {
    await completeLater();
    const token = await linkOf();
    const number = { number: TEST_CARDS.fine, token: await cardToken(api, TEST_CARDS.fine) };
    const refused = await api.call(PAY, { params: { token }, body: number });
    expect(refused.error.code, refused.raw).toBe('validation_failed');
    expect(refused.raw).not.toContain(TEST_CARDS.fine);
  });
});

describe('while the processor hangs', () => {
  const hangAfterAttaching = () => {
    const { payments } = api.platform;
    const attach = payments.attachCard.bind(payments);
    return vi.spyOn(payments, 'attachCard').mockImplementationOnce(async (...card) => {
      const attached = await attach(...card);
      await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'timeout', times: 1 });
      return attached;
    });
  };

  it('a payment is processing, nothing else can be done, and the webhook ends it', async () => {
    await completeLater();
    const token = await linkOf();
    const spied = hangAfterAttaching();
    const waiting = await pay(token);
    spied.mockRestore();
    expect(waiting.body, waiting.raw).toMatchObject({ state: 'processing', paidAt: null });
    expect((await shown(token)).body.state).toBe('processing');
    expect((await order()).owed).toMatchObject({ isBeingPaid: true });
    for (const { error } of [await receive('cash'), await send()]) expect(error.code).toBe('payment_in_progress');
    const [charge] = await chargesOf(params.id);
    expect(charge).toMatchObject({ status: 'pending' });
    const heard = await sendChargeWebhook(api, charge?.id ?? '');
    expect(heard.statusCode).toBe(204);
    await expect.poll(async () => (await shown(token)).body.state).toBe('paid');
    expect(await chargesOf(params.id)).toMatchObject([{ status: 'captured' }]);
    expect(await balances()).toMatchObject({ customer: 0, held: 0 });
  });

  it('before it took the card, nothing is charged', async () => {
    await completeLater();
    const token = await linkOf();
    const body = { token: await cardToken(api, TEST_CARDS.fine) };
    await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'timeout', times: 1 });
    expect((await api.call(PAY, { params: { token }, body })).status).toBe(503);
    expect((await shown(token)).body.state).toBe('to_pay');
    expect((await api.call(PAY, { params: { token }, body })).body.state).toBe('paid');
  });
});

describe('a no-show fee that is owed', () => {
  it('is paid by a link, and keeps what was said about the visit', async () => {
    const marked = await owedNoShow();
    expect(marked.body, marked.raw).toMatchObject({ owed: { amount: 60, linkSentAt: null }, noShow: { isOwed: true } });
    expect(await payout()).toBeUndefined();
    await send();
    const token = await linkOf();
    expect((await shown(token)).body).toMatchObject({ owedFor: 'no_show', amount: 60, state: 'to_pay' });
    expect((await pay(token, TEST_CARDS.declined)).error.code).toBe('card_declined');
    expect(await order()).toMatchObject({ status: 'cancelled', noShow: { title: 'Nobody home', isOwed: true } });
    expect((await pay(token)).body.state).toBe('paid');
    expect(await order()).toMatchObject({
      status: 'cancelled',
      owed: null,
      noShow: { title: 'Nobody home', isOwed: false },
      settlement: { tender: 'card' },
    });
    expect(await balances()).toEqual({ customer: 0, groomer: -(6000 - 300 - 204), held: 0 });
  });

  it('can be received in cash', async () => {
    await owedNoShow();
    expect((await receive('cash')).body.noShow).toMatchObject({ isOwed: false });
    expect(await balances()).toEqual({ customer: 0, groomer: 300, held: 0 });
  });

  it('of less than a card can be charged stays owed', async () => {
    await asOwner('update appointment_lines set final_cents = 20 where appointment_id = $1', [params.id]);
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'later' } });
    const { body } = await groomer.call(`GET ${ORDER}`, { params });
    expect(body.completion).toEqual({ isReady: false, whyNot: 'too_little_for_card' });
  });
});
