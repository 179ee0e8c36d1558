import type { Sandbox } from '@tailgate/sandbox';
import { sandbox } from '@tailgate/sandbox/client';
import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../../testing/builders/build-appointment.ts';
import { cardToken, customerSetup, TEST_CARDS } from '../../../../testing/builders/build-card.ts';
import { buildCustomerOf } from '../../../../testing/builders/build-customer-of.ts';
import { fireTimers } from '../../../../testing/fire-timers.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';
import { emitInside } from '../../../platform/events/events.ts';
import { chargeSettled } from '../../payments/payments.events.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const OWN = '/v2/service-appointment/customer/appointments/:id';
const APPOINTMENT = '/v2/service-appointment/service-provider/appointments/:id';
const ACCEPT = `POST ${APPOINTMENT}/cancellation-request/accept` as const;
const HOUR_MS = 3_600_000;

let api: TestApi;
let vendor: Sandbox;
let ids: PayingApi['ids'];
let groomer: SignedIn;
let customer: SignedIn;
let params: { id: string };
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi());
});
afterAll(async () => {
  await api.close();
  await vendor.close();
});

const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS);
beforeEach(async () => {
  groomer = await api.as('groomer');
  const place = { latitude: 30.26, longitude: -97.75 };
  const built = await buildCustomerOf(api, groomer, { place, breedId: ids.beagle, petTypeId: ids.dog });
  customer = await api.as(built.account);
  const petId = built.pets[0]?.id ?? '';
  const visit = { providerId: groomer.account.id, customerId: built.id, petId, serviceId: ids.groom };
  params = { id: await buildAppointment(api, { ...visit, startsAt: inHours(5) }) };
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const order = async () => (await groomer.call(`GET ${ORDER}`, { params })).body;
const own = async () => (await customer.call(`GET ${OWN}`, { params })).body;
const ask = (fee?: number) =>
  customer.call(`POST ${OWN}/cancel-appointment`, { params, body: fee === undefined ? {} : { fee } });
const accept = (amount: number, more: { paymentMethodId?: 'card' | 'later' } = {}, by = groomer) =>
  by.call(ACCEPT, { params, body: { amount, ...more } });
const keepCard = async (number: string = TEST_CARDS.fine) => {
  await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
    params: { id: customer.account.id },
    body: { token: await customerSetup(api, groomer, { customerId: customer.account.id, number }) },
  });
};
/** Time passes, for longer than a session lasts. */
const pass = async (hours: number) => {
  api.clock.advance(hours * 3600);
  groomer = await api.as(groomer.account);
  customer = await api.as(customer.account);
};
/** The groomer drives to the customer and should arrive then. */
const setOut = (eta: Date) =>
  asOwner(
    `insert into transitions (id, site_id, machine, subject_id, name, from_status, to_status, actor, account_id, details, at)
     select gen_random_uuid(), site_id, 'appointment', id, 'setOut', status, status, 'groomer', provider_id,
       jsonb_build_object('eta', $2::text, 'start', starts_at), $3 from appointments where id = $1`,
    [params.id, eta.toISOString(), api.clock.now()],
  );
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

describe('the fee of a late cancellation', () => {
  it('RL-appointments-07 is charged to the customer’s card, booked, and ends the appointment with a receipt', async () => {
    const worker = await api.startWorker();
    await keepCard();
    expect(await own()).toMatchObject({ cancellation: { fee: 30, step: 'late' }, can: { askToCancel: true } });
    expect((await ask(30)).body).toMatchObject({ status: 'cancellation_request', cancellation: { fee: 30 } });
    expect(await order()).toMatchObject({ cancellationFee: 30, can: { acceptCancellation: true } });
    const accepted = await accept(30);
    expect(accepted.body, accepted.raw).toMatchObject({
      status: 'cancelled',
      orderMarkedAsNoShow: false,
      cancelledBy: 'customer',
      cancellationFee: null,
      finalPrices: { total: 30, due: 30, taxAmount: 0 },
      settlement: { kind: 'cancellation', tender: 'card', isSigned: false },
      owed: null,
    });
    const entries = await booked();
    expect(entries.reduce((sum, entry) => sum + entry.cents, 0)).toBe(0);
    expect(entries).toEqual([
      { account: 'customer_receivable', cents: 3000, reason: 'order' },
      { account: 'groomer_payable', cents: -3000, reason: 'cancellation_fee' },
      { account: 'groomer_payable', cents: 150, reason: 'management_fee' },
      { account: 'groomer_payable', cents: 117, reason: 'processing_fee' },
      { account: 'platform_revenue', cents: -150, reason: 'management_fee' },
      { account: 'processing_fees', cents: -117, reason: 'processing_fee' },
      { account: 'processor_clearing', cents: 3000, reason: 'card' },
      { account: 'customer_receivable', cents: -3000, reason: 'card' },
    ]);
    expect(await asOwner('select id from occupancy where subject_id = $1', [params.id])).toEqual([]);
    expect(await own()).toMatchObject({ status: 'cancelled', isNoShow: false, total: 30 });
    const receipt = await customer.call(`GET ${OWN}/receipt`, { params });
    expect(receipt.body, receipt.raw).toMatchObject({
      kind: 'cancellation',
      lines: [],
      prices: { total: 30 },
      tender: 'card',
      card: { lastFour: '4242' },
      owed: 0,
    });
    const to = (await order()).customer.phone ?? '';
    const { text } = await sandbox(api.platform.config.SMS_API_URL).waitForSms({ to, contains: 'agreed to cancel' });
    expect(text).toContain('A cancellation fee of $30.00 was charged to your card.');
    await worker.stop();
  });

  it('stays owed where the customer has no card, who is sent a link to pay it', async () => {
    const worker = await api.startWorker();
    await ask();
    const accepted = await accept(30);
    expect(accepted.body, accepted.raw).toMatchObject({
      status: 'cancelled',
      settlement: { kind: 'cancellation', tender: null },
      owed: { amount: 30 },
    });
    expect(accepted.body.owed?.linkSentAt).not.toBeNull();
    expect(await booked()).toEqual([
      { account: 'customer_receivable', cents: 3000, reason: 'order' },
      { account: 'groomer_payable', cents: -3000, reason: 'cancellation_fee' },
      { account: 'groomer_payable', cents: 150, reason: 'management_fee' },
      { account: 'platform_revenue', cents: -150, reason: 'management_fee' },
      { account: 'groomer_payable', cents: 2850, reason: 'held' },
      { account: 'customer_receivable', cents: -2850, reason: 'held' },
    ]);
    const to = (await order()).customer.phone ?? '';
    const { text } = await sandbox(api.platform.config.SMS_API_URL).waitForSms({ to, contains: '/pay/' });
    expect(text).toContain('as the cancellation fee of');
    const token = /\/pay\/([\w-]{43})/.exec(text)?.[1] ?? '';
    const linked = await api.call('GET /v1/pay/:token', { params: { token } });
    expect(linked.body, linked.raw).toMatchObject({ owedFor: 'cancellation', amount: 30, state: 'to_pay' });
    const paid = await api.call('POST /v1/pay/:token', {
      params: { token },
      body: { token: await cardToken(api, TEST_CARDS.fine) },
    });
    expect(paid.body, paid.raw).toMatchObject({ state: 'paid' });
    const receipt = await customer.call(`GET ${OWN}/receipt`, { params });
    expect(receipt.body).toMatchObject({ kind: 'cancellation', tender: 'card', owed: 0 });
    await worker.stop();
  });

  it('can be lowered and waived, and then nothing is charged or booked', async () => {
    await keepCard();
    await ask();
    const waived = await accept(0);
    expect(waived.body, waived.raw).toMatchObject({ status: 'cancelled', settlement: null, owed: null });
    expect([await booked(), await countOf('card_charges'), await countOf('order_settlements')]).toEqual([[], 0, 0]);
    expect(await own()).toMatchObject({ status: 'cancelled', total: null });
  });

  it('is never more than the customer saw, and neither negative nor in parts of a cent', async () => {
    for (const hasCard of [false, true]) {
      if (hasCard) await keepCard();
      else await ask();
      for (const amount of [30.01, 100, 0.49, -1, 1.005, 1e9]) {
        const refused = await accept(amount);
        expect(refused.error.errors, `${amount}: ${refused.raw}`).toHaveProperty('amount');
      }
    }
    // The steps change for those who ask later.
    await asOwner('update sites set cancellation_fee_cents = 9000 where id = $1', [api.site.id]);
    expect((await accept(90)).error.errors).toHaveProperty('amount');
    await asOwner('update sites set cancellation_fee_cents = 3000 where id = $1', [api.site.id]);
    expect(await countOf('card_charges')).toBe(0);
    expect((await accept(12.5)).body.finalPrices.total).toBe(12.5);
  });

  it('is by how far the groomer has come, as of the moment of asking', async () => {
    await setOut(inHours(0.5));
    expect((await own()).cancellation).toMatchObject({ fee: 60, step: 'on_the_way' });
    expect((await ask(30)).error, 'the fee that was shown').toMatchObject({ code: 'conflict' });
    expect((await ask(60)).status).toBe(200);
    await pass(1);
    expect(await own()).toMatchObject({ cancellation: { fee: 60, step: 'arrived' } });
    expect(await order()).toMatchObject({ cancellationFee: 60 });
    expect((await accept(100)).error.errors).toHaveProperty('amount');
    expect((await accept(60)).body).toMatchObject({ finalPrices: { total: 60 }, owed: { amount: 60 } });
  });

  it('is that of a no-show once the groomer should have arrived', async () => {
    await setOut(inHours(0));
    expect((await own()).cancellation).toMatchObject({ fee: 100, step: 'arrived' });
    expect((await ask(100)).body.cancellation.fee).toBe(100);
  });

  it('is asked for before the first service only', async () => {
    await asOwner('update appointment_lines set started_at = app.now() where appointment_id = $1', [params.id]);
    expect((await own()).can.askToCancel).toBe(false);
    expect((await ask()).error.code).toBe('illegal_transition');
  });

  it('leaves the request open when the card is declined; then it can be owed', async () => {
    await keepCard(TEST_CARDS.declined);
    await ask();
    expect((await accept(30)).error).toMatchObject({ code: 'card_declined' });
    expect(await order()).toMatchObject({ status: 'cancellation_request', settlement: null });
    expect(await booked()).toEqual([]);
    expect((await accept(30, { paymentMethodId: 'later' })).body.owed).toMatchObject({ amount: 30 });
    expect(await countOf('order_settlements')).toBe(1);
  });

  it.each([true, false])(
    'is settled once, however many accept at the same moment (with a card: %s)',
    async (hasCard) => {
      if (hasCard) await keepCard();
      await ask();
      const calls = await Promise.all(Array.from({ length: 6 }, () => accept(30)));
      for (const { status, raw } of calls) expect([200, 409], raw).toContain(status);
      expect(calls.some(({ status }) => status === 200)).toBe(true);
      expect(await order()).toMatchObject({ status: 'cancelled', settlement: { kind: 'cancellation' } });
      for (const table of ['order_settlements', 'ledger_transactions'] as const)
        expect(await countOf(table), table).toBe(1);
      expect(await countOf('card_charges')).toBe(hasCard ? 1 : 0);
    },
  );

  it('freezes the request while the card is charged, and is ended by the outcome', async () => {
    await keepCard(TEST_CARDS.processorDown);
    await ask();
    const waiting = await accept(30);
    expect(waiting.body, waiting.raw).toMatchObject({
      status: 'cancellation_request',
      can: { acceptCancellation: false, refuseCancellation: false },
      completion: { whyNot: 'payment_processing' },
    });
    expect((await accept(0)).error.code).toBe('payment_in_progress');
    const refused = await groomer.call(`POST ${APPOINTMENT}/cancellation-request/reject`, { params });
    expect(refused.error.code).toBe('illegal_transition');
    // The time for an answer ends meanwhile.
    await pass(6);
    await fireTimers(api);
    expect((await order()).status).toBe('cancellation_request');
    const [charge] = await asOwner<{ id: string }>(
      `update card_charges set status = 'captured', settled_at = app.now() where subject_id = $1 returning id`,
      [params.id],
    );
    const amountCents = cents(3000);
    const payload = {
      chargeId: charge?.id ?? '',
      purpose: 'cancellation' as const,
      subjectId: params.id,
      amountCents,
      failureCode: null,
    };
    // The processor is back, and the worker hears of it.
    await api.platform.db.inSite(api.site.id, (tx) =>
      emitInside(tx, { event: chargeSettled, payload: { ...payload, status: 'captured' } }, api.platform),
    );
    expect(await order()).toMatchObject({ status: 'cancelled', settlement: { kind: 'cancellation', tender: 'card' } });
    expect(await countOf('ledger_transactions')).toBe(1);
  });

  it('is the groomer’s alone, and only of an appointment that the customer wants to cancel', async () => {
    expect((await accept(0)).error.code).toBe('illegal_transition');
    await ask();
    expect((await accept(30, {}, await api.as('groomer'))).status).toBe(404);
    expect((await order()).status).toBe('cancellation_request');
  });
});

describe('a request to cancel', () => {
  it('lapses hours before the appointment, which stands, and tells the customer', async () => {
    const worker = await api.startWorker();
    await ask();
    const { answerBy, appointmentStart } = await own();
    expect(Date.parse(appointmentStart) - Date.parse(answerBy ?? '')).toBe(3 * HOUR_MS);
    await fireTimers(api);
    expect((await order()).status).toBe('cancellation_request');
    await pass(5);
    await fireTimers(api);
    expect(await order()).toMatchObject({ status: 'accepted', cancellationFee: null, can: { markNoShow: true } });
    const to = (await order()).customer.phone ?? '';
    expect(await sandbox(api.platform.config.SMS_API_URL).waitForSms({ to, contains: 'still booked' })).toBeDefined();
    await worker.stop();
  });

  it('at the last minute leaves the groomer an hour to answer', async () => {
    await asOwner(
      `update appointments set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '1 hour',
         told_starts_at = $2::timestamptz where id = $1`,
      [params.id, inHours(0.1)],
    );
    await ask();
    const left = Date.parse((await own()).answerBy ?? '') - api.clock.now().getTime();
    expect(Math.round(left / HOUR_MS)).toBe(1);
  });
});
