import { addDays, instantOf, localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../testing/builders/build-customer-of.ts';
import { buildGroomerAround } from '../../testing/builders/build-groomer-around.ts';
import { SIGNATURE } from '../../testing/builders/build-order.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../testing/index.ts';
import { becomeCustomerOf } from '../modules/customers/index.ts';
import { newId } from '../platform/ids.ts';

const ZONE = 'America/Chicago';
const TRADING = '/v2/service-appointment/trading';
const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const GIFT_CARDS = '/v2/service-marketing/gift-cards';
const PLACE: Place = { latitude: 30.26, longitude: -97.75 };
const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let seller: SignedIn;
let buyer: SignedIn;
let customer: Awaited<ReturnType<typeof buildCustomerOf>>;
let params: { id: string };
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(async () => {
  seller = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  buyer = await buildGroomerAround(api, { center: PLACE, serviceId: ids.groom });
  customer = await buildCustomerOf(api, seller, { place: PLACE, breedId: ids.beagle, petTypeId: ids.dog });
  params = { id: await appointmentOf(seller, at(0, 14)) };
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const at = (days: number, hour: number) =>
  instantOf(addDays(localDateAt(api.clock.now(), ZONE), days), hour * 60, ZONE);
const appointmentOf = (provider: SignedIn, startsAt: Date, status: 'accepted' | 'unassigned' = 'accepted') =>
  buildAppointment(api, {
    providerId: provider.account.id,
    customerId: customer.id,
    petId: customer.pets[0]?.id ?? '',
    serviceId: ids.groom,
    status,
    startsAt,
  });
const offer = () =>
  seller.call(`POST ${TRADING}/seller/send`, { body: { orderId: params.id, recipientId: buyer.account.id } });
const accept = () => buyer.call(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, { params });
const trade = async () => {
  const offered = await offer();
  expect(offered.status, offered.raw).toBe(200);
  const accepted = await accept();
  expect(accepted.status, accepted.raw).toBe(200);
};
const order = async () => (await buyer.call(`GET ${ORDER}`, { params })).body;
const sellGiftCard = async () => (await seller.call(`POST ${GIFT_CARDS}`, { body: { amount: 1_000 } })).body;
/** A card that the customer keeps for themselves. */
const ownCard = async (isDefault: boolean) => {
  const id = newId();
  await asOwner(
    `insert into payment_holders (id, site_id, account_id, stripe_customer_id) values ($1, $2, $1, 'cus_' || $3::text)
     on conflict do nothing`,
    [customer.id, api.site.id, customer.id],
  );
  await asOwner(
    `insert into payment_cards (id, site_id, holder_id, stripe_payment_method_id, brand, last_four, exp_month, exp_year, is_default)
     values ($1, $2, $3, 'pm_' || $5::text, 'visa', '4242', 4, 2040, $4)`,
    [id, api.site.id, customer.id, isDefault, id],
  );
  return id;
};
const cardsFor = async (id = params.id) => {
  const { body } = await buyer.call(`GET ${ORDER}/payment/list`, { params: { id } });
  return body.items.find((method) => method.id === 'card')?.sources.map((source) => source.id);
};
const payBy = (sourceId: string, id = params.id) =>
  buyer.call(`POST ${ORDER}/payment`, { params: { id }, body: { paymentMethodId: 'card', sourceId } });

describe('what a groomer put on an order that another takes over', () => {
  it('stays with who put it there: a gift card pays only the orders of who sold it', async () => {
    const { code } = await sellGiftCard();
    await seller.call(`POST ${ORDER}/gift-card`, { params, body: { giftCardCode: code } });
    await seller.call(`POST ${ORDER}/tip`, { params, body: { amount: 20 } });
    await trade();
    expect(await order()).toMatchObject({
      giftCard: null,
      finalPrices: { giftCardDiscount: 0, tipAmount: 0, due: 90 },
    });
    await asOwner(
      'update appointment_lines set started_at = app.now(), ended_at = app.now() where appointment_id = $1',
      [params.id],
    );
    await buyer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'cash' } });
    const done = await buyer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
    expect(done.body, done.raw).toMatchObject({ status: 'complete', finalPrices: { due: 90 } });
    const { body } = await seller.call(`GET ${GIFT_CARDS}`, { query: {} });
    expect(body.items).toMatchObject([{ balance: 1_000 }]);
    const liability = `select from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.subject_id = $1 and e.account = 'gift_card_liability'`;
    expect(await asOwner(liability, [params.id])).toEqual([]);
  });

  it('is refused by the database, whoever would keep it', async () => {
    const card = await sellGiftCard();
    const putOn = `insert into order_terms (appointment_id, site_id, gift_card_id) values ($1, $2, $3)`;
    const moved = 'update appointments set provider_id = $2 where id = $1';
    await asOwner(putOn, [params.id, api.site.id, card.id]);
    await expect(asOwner(moved, [params.id, buyer.account.id])).rejects.toMatchObject({ code: FOREIGN_KEY_VIOLATION });
    const other = await appointmentOf(buyer, at(1, 10));
    await expect(asOwner(putOn, [other, api.site.id, card.id])).rejects.toMatchObject({ code: FOREIGN_KEY_VIOLATION });
    const use = `insert into gift_card_uses (gift_card_id, appointment_id, site_id, amount_cents) values ($1, $2, $3, 100)`;
    await expect(asOwner(use, [card.id, other, api.site.id])).rejects.toMatchObject({ code: FOREIGN_KEY_VIOLATION });
    await asOwner(use, [card.id, params.id, api.site.id]);
  });

  it('cannot claim another owner than that of its appointment', async () => {
    const claim = `insert into order_terms (appointment_id, site_id, provider_id) values ($1, $2, $3)`;
    await expect(asOwner(claim, [params.id, api.site.id, buyer.account.id])).rejects.toMatchObject({
      code: FOREIGN_KEY_VIOLATION,
    });
  });

  it('keeps the order where it is while a card is charged for it', async () => {
    await offer();
    await asOwner('update appointments set is_being_paid = true where id = $1', [params.id]);
    expect((await accept()).error.code).toBe('illegal_transition');
    const moved = asOwner('update appointments set provider_id = $2 where id = $1', [params.id, buyer.account.id]);
    await expect(moved).rejects.toMatchObject({ code: RESTRICT_VIOLATION });
  });

  it('keeps the order where it is once somebody wrote about the visit', async () => {
    await offer();
    await asOwner(
      `insert into report_cards (appointment_id, pet_id, site_id, provider_id, sent_at) values ($1, $2, $3, $4, app.now())`,
      [params.id, customer.pets[0]?.id, api.site.id, seller.account.id],
    );
    expect((await accept()).error.code).toBe('illegal_transition');
    await asOwner('delete from report_cards where appointment_id = $1', [params.id]);
    expect((await accept()).status).toBe(200);
  });
});

describe('the cards of a customer whose order another groomer takes over', () => {
  it('are the one that the customer agreed to, for this order alone', async () => {
    const [usual, agreed] = [await ownCard(true), await ownCard(false)];
    await asOwner(
      `insert into order_terms (appointment_id, site_id, payment_method, card_id, agreed_card_id)
       values ($1, $2, 'card', $3, $3)`,
      [params.id, api.site.id, agreed],
    );
    await trade();
    expect(await order()).toMatchObject({ paymentMethod: 'card', creditCardId: agreed });
    expect(await cardsFor()).toEqual([agreed]);
    expect((await payBy(usual)).error.code).toBe('validation_failed');
    expect((await payBy(agreed)).status).toBe(200);
    const next = await appointmentOf(buyer, at(2, 10));
    expect(await cardsFor(next)).toEqual([]);
    expect((await payBy(agreed, next)).error.code).toBe('validation_failed');
  });

  it('are the default one where the customer chose none, whatever the other groomer chose', async () => {
    const [usual, chosen] = [await ownCard(true), await ownCard(false)];
    const open = await appointmentOf(seller, at(3, 10), 'unassigned');
    await asOwner(
      `insert into order_terms (appointment_id, site_id, payment_method, card_id) values ($1, $2, 'card', $3)`,
      [open, api.site.id, chosen],
    );
    const grabbed = await buyer.call('POST /v2/service-schedule/service-provider/grab-it/jobs', {
      body: { orderId: open },
    });
    expect(grabbed.status, grabbed.raw).toBe(200);
    params = { id: open };
    expect(await order()).toMatchObject({ paymentMethod: null, creditCardId: null });
    expect(await cardsFor()).toEqual([usual]);
    expect((await payBy(chosen)).error.code).toBe('validation_failed');
  });

  it('are all of them again once the customer chose the groomer', async () => {
    const cards = [await ownCard(true), await ownCard(false)];
    await trade();
    const next = await appointmentOf(buyer, at(2, 10));
    expect(await cardsFor(next)).toEqual([]);
    await api.platform.db.inSite(api.site.id, (tx) =>
      becomeCustomerOf(tx, {
        providerId: buyer.account.id,
        customerId: customer.id,
        isChosen: true,
        now: api.clock.now(),
      }),
    );
    expect((await cardsFor(next))?.toSorted()).toEqual(cards.toSorted());
  });
});
