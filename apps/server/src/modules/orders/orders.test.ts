import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildOrder } from '../../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const LINE = `${ORDER}/pet-services/:petServiceId` as const;

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
let params: { id: string };
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
  const { id } = await buildOrder(api, groomer, ids, { lineEnded: false });
  params = { id };
});

const order = async () => (await groomer.call(`GET ${ORDER}`, { params })).body;
const setStatus = (status: string) =>
  api.database.asOwner((owner) =>
    owner.query('update appointments set status = $1 where id = $2', [status, params.id]),
  );
const endLine = async () => {
  const petServiceId = (await order()).petServices[0]?.id ?? '';
  return await groomer.call(`POST ${LINE}/end`, { params: { ...params, petServiceId } });
};
/** The service of the appointment costs $90. */
const NINETY = {
  petServicesTotal: 90,
  productsTotal: 0,
  customChargesTotal: 0,
  subtotal: 90,
  couponDiscount: 0,
  taxAmount: 0,
  managementFee: 0,
  processingFee: 0,
  loyaltyDiscount: 0,
  giftCardDiscount: 0,
  tipAmount: 0,
  total: 90,
  due: 90,
};

describe('an order', () => {
  it('has its whole totals before anything is chosen', async () => {
    expect(await order()).toMatchObject({
      finalPrices: NINETY,
      tipAmount: 0,
      paymentMethod: null,
      processingFeePayer: 'service-provider',
      managementFeePayer: 'service-provider',
      settlement: null,
    });
  });

  it('RL-orders-02 U-073 is named by a UUID, where the specification has a number', async () => {
    expect((await order()).id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    const { status } = await groomer.call(`GET ${ORDER}`, { params: { id: '4711' } });
    expect(status).toBe(404);
  });

  it('RL-orders-11 is ready to be completed when every service has ended and the way to pay is chosen', async () => {
    expect((await order()).completion).toEqual({ isReady: false, whyNot: 'services_not_ended' });
    const ended = await endLine();
    expect(ended.body.completion, ended.raw).toEqual({ isReady: false, whyNot: 'payment_method_missing' });
    const chosen = await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } });
    expect(chosen.body.completion, chosen.raw).toEqual({ isReady: true, whyNot: null });
    await setStatus('complete');
    expect((await order()).completion).toEqual({ isReady: false, whyNot: 'not_open' });
  });
});

describe('who booked an order', () => {
  it.each(['customer', 'groomer', 'staff'])('RL-orders-01 is the %s', async (source) => {
    const from = (bookedBy: string) =>
      api.database.asOwner((owner) =>
        owner.query('update appointments set booked_by = $2 where id = $1', [params.id, bookedBy]),
      );
    await from(source);
    expect((await order()).bookedBy).toBe(source);
    await expect(from('somebody')).rejects.toThrow('booked_by');
  });
});

describe('the tip', () => {
  it('RL-orders-10 is fixed; it comes last and raises no fee', async () => {
    await groomer.call(`POST ${ORDER}/management-fee`, { params, body: { shouldChargeCustomer: true } });
    const { body, raw } = await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 12.5, type: 'fixed' } });
    expect(body.finalPrices, raw).toEqual({ ...NINETY, managementFee: 4.5, tipAmount: 12.5, total: 107, due: 107 });
    const percent = { amount: 20, type: 'percentage' } as unknown as { amount: number };
    expect((await groomer.call(`POST ${ORDER}/tip`, { params, body: percent })).error.code).toBe('validation_failed');
    const none = await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 0 } });
    expect(none.body).toMatchObject({ tipAmount: 0, finalPrices: { total: 94.5 } });
  });

  it('U-094 is refused below zero, above the highest tip and in parts of a cent', async () => {
    for (const amount of [-1, 1000.01, 1.005]) {
      const refused = await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount } });
      expect(refused.error, String(amount)).toMatchObject({ code: 'validation_failed' });
    }
    expect((await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 1000 } })).status).toBe(200);
  });
});

describe('fees', () => {
  it('RL-orders-09 U-092 the management fee is paid by the groomer until the customer is chosen', async () => {
    const charged = await groomer.call(`POST ${ORDER}/management-fee`, {
      params,
      body: { shouldChargeCustomer: true },
    });
    expect(charged.body).toMatchObject({ managementFeePayer: 'customer', finalPrices: { managementFee: 4.5 } });
    const taken = await groomer.call(`POST ${ORDER}/management-fee`, { params, body: { shouldChargeCustomer: false } });
    expect(taken.body).toMatchObject({ managementFeePayer: 'service-provider', finalPrices: NINETY });
  });

  it('RL-orders-09 U-091 nothing is charged for processing cash, whoever would pay', async () => {
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } });
    const { body } = await groomer.call(`POST ${ORDER}/payment-processing-fee`, {
      params,
      body: { payer: 'customer' },
    });
    expect(body).toMatchObject({ processingFeePayer: 'customer', finalPrices: NINETY, customCharges: [] });
    const nobody = { payer: 'staff' } as unknown as { payer: 'customer' };
    const refused = await groomer.call(`POST ${ORDER}/payment-processing-fee`, { params, body: nobody });
    expect(refused.error.code).toBe('validation_failed');
  });
});

describe('the way to pay', () => {
  it('is listed; a card only where the customer has one', async () => {
    const { body } = await groomer.call(`GET ${ORDER}/payment/list`, { params });
    expect(body.items.map(({ id, isAvailable }) => [id, isAvailable])).toEqual([
      ['card', false],
      ['cash', true],
      ['check', true],
      ['later', true],
    ]);
    const refused = await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'card' } });
    expect(refused.error.errors).toHaveProperty('paymentMethodId');
  });

  it('can be chosen again', async () => {
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } });
    const { body } = await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'check' } });
    expect(body).toMatchObject({ paymentMethod: 'check', creditCardId: null });
    const later = await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'later' } });
    expect(later.body).toMatchObject({ paymentMethod: 'later', creditCardId: null });
    const cash = await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } });
    expect(cash.body).toMatchObject({ paymentMethod: 'cash' });
  });
});

describe('what was chosen', () => {
  const edits = () => [
    groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 5 } }),
    groomer.call(`POST ${ORDER}/management-fee`, { params, body: { shouldChargeCustomer: true } }),
    groomer.call(`POST ${ORDER}/payment-processing-fee`, { params, body: { payer: 'customer' } }),
    groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } }),
  ];

  it('survives changes at the same moment', async () => {
    for (const { status, raw } of await Promise.all(edits())) expect(status, raw).toBe(200);
    expect(await order()).toMatchObject({
      tipAmount: 5,
      managementFeePayer: 'customer',
      processingFeePayer: 'customer',
      paymentMethod: 'cash',
    });
  });

  it.each(['complete', 'cancelled', 'pending', 'in_trade'])('does not change while the order is %s', async (status) => {
    await setStatus(status);
    for (const { error } of await Promise.all(edits())) expect(error.code).toBe('illegal_transition');
    await setStatus('accepted');
    expect(await order()).toMatchObject({ finalPrices: NINETY, paymentMethod: null });
  });

  it('is nobody else’s to change or to see', async () => {
    const stranger = await api.as('groomer');
    expect((await stranger.call(`POST ${ORDER}/tip`, { params, body: { amount: 5 } })).status).toBe(404);
    expect((await stranger.call(`GET ${ORDER}/payment/list`, { params })).status).toBe(404);
    expect((await order()).tipAmount).toBe(0);
  });
});
