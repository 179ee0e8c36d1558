import type { Sandbox } from '@tailgate/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerSetup, TEST_CARDS } from '../../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const OFFLINE = 'POST /v1/orders/:id/complete-order-offline';
const HOUR_MS = 3_600_000;
const EARLIER = new Date('2026-05-04T15:00:00Z');

let api: TestApi;
let vendor: Sandbox;
let ids: PayingApi['ids'];
let groomer: SignedIn;
let params: { id: string };
let customerId: string;
let petServiceId: string;
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi());
});
afterAll(async () => {
  await api.close();
  await vendor.close();
});
beforeEach(async () => {
  groomer = await api.as('groomer');
  const built = await buildOrder(api, groomer, ids, { lineEnded: false });
  params = { id: built.id };
  customerId = built.customerId;
  petServiceId = (await order()).petServices[0]?.id ?? '';
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const order = async () => (await groomer.call(`GET ${ORDER}`, { params })).body;
const keepCard = async (number: string = TEST_CARDS.fine, of = customerId) => {
  const { body: card } = await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
    params: { id: of },
    body: { token: await customerSetup(api, groomer, { customerId: of, number }) },
  });
  return card.id;
};
const countOf = async (table: 'order_settlements' | 'ledger_transactions' | 'card_charges') => {
  const [row] = await asOwner<{ count: number }>(
    `select count(*)::int from ${table} where ${table === 'order_settlements' ? 'appointment_id' : 'subject_id'} = $1`,
    [params.id],
  );
  return row?.count;
};
const expectOne = async (...tables: Parameters<typeof countOf>[0][]) => {
  for (const table of tables) expect(await countOf(table), table).toBe(1);
};
interface Noted {
  orderId?: string;
  petServices?: { petServiceId: string; serviceAmount?: number; startTime?: string; endTime?: string }[];
  paymentMethod: 'card' | 'cash' | 'check';
  creditCardId?: string;
  promoCode?: string;
  giftCard?: string;
  tipAmount?: number;
  due?: number;
  signature?: typeof SIGNATURE;
}
const noted = (more: Partial<Noted> = {}): Noted => ({
  orderId: params.id,
  petServices: [{ petServiceId }],
  paymentMethod: 'cash',
  tipAmount: 10,
  due: 100,
  ...more,
});
const send = (body: Noted, options: { headers?: Record<string, string> } = {}) =>
  groomer.call(OFFLINE, { params, body, ...options });

describe('an order that was completed offline', () => {
  it('U-095 is totaled by the server, and says how far that is from what the device showed', async () => {
    const done = await send(
      noted({ petServices: [{ petServiceId, serviceAmount: 80 }], due: 95, signature: SIGNATURE }),
    );
    expect(done.body, done.raw).toMatchObject({
      status: 'complete',
      finalPrices: { petServicesTotal: 80, tipAmount: 10, total: 90, due: 90 },
      settlement: { kind: 'completed', tender: 'cash', isSigned: true },
      offline: { shownDue: 95, due: 90, difference: -5 },
    });
  });

  it('U-095 is settled once when it is sent twice at once, and again when its key is forgotten', async () => {
    const creditCardId = await keepCard();
    const body = noted({ paymentMethod: 'card', creditCardId });
    const headers = { 'idempotency-key': 'offline-order-1' };
    const both = await Promise.all([send(body, { headers }), send(body, { headers })]);
    for (const { status, raw } of both) expect(status, raw).toBe(200);
    const unkeyed = await Promise.all([send(body), send(body)]);
    await asOwner(`delete from idempotency_keys where key = 'offline-order-1'`);
    const again = await send(body, { headers });
    for (const { body: answer, raw } of [...both, ...unkeyed, again])
      expect(answer, raw).toMatchObject({
        status: 'complete',
        settlement: { tender: 'card', isSigned: false },
        offline: { shownDue: 100, due: 100, difference: 0 },
      });
    await expectOne('order_settlements', 'ledger_transactions', 'card_charges');
    const [sum] = await asOwner<{ cents: number }>(
      `select sum(e.amount_cents)::int as cents from ledger_entries e
       join ledger_transactions t on t.id = e.transaction_id where t.subject_id = $1`,
      [params.id],
    );
    expect(sum?.cents).toBe(0);
  });

  it('is settled once in cash, however many send it', async () => {
    const calls = await Promise.all(Array.from({ length: 6 }, () => send(noted())));
    for (const { status, raw } of calls) expect(status, raw).toBe(200);
    await expectOne('order_settlements', 'ledger_transactions');
  });

  it('is not changed by what comes after it', async () => {
    await send(noted());
    const late = await send(noted({ tipAmount: 50, due: 140, petServices: [{ petServiceId, serviceAmount: 1 }] }));
    expect(late.body, late.raw).toMatchObject({
      finalPrices: { total: 100, tipAmount: 10 },
      offline: { shownDue: 140, due: 100, difference: -40 },
    });
    await expectOne('order_settlements', 'ledger_transactions');
  });

  it.each([
    [-2, 5],
    [-1, -2],
  ])(
    'ends the services that it names, not in the future and not before they start (%d h to %d h)',
    async (from, to) => {
      const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
      const now = api.clock.now();
      const done = await send(noted({ petServices: [{ petServiceId, startTime: at(from), endTime: at(to) }] }));
      const [line] = done.body.petServices;
      expect(line?.startTime, done.raw).toBe(at(-2));
      const ended = Date.parse(line?.endTime ?? '');
      expect(ended).toBeLessThanOrEqual(api.clock.now().getTime());
      expect(ended).toBeGreaterThanOrEqual(Date.parse(at(-2)));
    },
  );

  it('waits for services that it does not name, and then nothing is changed', async () => {
    const refused = await send(noted({ petServices: [] }));
    expect(refused.error.code, refused.raw).toBe('order_not_ready');
    expect(await order()).toMatchObject({ status: 'accepted', tipAmount: 0, paymentMethod: null });
  });

  it('takes only a card of its own customer', async () => {
    const other = await buildOrder(api, groomer, ids, { startsAt: EARLIER });
    const creditCardId = await keepCard(TEST_CARDS.fine, other.customerId);
    const refused = await send(noted({ paymentMethod: 'card', creditCardId }));
    expect(refused.error.errors, refused.raw).toHaveProperty('paymentMethod');
    await keepCard();
    expect((await send(noted({ paymentMethod: 'card', creditCardId }))).error.errors).toHaveProperty('creditCardId');
    expect(await countOf('card_charges')).toBe(0);
  });

  it('stays open when the card is declined, and can be sent with another way to pay', async () => {
    await keepCard(TEST_CARDS.declined);
    expect((await send(noted({ paymentMethod: 'card' }))).error.code).toBe('card_declined');
    expect((await order()).status).toBe('accepted');
    expect((await send(noted())).body.settlement).toMatchObject({ tender: 'cash' });
  });

  it('uses its coupon and its gift card as the server knows them', async () => {
    await asOwner(
      `insert into coupons (id, site_id, provider_id, code, modifier_type, amount_cents, is_single_use)
       values (gen_random_uuid(), $1, $2, 'FIFTEEN', 'fixed', 1500, true)`,
      [api.site.id, groomer.account.id],
    );
    const { body: card } = await groomer.call('POST /v2/service-marketing/gift-cards', { body: { amount: 20 } });
    expect((await send(noted({ promoCode: 'NOBODY' }))).error.errors).toHaveProperty('promoCode');
    expect((await send(noted({ giftCard: 'NOSU-CHCA-RDXX-XXXX' }))).error.errors).toHaveProperty('giftCard');
    const done = await send(noted({ promoCode: 'fifteen', giftCard: card.code }));
    expect(done.body, done.raw).toMatchObject({
      finalPrices: { couponDiscount: 15, giftCardDiscount: 20, total: 85, due: 65 },
      offline: { difference: -35 },
    });
    await send(noted({ promoCode: 'fifteen', giftCard: card.code }));
    const { body: cards } = await groomer.call('GET /v2/service-marketing/gift-cards', { query: {} });
    expect(cards.items[0]?.balance).toBe(0);
    expect(await asOwner('select * from coupon_uses where appointment_id = $1', [params.id])).toHaveLength(1);
  });

  it('is the order that it names, open, and of this groomer', async () => {
    const other = await buildOrder(api, groomer, ids, { startsAt: EARLIER });
    expect((await send(noted({ orderId: other.id }))).error.errors).toHaveProperty('orderId');
    const crossed = await groomer.call(OFFLINE, { params: { id: other.id }, body: noted({ orderId: other.id }) });
    expect(crossed.status).toBe(404);
    const stranger = await api.as('groomer');
    expect((await stranger.call(OFFLINE, { params, body: noted() })).status).toBe(404);
    await asOwner(`update appointments set status = 'cancelled' where id = $1`, [params.id]);
    expect((await send(noted())).error.code).toBe('illegal_transition');
    for (const body of [{ tipAmount: -1 }, { tipAmount: 1e7 }, { petServices: [{ petServiceId, serviceAmount: -5 }] }])
      expect((await send(noted(body))).error.code).toBe('validation_failed');
  });
});
