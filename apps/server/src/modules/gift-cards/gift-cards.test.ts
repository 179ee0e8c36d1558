import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildOrder } from '../../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { balanceOf } from '../ledger/index.ts';
import { giftCardById } from './gift-cards.queries.ts';
import { giftCardFor, takeFromGiftCard } from './use-gift-card.ts';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());

const GIFT_CARDS = '/v2/service-marketing/gift-cards';
const sell = (groomer: SignedIn, amount: number) => groomer.call(`POST ${GIFT_CARDS}`, { body: { amount } });
const list = async (groomer: SignedIn) => (await groomer.call(`GET ${GIFT_CARDS}`, { query: {} })).body.items;
const takeBack = (groomer: SignedIn, id: string) => groomer.call(`DELETE ${GIFT_CARDS}/:id`, { params: { id } });
const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);
const owed = (groomer: SignedIn) => inSite((tx) => balanceOf(tx, 'groomer_payable', groomer.account.id));
const find = (groomer: SignedIn, code: string) =>
  inSite((tx) => giftCardFor(tx, { providerId: groomer.account.id, code }));
const problemOf = async (found: Promise<unknown>) =>
  ((await found.catch((error: unknown) => error)) as { errors?: Record<string, string> }).errors?.['giftCardCode'];
const orderOf = async (groomer: SignedIn) => (await buildOrder(api, groomer, ids, { status: 'unassigned' })).id;
const take = async (giftCardId: string, groomer: SignedIn, amount: number) => {
  const appointmentId = await orderOf(groomer);
  const use = { giftCardId, providerId: groomer.account.id, appointmentId, amountCents: cents(amount) };
  await inSite((tx) => takeFromGiftCard(tx, use, api.platform));
};

describe('a gift card', () => {
  it('shows its code once, and its ending from then on', async () => {
    const groomer = await api.as('groomer');
    const { body } = await sell(groomer, 50);
    expect(body.code).toMatch(/^[A-Z3-9]{4}(-[A-Z3-9]{4}){3}$/);
    expect(body).toMatchObject({ amount: 50, balance: 50, ending: body.code.slice(-4) });
    expect(JSON.stringify(await list(groomer))).not.toContain(body.code);
    const { rows } = await api.database.asOwner((owner) => owner.query('select * from gift_cards'));
    expect(JSON.stringify(rows)).not.toContain(body.code);
  });

  it('names who bought it, where that was said, to the groomer who sold it', async () => {
    const [groomer, other] = [await api.as('groomer'), await api.as('groomer')];
    const dana = await api.account({ roles: ['customer'], firstName: 'Dana', lastName: 'Reyes' });
    await api.database.asOwner((owner) =>
      owner.query('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
        api.site.id,
        groomer.account.id,
        dana.id,
      ]),
    );
    await sell(groomer, 20);
    const { body } = await groomer.call(`POST ${GIFT_CARDS}`, { body: { amount: 30, customerId: dana.id } });
    expect(body).toMatchObject({ customerId: dana.id, customerName: 'Dana Reyes' });
    expect((await list(groomer)).map(({ customerName }) => customerName)).toEqual(['Dana Reyes', null]);
    expect(await list(other)).toEqual([]);
  });

  it('is cash that the groomer owes, until it is taken back', async () => {
    const groomer = await api.as('groomer');
    const { body } = await sell(groomer, 75.5);
    expect(await owed(groomer)).toBe(7_550);
    expect((await takeBack(groomer, body.id)).status).toBe(204);
    expect(await owed(groomer)).toBe(0);
    expect((await takeBack(groomer, body.id)).status).toBe(404);
    expect(await list(groomer)).toEqual([]);
    expect(await problemOf(find(groomer, body.code))).toBe('is not a gift card of yours');
  });

  it.each([0.99, 1000.01, -5, 10.001])('is not sold for %d dollars', async (amount) => {
    expect((await sell(await api.as('groomer'), amount)).status).toBe(422);
  });

  it('is found as people type it, by the groomer who sold it', async () => {
    const [groomer, other] = [await api.as('groomer'), await api.as('groomer')];
    const { body } = await sell(groomer, 20);
    const typed = ` ${body.code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await find(groomer, typed)).id).toBe(body.id);
    expect(await problemOf(find(other, body.code))).toBe('is not a gift card of yours');
    expect(await problemOf(find(groomer, body.code.slice(1)))).toBe('is not a gift card of yours');
  });

  it('is used in parts, and never below nothing, also in parallel', async () => {
    const groomer = await api.as('groomer');
    const { body } = await sell(groomer, 50);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => take(body.id, groomer, 2_000)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await inSite((tx) => giftCardById(tx, body.id))).balanceCents).toBe(1_000);
    expect((await takeBack(groomer, body.id)).status).toBe(404);
    await take(body.id, groomer, 1_000);
    expect(await problemOf(find(groomer, body.code))).toBe('has nothing left');
  });

  it('pays no order of another groomer', async () => {
    const [groomer, other] = [await api.as('groomer'), await api.as('groomer')];
    const { body } = await sell(groomer, 50);
    expect(await problemOf(take(body.id, other, 500))).toBe('has less left than this order takes');
    expect((await inSite((tx) => giftCardById(tx, body.id))).balanceCents).toBe(5_000);
  });

  it('counts one use for each order', async () => {
    const groomer = await api.as('groomer');
    const { body } = await sell(groomer, 50);
    const appointmentId = await orderOf(groomer);
    const use = { giftCardId: body.id, providerId: groomer.account.id, appointmentId, amountCents: cents(500) };
    const again = () => inSite((tx) => takeFromGiftCard(tx, use, api.platform));
    await again();
    await expect(again()).rejects.toThrow('gift_card_uses_pkey');
    expect((await inSite((tx) => giftCardById(tx, body.id))).balanceCents).toBe(4_500);
  });
});
