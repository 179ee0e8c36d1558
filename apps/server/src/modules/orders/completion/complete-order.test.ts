import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const COMPLETE = `POST ${ORDER}/complete-order` as const;
const body = { signature: SIGNATURE };

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let params: { id: string };
let customerId: string;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  const order = await buildOrder(api, groomer, ids);
  params = { id: order.id };
  customerId = order.customerId;
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const order = async () => (await groomer.call(`GET ${ORDER}`, { params })).body;
const pay = (paymentMethodId: 'cash' | 'check') =>
  groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId } });
const booked = () =>
  asOwner<{ account: string; party: string | null; cents: number; reason: string }>(
    `select e.account, e.party_id as party, e.amount_cents::int as cents, e.reason from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id where t.subject_id = $1 order by e.line`,
    [params.id],
  );
const settlements = () => asOwner('select * from order_settlements where appointment_id = $1', [params.id]);

describe('completing an order', () => {
  it.each(['cash', 'check'] as const)('RL-orders-12 paid by %s settles and books it once', async (method) => {
    await pay(method);
    await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 10 } });
    const done = await groomer.call(COMPLETE, { params, body });
    expect(done.body, done.raw).toMatchObject({
      status: 'complete',
      finalPrices: { total: 100, due: 100, tipAmount: 10 },
      settlement: { kind: 'completed', tender: method, isSigned: true },
      serviceProviderEarnings: 95.5,
      serviceProviderEarningsWithoutTip: 85.5,
      completion: { isReady: false, whyNot: 'not_open' },
    });
    const party = groomer.account.id;
    expect(await booked()).toEqual([
      { account: 'customer_receivable', party: customerId, cents: 10_000, reason: 'order' },
      { account: 'groomer_payable', party, cents: -9000, reason: 'services' },
      { account: 'groomer_payable', party, cents: 450, reason: 'management_fee' },
      { account: 'platform_revenue', party: null, cents: -450, reason: 'management_fee' },
      { account: 'tips_payable', party, cents: -1000, reason: 'tip' },
      { account: 'groomer_payable', party, cents: 10_000, reason: method },
      { account: 'customer_receivable', party: customerId, cents: -10_000, reason: method },
    ]);
    expect(await settlements()).toMatchObject([{ tender: method, charge_id: null, signature: SIGNATURE }]);
  });

  it('with nothing due needs no way to pay', async () => {
    const free = { type: 'discount', title: 'On the house', amount: 90 } as const;
    await groomer.call(`POST ${ORDER}/order-custom-items`, { params, body: free });
    const done = await groomer.call(COMPLETE, { params, body });
    expect(done.body, done.raw).toMatchObject({
      status: 'complete',
      finalPrices: { due: 0 },
      settlement: { tender: null },
    });
  });

  it('keeps what was agreed: nothing changes it any more', async () => {
    await pay('cash');
    const done = await groomer.call(COMPLETE, { params, body });
    const { finalPrices } = done.body;
    const petServiceId = done.body.petServices[0]?.id ?? '';
    const refused = await Promise.all([
      groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 5 } }),
      pay('check'),
      groomer.call(`POST ${ORDER}/management-fee`, { params, body: { shouldChargeCustomer: true } }),
      groomer.call(`PUT ${ORDER}/pet-services/:petServiceId/details`, {
        params: { ...params, petServiceId },
        body: { serviceAmount: 1 },
      }),
      groomer.call(COMPLETE, { params, body }),
    ]);
    for (const { error } of refused) expect(error.code).toBe('illegal_transition');
    expect((await order()).finalPrices).toEqual(finalPrices);
    // Not even by the server.
    await expect(
      api.platform.db.inSite(api.site.id, (tx) =>
        tx.updateTable('order_settlements').set({ tender: 'check' }).where('appointment_id', '=', params.id).execute(),
      ),
    ).rejects.toThrow('permission denied');
  });

  it('waits until every service has ended and the way to pay is chosen', async () => {
    const unpaid = await groomer.call(COMPLETE, { params, body });
    expect(unpaid.error).toMatchObject({ code: 'order_not_ready', message: /^Choose how the customer pays/ });
    await pay('cash');
    await asOwner('update appointment_lines set ended_at = null where appointment_id = $1', [params.id]);
    const running = await groomer.call(COMPLETE, { params, body });
    expect(running.error).toMatchObject({ code: 'order_not_ready', message: /^End every service/ });
    expect(await settlements()).toEqual([]);
    expect((await order()).status).toBe('accepted');
  });

  it('refuses no signature, an endless one and half a point', async () => {
    await pay('cash');
    const drawn = (strokes: number[][]) => ({ signature: { ...SIGNATURE, strokes } });
    const long = Array.from({ length: 5000 }, () => 1);
    const bad = [drawn([]), drawn([[1, 2, 3]]), drawn([[1, 4001]]), drawn([[-1, 2]]), drawn([long, long])];
    for (const given of bad)
      expect((await groomer.call(COMPLETE, { params, body: given })).error.code).toBe('validation_failed');
    const none = {} as unknown as typeof body;
    expect((await groomer.call(COMPLETE, { params, body: none })).error.code).toBe('validation_failed');
    expect((await order()).status).toBe('accepted');
  });

  it('happens once, however many ask at the same moment', async () => {
    await pay('cash');
    const calls = await Promise.all(Array.from({ length: 20 }, () => groomer.call(COMPLETE, { params, body })));
    expect(calls.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await settlements()).toHaveLength(1);
    const [count] = await asOwner<{ count: number }>(
      'select count(*)::int from ledger_transactions where subject_id = $1',
      [params.id],
    );
    expect(count?.count).toBe(1);
  });

  it('books the order as it is, or refuses the change: never something else', async () => {
    await pay('cash');
    const [done, ...tips] = await Promise.all([
      groomer.call(COMPLETE, { params, body }),
      ...[1, 2, 3, 4, 5].map((amount) => groomer.call(`POST ${ORDER}/tip`, { params, body: { amount } })),
    ]);
    expect(done.status, done.raw).toBe(200);
    for (const { status } of tips) expect([200, 409]).toContain(status);
    const { finalPrices } = await order();
    expect(finalPrices).toEqual(done.body.finalPrices);
    const [receivable] = await booked();
    expect(receivable?.cents).toBe(Math.round(finalPrices.total * 100));
  });

  it('is nobody else’s', async () => {
    await pay('cash');
    const stranger = await api.as('groomer');
    expect((await stranger.call(COMPLETE, { params, body })).status).toBe(404);
    const customer = await api.as('customer');
    expect((await customer.call(COMPLETE, { params, body })).status).toBe(403);
  });
});
