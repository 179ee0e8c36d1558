import type { Sandbox } from '@tailgate/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerSetup, TEST_CARDS } from '../../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';
import { newId } from '../../../platform/ids.ts';

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
const product = async (given: object = {}, person = groomer) => {
  const body = { name: 'Shampoo', description: 'Oatmeal', price: 12.5, images: [], ...given };
  return (await person.call('POST /v2/user-upsells', { body })).body.id;
};
const put = (upsellId: string, quantity = 1, id = params.id, person = groomer) =>
  person.call(`POST ${ORDER}/upsells`, { params: { id }, body: { upsellId, quantity } });
const takeOff = (upsellId: string, id = params.id) =>
  groomer.call(`DELETE ${ORDER}/upsells/:upsellId`, { params: { id, upsellId } });
const change = (id: string, body: object) => groomer.call('PUT /v2/user-upsells/:id', { params: { id }, body });
const stockOf = async (id: string) => {
  const [row] = await asOwner<{ stock: number | null }>('select stock from upsells where id = $1', [id]);
  return row?.stock;
};
const read = async (id = params.id) => (await groomer.call(`GET ${ORDER}`, { params: { id } })).body;
const pay = (id = params.id, paymentMethodId: 'cash' | 'later' = 'cash') =>
  groomer.call(`POST ${ORDER}/payment`, { params: { id }, body: { paymentMethodId } });
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

describe('a product on an order', () => {
  it('raises a tip that is a part of the work, and leaves one that is an amount', async () => {
    const tip = (body: { amount: number; percent?: number }) => groomer.call(`POST ${ORDER}/tip`, { params, body });
    const set = await tip({ amount: 18, percent: 20 });
    expect(set.body.finalPrices, set.raw).toMatchObject({ tipAmount: 18, total: 108 });
    const id = await product();
    expect((await put(id, 2)).body).toMatchObject({
      finalPrices: { subtotal: 115, tipAmount: 23, total: 138, due: 138 },
      estimates: { tipAmount: 23 },
    });
    await pay();
    expect((await complete(params.id, 138)).body).toMatchObject({ status: 'complete', tipAmount: 23 });
    params = { id: await another() };
    await tip({ amount: 18, percent: 20 });
    await tip({ amount: 18 });
    expect((await put(id, 2)).body.finalPrices).toMatchObject({ subtotal: 115, tipAmount: 18 });
    expect((await tip({ amount: 18, percent: 101 })).error.code).toBe('validation_failed');
  });

  it('adds to the total, is booked as a product and leaves the stock with the completion', async () => {
    const id = await product({ quantity: 5 });
    expect((await put(id, 2)).body).toMatchObject({
      upsells: [{ id, name: 'Shampoo', price: 12.5, quantity: 2, total: 25, addedBy: 'groomer' }],
      finalPrices: { petServicesTotal: 90, productsTotal: 25, subtotal: 115, due: 115 },
      estimates: { min: { subtotal: 115 } },
    });
    expect(await stockOf(id)).toBe(5);
    await pay();
    const { body, raw } = await complete(params.id, 115);
    expect(body, raw).toMatchObject({
      status: 'complete',
      upsells: [{ quantity: 2 }],
      finalPrices: { productsTotal: 25 },
    });
    expect(await stockOf(id)).toBe(3);
    expect(await booked()).toEqual({
      'customer_receivable order': 11_500,
      'customer_receivable cash': -11_500,
      'groomer_payable services': -9_000,
      'groomer_payable products': -2_500,
      'groomer_payable management_fee': 575,
      'groomer_payable cash': 11_500,
      'platform_revenue management_fee': -575,
    });
  });

  it('is taxed as the services are, and a coupon counts for it', async () => {
    await asOwner(
      `insert into tax_places (site_id, state_or_province, postal_prefix, percent)
       select site_id, state_or_province, '', 10 from appointments where id = $1 on conflict do nothing`,
      [params.id],
    );
    await groomer.call('POST /v2/service-marketing/customer-coupon', {
      body: { code: 'TENTH', modifierType: 'percentage', discount: 10 },
    });
    await put(await product({ price: 10 }));
    await groomer.call(`POST ${ORDER}/coupon`, { params, body: { couponCode: 'TENTH' } });
    expect((await read()).finalPrices).toMatchObject({ subtotal: 100, couponDiscount: 10, taxAmount: 9, total: 99 });
    await asOwner('delete from tax_places');
  });

  it('is changed and taken off until the order is settled', async () => {
    const [one, other] = [await product(), await product({ name: 'Bow', price: 4 })];
    await put(one);
    await put(other, 3);
    expect((await put(one, 4)).body.finalPrices.productsTotal).toBe(62);
    expect((await takeOff(other)).body.upsells).toMatchObject([{ id: one, quantity: 4 }]);
    expect((await takeOff(other)).status).toBe(404);
    await pay();
    await complete();
    expect((await put(one)).error.code).toBe('illegal_transition');
    expect((await takeOff(one)).error.code).toBe('illegal_transition');
    expect((await read()).finalPrices.productsTotal).toBe(50);
  });

  it('keeps the name and the price at which it was put on, when the groomer changes them', async () => {
    const id = await product();
    await put(id);
    await change(id, { name: 'Better shampoo', price: 99 });
    expect((await put(id, 2)).body.upsells).toMatchObject([{ name: 'Shampoo', price: 12.5, total: 25 }]);
    await takeOff(id);
    expect((await put(id)).body.upsells).toMatchObject([{ name: 'Better shampoo', price: 99 }]);
  });

  it('that was removed from the store stays on the order, and cannot be put on another', async () => {
    const id = await product({ quantity: 2 });
    await put(id);
    await groomer.call('DELETE /v2/user-upsells/:id', { params: { id } });
    const other = await another();
    expect((await put(id, 1, other)).status).toBe(404);
    expect((await put(id, 2)).body.upsells).toMatchObject([{ quantity: 2 }]);
    await pay();
    expect((await complete(params.id, 115)).body.status).toBe('complete');
    expect(await stockOf(id)).toBe(0);
    // Taking it off works, too.
    const second = await product();
    await put(second, 1, other);
    await groomer.call('DELETE /v2/user-upsells/:id', { params: { id: second } });
    expect((await takeOff(second, other)).body.upsells).toEqual([]);
  });

  it('can be sold at the van while it is hidden from customers', async () => {
    expect((await put(await product({ isActive: false }))).status).toBe(200);
  });

  it.each([0, -1, 21, 1.5, 1e9])('is refused in a quantity of %d', async (quantity) => {
    const { status, error } = await put(await product(), quantity);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['quantity']]);
    expect((await read()).upsells).toEqual([]);
  });

  it('is the groomer’s own, on the groomer’s own order', async () => {
    const stranger = await api.as('groomer');
    const [own, foreign] = [await product(), await product({}, stranger)];
    expect((await put(foreign)).status).toBe(404);
    expect((await put(newId())).status).toBe(404);
    expect((await put(foreign, 1, params.id, stranger)).status).toBe(404);
    await put(own);
    expect((await takeOff(foreign)).status).toBe(404);
    const theirs = await stranger.call(`DELETE ${ORDER}/upsells/:upsellId`, { params: { ...params, upsellId: own } });
    expect(theirs.status).toBe(404);
    expect((await read()).upsells).toMatchObject([{ id: own }]);
  });

  it('is one of at most so many, which cost at most so much together', async () => {
    const dear = await product({ price: 1000 });
    expect((await put(dear, 11)).error.code).toBe('limit_reached');
    expect((await put(dear, 10)).status).toBe(200);
    expect((await put(await product())).error.code).toBe('limit_reached');
    await takeOff(dear);
    const all = [];
    for (let n = 0; n < 20; n += 1) all.push((await put(await product({ price: 1 }))).status);
    expect(new Set(all)).toEqual(new Set([200]));
    expect((await put(await product({ price: 1 }))).error.code).toBe('limit_reached');
  });

  it('is on an order once, however often and at once it is put there', async () => {
    const id = await product();
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(id, 2)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await read()).upsells).toMatchObject([{ quantity: 2 }]);
  });

  it('is not sold by a no-show', async () => {
    const id = await product({ quantity: 3 });
    await put(id);
    await asOwner('update appointment_lines set started_at = null, ended_at = null where appointment_id = $1', [
      params.id,
    ]);
    const { body, raw } = await groomer.call(`POST ${ORDER}/set-order-no-show`, {
      params,
      body: { amount: 30, title: 'Nobody home', paymentMethodId: 'later' },
    });
    expect(body, raw).toMatchObject({ upsells: [], finalPrices: { productsTotal: 0, due: 30 } });
    expect(await stockOf(id)).toBe(3);
  });
});

describe('stock', () => {
  it('refuses more than there is, in words, when it is put on', async () => {
    const id = await product({ quantity: 2 });
    const { status, error } = await put(id, 3);
    expect([status, error.message]).toEqual([409, 'Only 2 of Shampoo are left.']);
    await change(id, { quantity: 1 });
    expect((await put(id, 2)).error.message).toBe('Only 1 Shampoo is left.');
    await change(id, { quantity: 0 });
    expect((await put(id)).error.message).toBe('Shampoo is sold out. Take it off the order.');
  });

  it('of the last piece goes to one of two orders that are completed at the same moment', async () => {
    const [last, plenty] = [await product({ quantity: 1 }), await product({ name: 'Bow', quantity: 50 })];
    const other = await another();
    // In different orders, so that nobody waits for anybody in a circle.
    for (const upsellId of [last, plenty]) await put(upsellId);
    for (const upsellId of [plenty, last]) await put(upsellId, 1, other);
    for (const id of [params.id, other]) await pay(id);
    const outcomes = await Promise.all([complete(params.id, 115), complete(other, 115)]);
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = outcomes.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      code: 'order_not_ready',
      message: 'Shampoo is sold out. Take it off the order.',
    });
    // The refused order took nothing.
    expect([await stockOf(last), await stockOf(plenty)]).toEqual([0, 49]);
    const left = (await read(params.id)).status === 'complete' ? other : params.id;
    await takeOff(last, left);
    expect((await complete(left, 102.5)).body.status).toBe('complete');
    expect([await stockOf(last), await stockOf(plenty)]).toEqual([0, 48]);
  });

  it('never falls below nothing when ten orders want five pieces, each asked for twice', async () => {
    const id = await product({ quantity: 5 });
    const orders = [params.id];
    for (let hour = 2; hour <= 10; hour += 1) orders.push(await another(2 * hour));
    for (const order of orders) {
      await put(id, 1, order);
      await pay(order);
    }
    await Promise.all(orders.flatMap((order) => [complete(order), complete(order)]));
    expect(await stockOf(id)).toBe(0);
    const [row] = await asOwner<{ complete: number; taken: number }>(
      `select count(*) filter (where a.status = 'complete')::int as complete, sum(u.stock_taken)::int as taken
       from appointments a join order_upsells u on u.appointment_id = a.id where a.id = any($1)`,
      [orders],
    );
    expect(row).toEqual({ complete: 5, taken: 5 });
  });

  it('comes back when the card is declined, and none that nobody counted', async () => {
    const [counted, uncounted] = [await product({ quantity: 3, price: 4 }), await product({ name: 'Bow', price: 4 })];
    await put(counted, 2);
    await put(uncounted, 2);
    await payBy(TEST_CARDS.declined);
    expect((await complete()).error.code).toBe('card_declined');
    expect([await stockOf(counted), await stockOf(uncounted)]).toEqual([3, null]);
    await change(uncounted, { quantity: 7 });
    await pay();
    expect((await complete()).body.status).toBe('complete');
    expect([await stockOf(counted), await stockOf(uncounted)]).toEqual([1, 5]);
  });

  it('is taken while the card is charged, and the order does not change meanwhile', async () => {
    const id = await product({ quantity: 3, price: 4 });
    await put(id, 2);
    await payBy(TEST_CARDS.processorDown);
    await complete();
    expect(await stockOf(id)).toBe(1);
    expect((await put(id, 1)).error.code).toBe('payment_in_progress');
    expect((await takeOff(id)).error.code).toBe('payment_in_progress');
    // Asked again, it is the same charge.
    await complete();
    expect(await stockOf(id)).toBe(1);
  });

  it('is not put back by a refund, which gives back the part of the products as well', async () => {
    const id = await product({ quantity: 3 });
    await put(id, 2);
    await pay();
    await complete();
    const staff = await api.as('staff');
    const refund = await staff.call('POST /v2/staff/orders/:id/refunds', {
      params,
      body: { amount: 115, reason: 'Not what was ordered' },
    });
    expect(refund.status, refund.raw).toBe(200);
    expect(await stockOf(id)).toBe(1);
    expect(Object.values(await booked()).every((cents) => cents === 0)).toBe(true);
    expect((await read()).upsells).toMatchObject([{ quantity: 2 }]);
  });

  it('is taken at once where the order is paid later', async () => {
    const id = await product({ quantity: 3 });
    await put(id, 2);
    await pay(params.id, 'later');
    expect((await complete(params.id, 115)).body).toMatchObject({ status: 'complete', owed: { amount: 115 } });
    expect(await stockOf(id)).toBe(1);
  });
});
