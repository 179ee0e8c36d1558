import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildOrder } from '../../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { couponTermsOf } from './coupon-use.rules.ts';
import { couponFor, useCoupon } from './use-coupon.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const COUPONS = '/v2/service-marketing/customer-coupon';
const add = (groomer: SignedIn, given: object = {}) =>
  groomer.call(`POST ${COUPONS}`, {
    body: { code: 'spring10', modifierType: 'percentage', discount: 10, ...given },
  });
const codesOf = async (groomer: SignedIn, query: Record<string, string | number> = {}) =>
  (await groomer.call(`GET ${COUPONS}`, { query })).body.items.map(({ code }) => code);
const remove = (groomer: SignedIn, id: string) => groomer.call(`DELETE ${COUPONS}/:id`, { params: { id } });

const customerOf = async (groomer: SignedIn, firstName = 'Dana'): Promise<string> => {
  const { id } = await api.account({ roles: ['customer'], firstName });
  await api.database.asOwner((owner) =>
    owner.query('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
      api.site.id,
      groomer.account.id,
      id,
    ]),
  );
  return id;
};

describe('a coupon', () => {
  it('RL-marketing-01 RL-marketing-02 RL-marketing-03 can be used often, without minimum, unless it says so', async () => {
    const { status, body } = await add(await api.as('groomer'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 'SPRING10',
      customerId: null,
      customerName: null,
      userCategory: 'customer',
      discount: 10,
      isSingleUse: false,
      minimumSpend: null,
      minimumPets: null,
      timesUsed: 0,
    });
  });

  it('keeps dollars to the cent', async () => {
    const groomer = await api.as('groomer');
    const { body } = await add(groomer, {
      modifierType: 'fixed',
      discount: 12.35,
      minimumSpend: 80.05,
      minimumPets: 2,
    });
    expect(body).toMatchObject({ discount: 12.35, minimumSpend: 80.05, minimumPets: 2 });
  });

  it.each([
    [{ discount: 100.5 }, 'discount'],
    [{ discount: 0 }, 'discount'],
    [{ discount: -5 }, 'discount'],
    [{ modifierType: 'fixed', discount: 1.234 }, 'discount'],
    [{ code: 'no' }, 'code'],
    [{ code: 'BUY ONE' }, 'code'],
    [{ minimumPets: 0 }, 'minimumPets'],
  ])('is refused with %j', async (given, field) => {
    const { status, error } = await add(await api.as('groomer'), given);
    expect(status).toBe(422);
    expect(error.errors).toHaveProperty(field);
  });

  it('has a code of its own, whatever its case, until it is removed', async () => {
    const [groomer, other] = [await api.as('groomer'), await api.as('groomer')];
    const { body } = await add(groomer);
    const again = await add(groomer, { code: 'SPRING10' });
    expect(again.error).toMatchObject({ code: 'validation_failed', errors: { code: 'is the code of another coupon' } });
    expect((await add(other)).status).toBe(200);
    expect((await remove(groomer, body.id)).status).toBe(204);
    expect((await remove(groomer, body.id)).status).toBe(404);
    expect(await codesOf(groomer)).toEqual([]);
    expect((await add(groomer)).status).toBe(200);
  });

  it('is listed with the coupons for everybody where a customer is named', async () => {
    const groomer = await api.as('groomer');
    const [dana, lee] = [await customerOf(groomer, 'Dana'), await customerOf(groomer, 'Lee')];
    await add(groomer, { code: 'EVERYBODY' });
    await add(groomer, { code: 'FORDANA', customerId: dana });
    await add(groomer, { code: 'FORLEE', customerId: lee });
    expect(await codesOf(groomer)).toEqual(['FORLEE', 'FORDANA', 'EVERYBODY']);
    expect(await codesOf(groomer, { customer_id: dana })).toEqual(['FORDANA', 'EVERYBODY']);
    expect(await codesOf(groomer, { limit: 1, offset: 1 })).toEqual(['FORDANA']);
    const { items } = (await groomer.call(`GET ${COUPONS}`, { query: {} })).body;
    const firstNames = items.map(({ customerName }) => customerName?.split(' ')[0] ?? null);
    expect(firstNames).toEqual(['Lee', 'Dana', null]);
  });
});

describe('the use of a coupon', () => {
  const order = { customerId: newId(), subtotalCents: cents(8_000), pets: 1, visitsBefore: 3 };
  const find = (groomer: SignedIn, code: string, given: Partial<typeof order> = {}) =>
    api.platform.db.inSite(api.site.id, (tx) =>
      couponFor(tx, { providerId: groomer.account.id, code }, { ...order, ...given }),
    );
  const problemOf = async (groomer: SignedIn, code: string, given: Partial<typeof order> = {}) => {
    const problem = await find(groomer, code, given).catch((error: unknown) => error);
    return (problem as { errors?: Record<string, string> }).errors?.['couponCode'];
  };

  it('gives its terms, found by its code in any case', async () => {
    const groomer = await api.as('groomer');
    await add(groomer);
    await add(groomer, { code: 'FIVE', modifierType: 'fixed', discount: 5 });
    expect(couponTermsOf(await find(groomer, 'Spring10'))).toEqual({ modifierType: 'percentage', percent: 10 });
    expect(couponTermsOf(await find(groomer, 'FIVE'))).toEqual({ modifierType: 'fixed', amountCents: 500 });
  });

  it('says why it is refused', async () => {
    const groomer = await api.as('groomer');
    const customerId = await customerOf(groomer);
    await add(groomer, { code: 'SPEND', minimumSpend: 80.01 });
    await add(groomer, { code: 'PETS', minimumPets: 2 });
    await add(groomer, { code: 'FIRST', userCategory: 'new_customer' });
    await add(groomer, { code: 'OWN', customerId });
    expect(await problemOf(groomer, 'SPEND')).toBe('needs a visit of at least $80.01');
    expect(await problemOf(groomer, 'SPEND', { subtotalCents: cents(8_001) })).toBeUndefined();
    expect(await problemOf(groomer, 'PETS')).toBe('needs at least 2 pets');
    expect(await problemOf(groomer, 'PETS', { pets: 2 })).toBeUndefined();
    expect(await problemOf(groomer, 'FIRST')).toBe('is for the first visit only');
    expect(await problemOf(groomer, 'FIRST', { visitsBefore: 0 })).toBeUndefined();
    expect(await problemOf(groomer, 'OWN')).toBe('is for another customer');
    expect(await problemOf(groomer, 'OWN', { customerId })).toBeUndefined();
    expect(await problemOf(groomer, 'NOSUCH')).toBe('is not a coupon of yours');
    expect(await problemOf(await api.as('groomer'), 'SPEND')).toBe('is not a coupon of yours');
  });

  it('is counted once for a single use, also in parallel', async () => {
    const groomer = await api.as('groomer');
    const { body } = await add(groomer, { isSingleUse: true });
    const ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
    const visits = await Promise.all(
      Array.from({ length: 8 }, () => buildOrder(api, groomer, ids, { status: 'unassigned' })),
    );
    const use = ({ id: appointmentId }: { id: string }) =>
      api.platform.db.inSite(api.site.id, (tx) =>
        useCoupon(tx, { couponId: body.id, appointmentId, discountCents: cents(800), order }, api.platform),
      );
    const outcomes = await Promise.allSettled(visits.map(use));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { body: list } = await groomer.call(`GET ${COUPONS}`, { query: {} });
    expect(list.items[0]?.timesUsed).toBe(1);
    expect(await problemOf(groomer, 'SPRING10')).toBe('has been used');
  });
});
