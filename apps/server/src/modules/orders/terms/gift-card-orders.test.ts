import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../../testing/builders/build-catalogue.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../../testing/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const GIFT_CARDS = '/v2/service-marketing/gift-cards';

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
  params = { id: (await buildOrder(api, groomer, ids)).id };
});

const sell = async (amount: number) => (await groomer.call(`POST ${GIFT_CARDS}`, { body: { amount } })).body;
const putOn = (giftCardCode: string, id = params.id) =>
  groomer.call(`POST ${ORDER}/gift-card`, { params: { id }, body: { giftCardCode } });
const pay = (id = params.id) =>
  groomer.call(`POST ${ORDER}/payment`, { params: { id }, body: { paymentMethodId: 'cash' } });
const complete = (id = params.id, due?: number) =>
  groomer.call(`POST ${ORDER}/complete-order`, { params: { id }, body: { signature: SIGNATURE, due } });
const balance = async () => (await groomer.call(`GET ${GIFT_CARDS}`, { query: {} })).body.items[0]?.balance;
const booked = async (account: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ cents: number }>(
      `select coalesce(sum(e.amount_cents), 0)::int as cents from ledger_entries e
       join ledger_transactions t on t.id = e.transaction_id
       where e.account = $1 and t.site_id = $2 and t.subject_id = $3`,
      [account, api.site.id, params.id],
    ),
  );
  return rows[0]?.cents;
};

describe('a gift card on an order', () => {
  it('pays a part: the rest is due, and nothing is taken before the completion', async () => {
    const { code } = await sell(40);
    const { body, raw } = await putOn(code);
    expect(body, raw).toMatchObject({
      giftCard: { ending: code.slice(-4), balance: 40 },
      finalPrices: { total: 90, giftCardDiscount: 40, due: 50 },
    });
    expect(await balance()).toBe(40);
    await pay();
    expect((await complete()).body).toMatchObject({ settlement: { tender: 'cash' }, finalPrices: { due: 50 } });
    expect(await balance()).toBe(0);
    expect(await booked('gift_card_liability')).toBe(4_000);
  });

  it('pays all of it where more is on it, and keeps the rest', async () => {
    const { code } = await sell(200);
    expect((await putOn(code)).body.finalPrices).toMatchObject({ giftCardDiscount: 90, due: 0 });
    expect((await complete()).body).toMatchObject({ status: 'complete', settlement: { tender: null } });
    expect(await balance()).toBe(110);
  });

  it('can be taken off again', async () => {
    const { code } = await sell(40);
    await putOn(code);
    const { body } = await groomer.call(`DELETE ${ORDER}/gift-card`, { params });
    expect(body).toMatchObject({ giftCard: null, finalPrices: { giftCardDiscount: 0, due: 90 } });
  });

  it('is refused with a code that is wrong or another groomer’s', async () => {
    const stranger = await api.as('groomer');
    const { body: foreign } = await stranger.call(`POST ${GIFT_CARDS}`, { body: { amount: 40 } });
    for (const code of ['NOSU-CHCA-RDXX-XXXX', foreign.code]) {
      const { error } = await putOn(code);
      expect(error).toMatchObject({
        code: 'validation_failed',
        errors: { giftCardCode: 'is not a gift card of yours' },
      });
    }
  });

  it('does not pay two orders at once: the other is not completed at a total nobody saw', async () => {
    const startsAt = new Date(api.clock.now().getTime() - 5 * 3_600_000);
    const other = (await buildOrder(api, groomer, ids, { startsAt })).id;
    const { code } = await sell(60);
    for (const id of [params.id, other]) {
      await putOn(code, id);
      await pay(id);
    }
    const outcomes = await Promise.all([complete(params.id, 30), complete(other, 30)]);
    const [won, lost] = outcomes.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(won).toBe(200);
    // The total has changed, or less is left than it takes, as the two come.
    expect([409, 422]).toContain(lost);
    expect(await balance()).toBe(0);
  });
});
