import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildGroomerAround } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import {
  ORDERING,
  hold,
  place,
  startIn,
  takeOver,
  visitorOf,
  withServices,
  type Caller,
  type World,
} from '../../../testing/order-as-visitor.ts';

const PLACE = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
let world: World;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
const groomerHere = () => buildGroomerAround(api, { center: PLACE, serviceId: ids.groom, zones: [{ price: 12 }] });
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
  world = { api, place: PLACE, ids };
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await groomerHere();
});

const sell = async (seller: SignedIn, name: string, price: number, quantity: number | null = null) => {
  const body = { name, description: 'For the coat', price, images: [], quantity };
  return (await seller.call('POST /v2/user-upsells', { body })).body.id;
};
const held = async (days = 4) => {
  const visitor = visitorOf(api);
  const params = await withServices(world, visitor);
  await hold(visitor, params, groomer.account.id, startIn(world, days));
  return { visitor, params };
};
const choose = (
  caller: Caller,
  params: { sessionId: string },
  ...upsells: readonly { readonly upsellId: string; readonly quantity: number }[]
) => caller.call(`POST ${ORDERING}/:sessionId/set-upsells`, { params, body: { upsells } });

describe('products with a visit', () => {
  it('RL-booking-01 are chosen after groomer and time, and are a part of the order at those prices', async () => {
    const [shampoo, brush] = [await sell(groomer, 'Shampoo', 14.5, 3), await sell(groomer, 'Brush', 9)];
    const { visitor, params } = await held();
    const cheap = { upsellId: brush, quantity: 1, price: 0.01, name: 'Free' };
    const chosen = await choose(visitor, params, { upsellId: shampoo, quantity: 2 }, cheap);
    expect(chosen.status, chosen.raw).toBe(200);
    const products = [
      { name: 'Shampoo', price: 14.5, quantity: 2, total: 29 },
      { name: 'Brush', price: 9, quantity: 1, total: 9 },
    ];
    expect(chosen.body.chosen).toMatchObject({ upsells: products, minPrice: 140, maxPrice: 140, travelFee: 12 });
    await groomer.call('PUT /v2/user-upsells/:id', { params: { id: brush }, body: { price: 11 } });

    const customer = await api.as('customer');
    const placed = await place(customer, params, await takeOver(world, customer, params));
    expect(placed.status, placed.raw).toBe(200);
    const id = placed.body.placed?.id ?? '';
    const own = await customer.call('GET /v2/service-appointment/customer/appointments/:id', { params: { id } });
    expect(own.body).toMatchObject({ upsells: products, minPrice: 140, maxPrice: 140 });
    const order = await groomer.call('GET /v2/service-checkout/pet-service/service-provider/order/:id', {
      params: { id },
    });
    expect(order.body.upsells).toMatchObject(products.map((product) => ({ ...product, addedBy: 'customer' })));
    expect(order.body.finalPrices.productsTotal).toBe(38);
    // Nothing is taken out of stock before the visit is completed.
    const { body } = await groomer.call('GET /v2/user-upsells/:id', { params: { id: shampoo } });
    expect(body.quantity).toBe(3);
    expect((await choose(customer, params)).error.code).toBe('illegal_transition');
  });

  it('are those of the chosen groomer, on sale and in stock', async () => {
    const other = await groomerHere();
    const [shampoo, foreign] = [await sell(groomer, 'Shampoo', 14.5, 3), await sell(other, 'Bow', 5)];
    const visitor = visitorOf(api);
    const params = await withServices(world, visitor);
    expect((await choose(visitor, params, { upsellId: shampoo, quantity: 1 })).error.code).toBe('illegal_transition');
    await hold(visitor, params, groomer.account.id, startIn(world, 4));
    expect((await choose(visitor, params, { upsellId: foreign, quantity: 1 })).status).toBe(404);
    const many = await choose(visitor, params, { upsellId: shampoo, quantity: 4 });
    expect(many.error).toMatchObject({ code: 'conflict', message: 'Only 3 of Shampoo are left.' });
    const line = { upsellId: shampoo, quantity: 1 };
    expect((await choose(visitor, params, line, line)).error.errors).toEqual({ upsells: 'names a product twice' });
    for (const quantity of [0, -1, 1.5, 21])
      expect((await choose(visitor, params, { upsellId: shampoo, quantity })).status).toBe(422);
    const stone = await sell(groomer, 'Gold collar', 1000);
    const bone = await sell(groomer, 'Gold bone', 1000);
    const rich = await choose(visitor, params, { upsellId: stone, quantity: 10 }, { upsellId: bone, quantity: 1 });
    expect(rich.error.code).toBe('limit_reached');
    await groomer.call('PUT /v2/user-upsell-store', { body: { isOn: false } });
    expect((await choose(visitor, params, line)).status).toBe(404);
  });

  it('stay with another time of the groomer, and go with another groomer', async () => {
    const upsellId = await sell(groomer, 'Shampoo', 14.5);
    const { visitor, params } = await held();
    await choose(visitor, params, { upsellId, quantity: 2 });
    const later = await hold(visitor, params, groomer.account.id, startIn(world, 5));
    expect(later.body.chosen).toMatchObject({ sellsProducts: true, upsells: [{ id: upsellId, quantity: 2 }] });
    const other = await hold(visitor, params, (await groomerHere()).account.id, startIn(world, 4));
    expect(other.body.chosen).toMatchObject({ sellsProducts: false, upsells: [], minPrice: 102 });
    const back = await hold(visitor, params, groomer.account.id, startIn(world, 6));
    expect(back.body.chosen?.upsells).toEqual([]);
  });

  it('that are gone meanwhile are named, and nothing is placed until they are taken off', async () => {
    const upsellId = await sell(groomer, 'Shampoo', 14.5, 2);
    const { visitor, params } = await held();
    await choose(visitor, params, { upsellId, quantity: 2 });
    const customer = await api.as('customer');
    const cardId = await takeOver(world, customer, params);
    await groomer.call('PUT /v2/user-upsells/:id', { params: { id: upsellId }, body: { quantity: 1 } });
    const few = await place(customer, params, cardId);
    expect(few.error).toMatchObject({ code: 'conflict', message: 'Only 1 Shampoo is left.' });
    await groomer.call('DELETE /v2/user-upsells/:id', { params: { id: upsellId } });
    const gone = await place(customer, params, cardId);
    expect(gone.error.message).toBe('Shampoo is sold out. Take it off the order.');
    const without = await choose(customer, params);
    expect(without.body.chosen).toMatchObject({ upsells: [], minPrice: 102 });
    expect((await place(customer, params, cardId)).body.placed?.status).toBe('pending');
  });
});
