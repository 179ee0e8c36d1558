import type { Sandbox } from '@tailgate/sandbox';
import { sandbox } from '@tailgate/sandbox/client';
import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerSetup, TEST_CARDS } from '../../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';
import { emitInside } from '../../../platform/events/events.ts';
import { newId } from '../../../platform/ids.ts';
import { chargeSettled } from '../../payments/payments.events.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const RECEIPT = `GET ${ORDER}/receipt` as const;
const NO_SHOW = `POST ${ORDER}/set-order-no-show` as const;
const HOUR_MS = 3_600_000;
const body = { amount: 60, title: 'Nobody home', description: 'Rang three times.' };

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
  const order = await buildOrder(api, groomer, ids, { lineEnded: false });
  params = { id: order.id };
  customerId = order.customerId;
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const order = async () => (await groomer.call(`GET ${ORDER}`, { params })).body;
const keepCard = async (number: string = TEST_CARDS.fine) => {
  const { body: card } = await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
    params: { id: customerId },
    body: { token: await customerSetup(api, groomer, { customerId, number }) },
  });
  return card.id;
};
const imageOf = async (ownerId: string) => {
  const id = newId();
  await api.platform.db.inSite(api.site.id, (tx) =>
    tx
      .insertInto('files')
      .values({
        id,
        site_id: api.site.id,
        owner_id: ownerId,
        kind: 'image',
        status: 'ready',
        filename: 'shampoo.png',
        declared_type: 'image/png',
        declared_bytes: 9,
      })
      .execute(),
  );
  return id;
};
const booked = () =>
  asOwner<{ account: string; cents: number; reason: string }>(
    `select e.account, e.amount_cents::int as cents, e.reason from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id where t.subject_id = $1 order by e.line`,
    [params.id],
  );
const countOf = async (table: 'order_settlements' | 'ledger_transactions' | 'card_charges') => {
  const [row] = await asOwner<{ count: number }>(
    `select count(*)::int from ${table} where ${table === 'order_settlements' ? 'appointment_id' : 'subject_id'} = $1`,
    [params.id],
  );
  return row?.count;
};
const move = (by: number) =>
  asOwner(
    `update appointments set starts_at = starts_at + $2 * interval '1 ms', ends_at = ends_at + $2 * interval '1 ms',
       told_starts_at = starts_at + $2 * interval '1 ms' where id = $1`,
    [params.id, by],
  );

describe('a no-show', () => {
  it('RL-orders-13 is charged to the customer’s card, booked, and ends the order', async () => {
    const worker = await api.startWorker();
    await keepCard();
    const marked = await groomer.call(NO_SHOW, { params, body });
    expect(marked.body, marked.raw).toMatchObject({
      status: 'cancelled',
      orderMarkedAsNoShow: true,
      reason: 'Nobody home',
      finalPrices: { total: 60, due: 60, taxAmount: 0 },
      settlement: { kind: 'no_show', tender: 'card', isSigned: false },
      noShow: { amount: 60, title: 'Nobody home', description: 'Rang three times.', pictureId: null, isOwed: false },
    });
    expect(marked.body.cancelledAt).not.toBeNull();
    const entries = await booked();
    expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    expect(entries).toEqual([
      { account: 'customer_receivable', cents: 6000, reason: 'order' },
      { account: 'groomer_payable', cents: -6000, reason: 'no_show_fee' },
      { account: 'groomer_payable', cents: 300, reason: 'management_fee' },
      { account: 'groomer_payable', cents: 204, reason: 'processing_fee' },
      { account: 'platform_revenue', cents: -300, reason: 'management_fee' },
      { account: 'processing_fees', cents: -204, reason: 'processing_fee' },
      { account: 'processor_clearing', cents: 6000, reason: 'card' },
      { account: 'customer_receivable', cents: -6000, reason: 'card' },
    ]);
    const [busy] = await asOwner<{ count: number }>('select count(*)::int from occupancy where subject_id = $1', [
      params.id,
    ]);
    expect(busy?.count).toBe(0);
    const phone = (await order()).customer.phone ?? '';
    const { text } = await sandbox(api.platform.config.SMS_API_URL).waitForSms({
      to: phone,
      contains: 'nobody was there',
    });
    expect(text).toContain('A no-show fee of $60.00 was charged to your card.');
    await worker.stop();
  });

  it('stays owed where the customer has no card', async () => {
    const marked = await groomer.call(NO_SHOW, { params, body });
    expect(marked.body, marked.raw).toMatchObject({
      settlement: { kind: 'no_show', tender: null },
      noShow: { amount: 60, isOwed: true },
    });
    expect(await booked()).toEqual([
      { account: 'customer_receivable', cents: 6000, reason: 'order' },
      { account: 'groomer_payable', cents: -6000, reason: 'no_show_fee' },
      { account: 'groomer_payable', cents: 300, reason: 'management_fee' },
      { account: 'platform_revenue', cents: -300, reason: 'management_fee' },
      { account: 'groomer_payable', cents: 5700, reason: 'held' },
      { account: 'customer_receivable', cents: -5700, reason: 'held' },
    ]);
  });

  it('without a fee books nothing', async () => {
    await keepCard();
    const marked = await groomer.call(NO_SHOW, { params, body: { ...body, amount: 0 } });
    expect(marked.body.noShow, marked.raw).toMatchObject({ amount: 0, isOwed: false });
    expect(await booked()).toEqual([]);
    expect(await countOf('card_charges')).toBe(0);
  });

  it('leaves the order open when the card is declined; then the fee can be owed', async () => {
    await keepCard(TEST_CARDS.declined);
    const declined = await groomer.call(NO_SHOW, { params, body });
    expect(declined.error, declined.raw).toMatchObject({ code: 'card_declined' });
    expect(await order()).toMatchObject({ status: 'accepted', orderMarkedAsNoShow: false, noShow: null });
    expect(await booked()).toEqual([]);
    const owed = await groomer.call(NO_SHOW, { params, body: { ...body, paymentMethodId: 'later' } });
    expect(owed.body.noShow, owed.raw).toMatchObject({ amount: 60, isOwed: true });
  });

  it('U-094 is capped by the site, and neither negative nor in parts of a cent', async () => {
    expect((await order()).maxNoShowFee).toBe(100);
    for (const amount of [100.01, -1, 1.005, 1e9]) {
      const refused = await groomer.call(NO_SHOW, { params, body: { ...body, amount } });
      expect(refused.error.errors, String(amount)).toHaveProperty('amount');
    }
    await keepCard();
    expect((await groomer.call(NO_SHOW, { params, body: { ...body, amount: 100.01 } })).error.errors).toHaveProperty(
      'amount',
    );
    expect(await countOf('card_charges')).toBe(0);
    await asOwner('update sites set no_show_fee_cents = 5000 where id = $1', [api.site.id]);
    const refused = await groomer.call(NO_SHOW, { params, body });
    await asOwner('update sites set no_show_fee_cents = 10000 where id = $1', [api.site.id]);
    expect(refused.error.errors).toHaveProperty('amount');
    expect((await groomer.call(NO_SHOW, { params, body: { ...body, amount: 100 } })).status).toBe(200);
  });

  it.each([true, false])('waits for the start, and ends with the first service (with a card: %s)', async (hasCard) => {
    if (hasCard) await keepCard();
    await move(2 * HOUR_MS);
    expect((await order()).can.markNoShow).toBe(false);
    expect((await groomer.call(NO_SHOW, { params, body })).error.code).toBe('illegal_transition');
    await move(-2 * HOUR_MS);
    await asOwner('update appointment_lines set started_at = app.now() where appointment_id = $1', [params.id]);
    expect((await groomer.call(NO_SHOW, { params, body })).error.code).toBe('illegal_transition');
    expect(await countOf('card_charges')).toBe(0);
    expect(await countOf('order_settlements')).toBe(0);
  });

  it('is settled once, however many ask at the same moment', async () => {
    await keepCard();
    const calls = await Promise.all(Array.from({ length: 6 }, () => groomer.call(NO_SHOW, { params, body })));
    for (const { status, raw } of calls) expect([200, 409], raw).toContain(status);
    expect(calls.some(({ status }) => status === 200)).toBe(true);
    expect((await order()).noShow).toMatchObject({ amount: 60, isOwed: false });
    for (const table of ['order_settlements', 'ledger_transactions', 'card_charges'] as const)
      expect(await countOf(table), table).toBe(1);
  });

  it('keeps what is said about each', async () => {
    await groomer.call(NO_SHOW, { params, body });
    const startsAt = new Date(api.clock.now().getTime() - 5 * HOUR_MS);
    const other = await buildOrder(api, groomer, ids, { lineEnded: false, startsAt });
    const gate = { amount: 20, title: 'Gate closed' };
    const second = await groomer.call(NO_SHOW, { params: { id: other.id }, body: gate });
    expect(second.body.noShow, second.raw).toMatchObject({ ...gate, description: '' });
    expect((await order()).noShow).toMatchObject(body);
  });

  it('is settled once without a card, too', async () => {
    const calls = await Promise.all(Array.from({ length: 10 }, () => groomer.call(NO_SHOW, { params, body })));
    expect(calls.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await countOf('ledger_transactions')).toBe(1);
  });

  it('freezes the order while the card is charged, and is ended by the outcome', async () => {
    await keepCard(TEST_CARDS.processorDown);
    const waiting = await groomer.call(NO_SHOW, { params, body });
    expect(waiting.body, waiting.raw).toMatchObject({
      status: 'accepted',
      completion: { whyNot: 'payment_processing' },
    });
    const tip = await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 5 } });
    expect(tip.error.code).toBe('payment_in_progress');
    const completed = await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
    expect(completed.error.code).toBe('payment_in_progress');
    expect((await order()).can).toMatchObject({ cancel: false, markNoShow: false });
    expect(await countOf('order_settlements')).toBe(0);
    const [charge] = await asOwner<{ id: string }>('select id from card_charges where subject_id = $1', [params.id]);
    const payload = {
      chargeId: charge?.id ?? '',
      purpose: 'no_show' as const,
      subjectId: params.id,
      amountCents: cents(6000),
      failureCode: null,
    };
    // The processor is back, and the worker hears of it.
    await asOwner(`update card_charges set status = 'captured', settled_at = app.now() where id = $1`, [charge?.id]);
    await api.platform.db.inSite(api.site.id, (tx) =>
      emitInside(tx, { event: chargeSettled, payload: { ...payload, status: 'captured' } }, api.platform),
    );
    expect(await order()).toMatchObject({ status: 'cancelled', noShow: { amount: 60, isOwed: false } });
  });

  it('is not marked while the completion of the order is charged', async () => {
    await asOwner('update appointments set is_being_paid = true where id = $1', [params.id]);
    expect((await groomer.call(NO_SHOW, { params, body })).error.code).toBe('payment_in_progress');
  });

  it('shows its photo and has a receipt for the groomer alone', async () => {
    const pictureId = await imageOf(groomer.account.id);
    await groomer.call(NO_SHOW, { params, body: { ...body, picture_id: pictureId } });
    expect((await order()).noShow).toMatchObject({ pictureId, picture: { id: pictureId } });
    const receipt = await groomer.call(RECEIPT, { params });
    expect(receipt.body, receipt.raw).toMatchObject({ kind: 'no_show', lines: [], prices: { total: 60 }, refunds: [] });
    const stranger = await api.as('groomer');
    expect((await stranger.call(RECEIPT, { params })).status).toBe(404);
  });

  it('takes only a picture of the groomer’s own', async () => {
    const refused = await groomer.call(NO_SHOW, { params, body: { ...body, picture_id: newId() } });
    expect(refused.status, refused.raw).toBe(404);
    expect((await order()).status).toBe('accepted');
  });

  it('is the groomer’s alone', async () => {
    const stranger = await api.as('groomer');
    expect((await stranger.call(NO_SHOW, { params, body })).status).toBe(404);
    expect((await order()).status).toBe('accepted');
  });
});
