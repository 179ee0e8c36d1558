import type { Sandbox } from '@tailgate/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GivenAppointment } from '../../../../testing/builders/build-appointment.ts';
import { customerSetup } from '../../../../testing/builders/build-card.ts';
import { buildOrder } from '../../../../testing/builders/build-order.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { queuedNotices } from '../../../../testing/queued-notices.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const OWN = '/v2/service-appointment/customer/appointments/:id';
const DAY_S = 86_400;

let api: TestApi;
let vendor: Sandbox;
let ids: PayingApi['ids'];
let groomer: SignedIn;
let built: Awaited<ReturnType<typeof buildOrder>>;
let params: { id: string };
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi({ RATE_LIMIT_SCALE: '1000' }));
});
afterAll(async () => {
  await api.close();
  await vendor.close();
});
beforeEach(async () => {
  api.clock.reset();
  await visit();
});

const asOwner = <T extends object>(text: string, values: unknown[] = []) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
/** An estimate of $90 on its day, everything done, to be paid by a card that the groomer keeps. */
const visit = async (given: Partial<GivenAppointment> = {}) => {
  groomer = await api.as('groomer');
  built = await buildOrder(api, groomer, ids, given);
  params = { id: built.id };
  const { customerId } = built;
  const { body: card } = await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
    params: { id: customerId },
    body: { token: await customerSetup(api, groomer, { customerId }) },
  });
  await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'card', sourceId: card.id } });
};
const order = async () => (await groomer.call(`GET ${ORDER}`, { params })).body;
const addCharge = (amount: number) =>
  groomer.call(`POST ${ORDER}/order-custom-items`, { params, body: { type: 'other', title: 'Matting', amount } });
const tip = (amount: number) => groomer.call(`POST ${ORDER}/tip`, { params, body: { amount } });
const complete = () => groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: { name: 'Dana' } } });
const ask = () => groomer.call(`POST ${ORDER}/ask-to-confirm`, { params });
const charged = () =>
  asOwner<{ amount: number; way: string; most: number; tip: number }>(
    `select c.amount_cents as amount, a.given_by as way, a.ceiling_cents as most, a.tip_ceiling_cents as tip
     from card_charges c join payment_consents a on a.id = c.consent_id where c.subject_id = $1 order by c.opened_at`,
    [params.id],
  );
const messages = async () => (await queuedNotices(api)).filter(({ to }) => to === built.account.phone);
const linkSent = async () => {
  const words = (await messages()).map((message) => message.words).filter((text) => text.includes('/confirm/'));
  return { token: words.at(-1)?.split('/confirm/')[1] ?? '' };
};
const open = async () => await api.call('GET /v1/confirm/:token', { params: await linkSent() });
const answer = async (given: 'confirm' | 'decline', amount: number) =>
  await api.call('POST /v1/confirm/:token', { params: await linkSent(), body: { answer: given, amount } });
const UNCONFIRMED = {
  code: 'order_not_ready',
  message: 'This is more than the customer agreed to. Ask them to confirm it, or choose another way to pay.',
};

describe('what a customer booked', () => {
  it.each([
    ['the estimate', 0, 0],
    ['a fifth more', 18, 0],
    ['and a tip of 30 percent', 18, 27],
  ])('can be charged: %s', async (_, more, tipped) => {
    if (more > 0) await addCharge(more);
    await tip(tipped);
    expect((await order()).completion).toEqual({ isReady: true, whyNot: null });
    const done = await complete();
    expect(done.body.status, done.raw).toBe('complete');
    expect(await charged()).toEqual([{ amount: (90 + more + tipped) * 100, way: 'booking', most: 10_800, tip: 2_700 }]);
  });

  it.each([
    ['more than a fifth above it', 18.01, 0],
    ['a charge that nobody saw', 4000, 0],
    ['a tip that nobody gave', 0, 27.01],
    ['a tip in the place of a charge', 0, 45],
  ])('cannot: %s', async (_, more, tipped) => {
    if (more > 0) await addCharge(more);
    await tip(tipped);
    expect((await order()).completion).toEqual({ isReady: false, whyNot: 'confirmation_needed' });
    expect((await complete()).error).toMatchObject(UNCONFIRMED);
    expect([await charged(), (await order()).status]).toEqual([[], 'accepted']);
  });

  it('does not grow with services, prices and products that are put on at the van', async () => {
    const { petServices } = await order();
    const petServiceId = petServices[0]?.id ?? '';
    const raised = await groomer.call(`PUT ${ORDER}/pet-services/:petServiceId`, {
      params: { ...params, petServiceId },
      body: { serviceAmount: 120 },
    });
    expect(raised.status, raised.raw).toBe(200);
    expect((await order()).completion.whyNot).toBe('confirmation_needed');
  });

  it('cannot be charged above it by what a device noted offline', async () => {
    await addCharge(4000);
    const { petServices } = await order();
    const sent = await groomer.call('POST /v1/orders/:id/complete-order-offline', {
      params,
      body: { petServices: petServices.map(({ id }) => ({ petServiceId: id })), paymentMethod: 'card' },
    });
    expect(sent.error).toMatchObject(UNCONFIRMED);
    expect(await charged()).toEqual([]);
  });

  it('bounds cards alone: who pays in cash or by a link sees what it comes to', async () => {
    await addCharge(400);
    for (const paymentMethodId of ['later', 'cash'] as const) {
      await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId } });
      expect((await order()).completion.isReady, paymentMethodId).toBe(true);
    }
  });

  it('is as far as the site allows', async () => {
    await addCharge(40);
    await asOwner('update sites set consent_percent = 45 where id = $1', [api.site.id]);
    expect((await order()).completion.isReady).toBe(true);
    await asOwner('update sites set consent_percent = 20 where id = $1', [api.site.id]);
    expect((await order()).completion.isReady).toBe(false);
  });
});

describe('more than that', () => {
  it('is confirmed by a link without an account, and named by the charge', async () => {
    await addCharge(322);
    const asked = await ask();
    expect(asked.body.consent, asked.raw).toMatchObject({
      most: 108,
      mostTip: 27,
      asked: { amount: 412, state: 'waiting' },
    });
    const page = await open();
    expect(page.body, page.raw).toMatchObject({ amount: 412, agreed: 135, state: 'waiting', petNames: ['Biscuit'] });
    expect(page.body.lines).toEqual([
      { name: 'Full groom, Biscuit', price: 90 },
      { name: 'Matting', price: 322 },
    ]);
    expect((await answer('confirm', 412)).body.state).toBe('confirmed');
    // Pressed again.
    expect((await answer('confirm', 412)).body.state).toBe('confirmed');
    expect((await order()).consent.asked?.state).toBe('confirmed');
    const done = await complete();
    expect(done.body.status, done.raw).toBe('complete');
    expect(await charged()).toEqual([{ amount: 41_200, way: 'link', most: 41_200, tip: 0 }]);
    const owner = await api.as(built.account);
    const receipt = await owner.call(`GET ${OWN}/receipt`, { params });
    expect(receipt.body.consents).toMatchObject([{ way: 'link', most: 412, charged: 412 }]);
  });

  it('is confirmed by the customer who is logged in, and by nobody else', async () => {
    await addCharge(100);
    await ask();
    const owner = await api.as(built.account);
    expect((await owner.call(`GET ${OWN}`, { params })).body).toMatchObject({
      agreedUpTo: 108,
      toConfirm: { amount: 190 },
    });
    const stranger = await api.as('customer');
    const body = { answer: 'confirm' as const, amount: 190 };
    expect((await stranger.call(`POST ${OWN}/confirmation`, { params, body })).status).toBe(404);
    expect((await owner.call(`POST ${OWN}/confirmation`, { params, body })).body.state).toBe('confirmed');
    expect((await owner.call(`GET ${OWN}`, { params })).body.toConfirm).toBeNull();
    await complete();
    expect(await charged()).toEqual([{ amount: 19_000, way: 'app', most: 19_000, tip: 0 }]);
  });

  it('counts for what was confirmed, not for more', async () => {
    await addCharge(100);
    await ask();
    await answer('confirm', 190);
    await addCharge(1);
    expect((await complete()).error).toMatchObject(UNCONFIRMED);
    await tip(1);
    expect((await complete()).error).toMatchObject(UNCONFIRMED);
    expect(await charged()).toEqual([]);
  });

  it('is not confirmed where the total is another one by now', async () => {
    await addCharge(100);
    await ask();
    await addCharge(10);
    expect((await answer('confirm', 190)).error.code).toBe('conflict');
    expect((await order()).completion.isReady).toBe(false);
    expect((await open()).body.amount).toBe(200);
    expect((await answer('confirm', 200)).body.state).toBe('confirmed');
  });

  it('can be declined, and is not confirmed afterwards', async () => {
    await addCharge(100);
    await ask();
    expect((await answer('decline', 190)).body.state).toBe('declined');
    expect((await answer('confirm', 190)).error.code).toBe('nothing_to_confirm');
    expect((await order()).consent.asked?.state).toBe('declined');
    expect((await complete()).error).toMatchObject(UNCONFIRMED);
  });

  it('is asked by one link at a time, for a day', async () => {
    await addCharge(100);
    await ask();
    const first = await linkSent();
    await asOwner(`update notices set sent_at = null where subject_id = $1`, [params.id]);
    await ask();
    expect((await api.call('GET /v1/confirm/:token', { params: first })).status).toBe(404);
    expect((await open()).status).toBe(200);
    api.clock.advance(DAY_S + 1);
    expect((await open()).status).toBe(404);
    groomer = await api.as(groomer.account);
    expect((await order()).consent.asked?.state).toBe('expired');
  });

  it('is not asked where it is within what was agreed, or nobody can be reached', async () => {
    expect((await ask()).error.code).toBe('nothing_to_confirm');
    await addCharge(100);
    await asOwner('update accounts set phone = null, email = null where id = $1', [built.customerId]);
    expect((await ask()).error.code).toBe('customer_unreachable');
    expect((await order()).consent.asked).toBeNull();
  });
});

describe('a number that the groomer enters', () => {
  const NUMBER = '+15125550177';
  const enterNumber = async (phone: string) => {
    // Whoever has a login changes their number themselves.
    await asOwner('update accounts set password_hash = null, email = null, claimed_at = null where id = $1', [
      built.customerId,
    ]);
    await asOwner('update customer_profiles set terms_accepted_at = null where account_id = $1', [built.customerId]);
    const changed = await groomer.call('PUT /v2/account/service-provider/customer-phone/:customerId/update', {
      params: { customerId: built.customerId },
      body: { phone },
    });
    expect(changed.status, changed.raw).toBe(200);
    built.account = { ...built.account, phone };
  };
  const confirmAndComplete = async () => {
    await addCharge(4000);
    const asked = await ask();
    expect(asked.status, asked.raw).toBe(200);
    expect((await answer('confirm', 4090)).body.state).toBe('confirmed');
    return await complete();
  };

  it('agrees to nothing for a card that was given before', async () => {
    await enterNumber(NUMBER);
    expect((await confirmAndComplete()).status).toBe(409);
    expect(await charged()).toEqual([]);
  });

  it('is that of whoever gives a card from then on', async () => {
    await enterNumber(NUMBER.replace('77', '78'));
    api.clock.advance(60);
    const { customerId } = built;
    const { body: card } = await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
      params: { id: customerId },
      body: { token: await customerSetup(api, groomer, { customerId }) },
    });
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'card', sourceId: card.id } });
    const done = await confirmAndComplete();
    expect(done.body.status, done.raw).toBe('complete');
  });

  it('changes nothing where it is the one that was there', async () => {
    await enterNumber(built.account.phone);
    expect((await order()).completion.isReady).toBe(true);
  });
});

describe('what a groomer booked', () => {
  it('is agreed to once the customer was told what it costs', async () => {
    await visit({ bookedBy: 'groomer', toldAt: null });
    expect((await order()).consent.most).toBeNull();
    expect((await complete()).error).toMatchObject(UNCONFIRMED);
    await asOwner('update appointments set estimate_told_at = app.now() where id = $1', [params.id]);
    const done = await complete();
    expect(done.body.status, done.raw).toBe('complete');
    expect(await charged()).toEqual([{ amount: 9_000, way: 'message', most: 10_800, tip: 2_700 }]);
  });

  it('counts up to the limit of the site, or as much as they agreed to themselves before', async () => {
    await visit({ bookedBy: 'groomer', toldAt: api.clock.now() });
    const raise = (cents: number) =>
      asOwner(`update appointments set estimate_cents = $2 where id = $1`, [params.id, cents]);
    await raise(60_000);
    expect((await order()).consent.most).toBe(400);
    const startsAt = new Date(api.clock.now().getTime() - 30 * DAY_S * 1000);
    const earlier = await buildOrder(api, groomer, ids, { startsAt });
    await asOwner(
      `insert into payment_consents (id, site_id, subject_kind, subject_id, purpose, customer_id, given_by, ceiling_cents,
         currency, given_at)
       select gen_random_uuid(), $1, 'appointment', $2, 'order', $3, way, amount, 'USD', app.now()
       from (values ('message', 90000), ('app', 55000)) given (way, amount)`,
      [api.site.id, earlier.id, built.customerId],
    );
    expect((await order()).consent.most).toBe(550);
  });
});

describe('the database', () => {
  const charge = (amountCents: number, subjectId: string, consentId: string) =>
    asOwner(
      `insert into card_charges (id, site_id, subject_kind, subject_id, purpose, bill, card_id, amount_cents, currency,
         opened_at, consent_id)
       select gen_random_uuid(), site_id, 'appointment', $1, 'order', 'order', id, $2, 'USD', app.now(), $3
       from payment_cards where holder_id in (select id from payment_holders where account_id = $4)`,
      [subjectId, amountCents, consentId, built.customerId],
    );

  it('refuses a charge above its consent, and one that names a consent to something else', async () => {
    const [consent] = await asOwner<{ id: string }>(
      `insert into payment_consents (id, site_id, subject_kind, subject_id, purpose, customer_id, given_by, ceiling_cents,
         tip_ceiling_cents, currency, given_at)
       values (gen_random_uuid(), $1, 'appointment', $2, 'order', $3, 'app', 5000, 500, 'USD', app.now()) returning id`,
      [api.site.id, params.id, built.customerId],
    );
    const consentId = consent?.id ?? '';
    await expect(charge(5_501, params.id, consentId)).rejects.toThrow('The charge is above its consent');
    const other = await buildOrder(api, await api.as('groomer'), ids);
    await expect(charge(5_500, other.id, consentId)).rejects.toThrow('card_charges_consent_fkey');
    await charge(5_500, params.id, consentId);
    await expect(
      asOwner('update card_charges set amount_cents = 5501 where consent_id = $1', [consentId]),
    ).rejects.toThrow('The charge is above its consent');
  });
});
