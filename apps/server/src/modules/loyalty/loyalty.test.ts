import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildOrder, SIGNATURE } from '../../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const LOYALTY = '/v2/service-marketing/loyalty';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let groomer: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  groomer = await api.as('groomer');
});

const save = (terms: { isOn?: boolean; visits?: number; reward?: number } = {}, person = groomer) =>
  person.call(`PUT ${LOYALTY}`, { body: { isOn: true, visits: 2, reward: 20, ...terms } });
const program = async (person = groomer) => (await person.call(`GET ${LOYALTY}`)).body;
const standing = async (id: string, person = groomer) =>
  (await person.call(`GET ${LOYALTY}/customers/:id`, { params: { id } })).body;

/** Further orders of the same customer, each at an hour of its own. */
const ordersOf = async (count: number, person = groomer) => {
  const first = await buildOrder(api, person, ids);
  const orders = [first.id];
  for (let hour = 2; hour <= count; hour += 1) {
    const startsAt = new Date(api.clock.now().getTime() - 2 * hour * 3_600_000);
    const { customerId, petId } = first;
    orders.push((await buildOrder(api, person, ids, { startsAt, customerId, petId })).id);
  }
  return { customerId: first.customerId, orders };
};
const complete = async (id: string, person = groomer) => {
  await person.call(`POST ${ORDER}/payment`, { params: { id }, body: { paymentMethodId: 'cash' } });
  return await person.call(`POST ${ORDER}/complete-order`, { params: { id }, body: { signature: SIGNATURE } });
};

describe('the loyalty program of a groomer', () => {
  it('is off until it is switched on, and keeps its changes, once each', async () => {
    expect(await program()).toEqual({
      isOn: false,
      visits: 10,
      reward: 20,
      changes: [],
      customers: { near: 0, withCredit: 0, credit: 0 },
    });
    await save({ visits: 5, reward: 12.5 });
    await save({ visits: 5, reward: 12.5 });
    const { body } = await save({ isOn: false, visits: 5, reward: 12.5 });
    expect(body).toMatchObject({
      isOn: false,
      visits: 5,
      reward: 12.5,
      changes: [
        { isOn: false, visits: 5 },
        { isOn: true, visits: 5, reward: 12.5 },
      ],
    });
    expect(await program()).toEqual(body);
  });

  it.each([
    { visits: 1 },
    { visits: 51 },
    { visits: 2.5 },
    { reward: 0.99 },
    { reward: 200.01 },
    { reward: 1.005 },
    { reward: -5 },
  ])('refuses %o', async (terms) => {
    expect((await save(terms)).status).toBe(422);
    expect((await program()).changes).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const stranger = await api.as('groomer');
    const { customerId, orders } = await ordersOf(1);
    await save();
    await complete(orders[0] ?? '');
    expect(await program(stranger)).toMatchObject({ isOn: false, changes: [], customers: { near: 0 } });
    expect((await stranger.call(`GET ${LOYALTY}/customers/:id`, { params: { id: customerId } })).status).toBe(404);
    expect((await program()).customers.near).toBe(1);
  });
});

describe('visits', () => {
  it('are counted while the program is on, and each so many-th gives a reward', async () => {
    const { customerId, orders } = await ordersOf(4);
    const [before = '', first = '', second = '', third = ''] = orders;
    await complete(before);
    expect(await standing(customerId)).toMatchObject({ isOn: false, visits: 0, credit: 0 });
    await save();
    await complete(first);
    expect(await standing(customerId)).toEqual({ isOn: true, visits: 1, of: 2, reward: 20, credit: 0 });
    await complete(second);
    expect(await standing(customerId)).toMatchObject({ visits: 0, credit: 20 });
    expect((await program()).customers).toEqual({ near: 0, withCredit: 1, credit: 20 });
    await save({ isOn: false });
    await complete(third);
    expect(await standing(customerId)).toMatchObject({ isOn: false, visits: 0, credit: 20 });
  });

  it('count by the terms of the moment when the terms change in between', async () => {
    const { customerId, orders } = await ordersOf(4);
    await save({ visits: 10 });
    for (const id of orders.slice(0, 3)) await complete(id);
    expect(await standing(customerId)).toMatchObject({ visits: 3, of: 10 });
    expect((await program()).customers.near).toBe(0);
    await save({ visits: 2, reward: 35 });
    expect((await program()).customers.near).toBe(1);
    await complete(orders[3] ?? '');
    // One reward, of what is promised now, and a new beginning.
    expect(await standing(customerId)).toMatchObject({ visits: 0, credit: 35 });
  });

  it('are counted once each when twenty are completed at the same moment, each asked for twice', async () => {
    const { customerId, orders } = await ordersOf(20);
    await save({ visits: 3, reward: 10 });
    const outcomes = await Promise.all(orders.flatMap((id) => [complete(id), complete(id)]));
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
    // 20 visits by threes: six rewards and two visits of the next one.
    expect(await standing(customerId)).toMatchObject({ visits: 2, credit: 60 });
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ visits: number; earned: number }>(
        'select count(*)::int as visits, sum(earned_cents)::int as earned from loyalty_visits where customer_id = $1',
        [customerId],
      ),
    );
    expect(rows).toEqual([{ visits: 20, earned: 6_000 }]);
  });

  it('with one groomer count for nothing with another', async () => {
    const { customerId, orders } = await ordersOf(2);
    const other = await api.as('groomer');
    await save();
    await save({}, other);
    const startsAt = new Date(api.clock.now().getTime() - 90 * 3_600_000);
    const { id } = await buildOrder(api, other, ids, { startsAt, customerId });
    for (const order of orders) await complete(order);
    await complete(id, other);
    expect(await standing(customerId)).toMatchObject({ visits: 0, credit: 20 });
    expect((await program()).customers.withCredit).toBe(1);
    expect((await program(other)).customers.withCredit).toBe(0);
    expect(await other.call(`POST ${ORDER}/loyalty`, { params: { id } })).toMatchObject({ status: 409 });
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select visits, credit_cents from loyalty_accounts where provider_id = $1', [other.account.id]),
    );
    expect(rows).toEqual([{ visits: 1, credit_cents: 0 }]);
  });
});
