import {
  addCardOf,
  answerBank,
  consentTo,
  customerSetup,
  endSetup,
  offerCard,
  ownSetup,
  TEST_CARDS,
  viewerOf,
} from '../../../../testing/builders/build-card.ts';
import {
  startTestApi,
  buildCatalogue,
  buildCustomerOf,
  type SignedIn,
  type TestApi,
} from '../../../../testing/index.ts';
import { emit } from '../../../platform/events/events.ts';
import { newId } from '../../../platform/ids.ts';
import { accountDeleted } from '../../accounts/accounts.events.ts';
import { openCharge } from '../charges/open-charge.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '@tailgate/values/money';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 });
});
afterAll(() => api.close());

const CARDS = '/v2/service-payment/user-cards';
const STRIPE_CARDS = '/v2/service-payment/stripe/user-cards';
const OF_CUSTOMER = '/v2/service-provider/customer/:id';

const listOf = async (person: SignedIn) => (await person.call(`GET ${CARDS}`)).body.items;
const remove = (person: SignedIn, id: string) => person.call(`DELETE ${CARDS}/delete/:id`, { params: { id } });
const methodOf = async (cardId: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select stripe_payment_method_id as id from payment_cards where id = $1', [cardId]),
  );
  return rows[0]?.id ?? '';
};
const atProcessor = async (path: string) => {
  const { STRIPE_API_URL, STRIPE_SECRET_KEY } = api.platform.config;
  const answer = await fetch(`${STRIPE_API_URL}${path}`, { headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` } });
  return (await answer.json()) as { customer: string | null };
};

describe('a card', () => {
  it('is added by a token under either path, and is one card under both', async () => {
    const person = await api.as('customer');
    const first = await addCardOf(api, person);
    const { body: second } = await person.call(`POST ${STRIPE_CARDS}`, {
      body: { token: await ownSetup(api, person, TEST_CARDS.mastercard) },
    });
    expect(second).toEqual({
      id: second.id,
      lastFour: '4444',
      brand: 'mastercard',
      expMonth: 4,
      expYear: 2040,
      isDefault: false,
      isExpired: false,
    });
    const { body } = await person.call(`GET ${STRIPE_CARDS}`);
    expect(body.items.map(({ id }) => id)).toEqual([first, second.id]);
    expect(await listOf(person)).toEqual(body.items);
  });

  it('U-082 is given to the processor with the client secret of a setup intent, and only the setup comes here', async () => {
    const person = await api.as('groomer');
    const { body } = await person.call(`POST ${STRIPE_CARDS}/create-card-token`);
    expect(body).toEqual({
      setupIntentId: body.setupIntentId,
      clientSecret: expect.stringContaining(body.setupIntentId) as string,
      publishableKey: api.platform.config.STRIPE_PUBLISHABLE_KEY,
      scriptUrl: api.platform.config.STRIPE_JS_URL,
    });
    const added = await person.call(`POST ${CARDS}`, { body: { token: await endSetup(api, body, TEST_CARDS.fine) } });
    expect(added.body).toMatchObject({ lastFour: '4242', isDefault: true });
  });

  it('is kept once its setup has succeeded, and not while its holder has still to confirm it, or did not', async () => {
    const person = await api.as('customer');
    const begin = async () => {
      const { body } = await person.call(`POST ${STRIPE_CARDS}/create-card-token`);
      await offerCard(api, body, TEST_CARDS.needsAuthentication);
      return { ...body, add: () => person.call(`POST ${CARDS}`, { body: { token: body.setupIntentId } }) };
    };
    const never = await person.call(`POST ${STRIPE_CARDS}/create-card-token`);
    const unused = await person.call(`POST ${CARDS}`, { body: { token: never.body.setupIntentId } });
    const [failed, confirmed] = [await begin(), await begin()];
    expect([unused.status, (await failed.add()).status, (await confirmed.add()).status]).toEqual([422, 422, 422]);
    await answerBank(api, failed.clientSecret, 'failed');
    await answerBank(api, confirmed.clientSecret, 'confirmed');
    expect((await failed.add()).status).toBe(422);
    expect((await confirmed.add()).body).toMatchObject({ lastFour: '3184' });
    expect(await listOf(person)).toHaveLength(1);
  });

  it('is kept for whom it was set up, and for nobody else', async () => {
    const [groomer, colleague] = [await api.as('groomer'), await api.as('groomer')];
    const [{ id }, { id: other }] = [await customerOf(groomer), await customerOf(groomer)];
    const token = await customerSetup(api, groomer, { customerId: id });
    const keepFor = (customerId: string) =>
      groomer.call(`POST ${OF_CUSTOMER}/customer-cards`, { params: { id: customerId }, body: { token } });
    expect((await keepFor(other)).status).toBe(422);
    expect((await groomer.call(`POST ${CARDS}`, { body: { token } })).status).toBe(422);
    expect((await colleague.call(`POST ${CARDS}`, { body: { token } })).status).toBe(422);
    const foreign = { params: { id } };
    expect((await colleague.call(`POST ${OF_CUSTOMER}/customer-cards/create-card-token`, foreign)).status).toBe(404);
    expect((await keepFor(id)).body).toMatchObject({ lastFour: '4242' });
  });

  it.each([
    ['a number', { number: TEST_CARDS.fine, expMonth: 4, expYear: 2040, cvc: '123' }],
    ['a number beside a token', { token: 'seti_abc', number: TEST_CARDS.fine }],
    ['a number as a token', { token: TEST_CARDS.fine }],
    ['a token that the processor does not know', { token: 'seti_nobody' }],
    ['a payment method that was not set up', { token: 'pm_abc' }],
    ['no token', {}],
  ])('is refused with %s under every path', async (_what, body) => {
    const groomer = await api.as('groomer');
    const { id } = await customerOf(groomer);
    for (const answer of [
      await groomer.call(`POST ${CARDS}`, { body }),
      await groomer.call(`POST ${STRIPE_CARDS}`, { body }),
      await groomer.call(`POST ${OF_CUSTOMER}/customer-cards`, { params: { id }, body }),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.raw).not.toContain(TEST_CARDS.fine);
    }
    expect(await listOf(groomer)).toEqual([]);
  });

  it('that is declined when it is set up is not kept', async () => {
    const person = await api.as('customer');
    const { body } = await person.call(`POST ${STRIPE_CARDS}/create-card-token`);
    await expect(endSetup(api, body, TEST_CARDS.declinedWhenAdded)).rejects.toThrow('declined');
    expect((await person.call(`POST ${CARDS}`, { body: { token: body.setupIntentId } })).status).toBe(422);
    expect(await listOf(person)).toEqual([]);
  });

  it('that somebody else has added cannot be added again, and the own one is added once', async () => {
    const [owner, other] = [await api.as('customer'), await api.as('customer')];
    const token = await ownSetup(api, owner, TEST_CARDS.fine);
    const first = await owner.call(`POST ${CARDS}`, { body: { token } });
    const again = await owner.call(`POST ${CARDS}`, { body: { token } });
    expect(again.body).toEqual(first.body);
    expect((await other.call(`POST ${CARDS}`, { body: { token } })).status).toBe(422);
    expect(await listOf(other)).toEqual([]);
  });

  it('is the only default however many are added at once', async () => {
    const person = await api.as('customer');
    await Promise.all(Array.from({ length: 5 }, () => addCardOf(api, person)));
    expect((await listOf(person)).map(({ isDefault }) => isDefault)).toEqual([true, false, false, false, false]);
  });

  it('becomes the default when it is told to, and when it is the newest other one', async () => {
    const person = await api.as('customer');
    const [first, second, third] = [
      await addCardOf(api, person),
      await addCardOf(api, person),
      await addCardOf(api, person),
    ];
    const defaults = async () => (await listOf(person)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([first]);
    await person.call(`POST ${CARDS}/:id/default`, { params: { id: second } });
    expect(await defaults()).toEqual([second]);
    await remove(person, second);
    expect(await defaults()).toEqual([third]);
    await remove(person, first);
    expect(await defaults()).toEqual([third]);
    await remove(person, third);
    expect(await listOf(person)).toEqual([]);
    expect((await remove(person, third)).status).toBe(404);
  });

  it('of somebody else is not found', async () => {
    const [owner, groomer] = [await api.as('customer'), await api.as('groomer')];
    const id = await addCardOf(api, owner);
    const { id: customerId } = await customerOf(groomer);
    for (const answer of [
      await remove(groomer, id),
      await groomer.call(`DELETE ${STRIPE_CARDS}/:id`, { params: { id } }),
      await groomer.call(`POST ${CARDS}/:id/default`, { params: { id } }),
      await groomer.call(`DELETE ${OF_CUSTOMER}/customer-cards/:cardId`, { params: { id: customerId, cardId: id } }),
    ])
      expect(answer.status).toBe(404);
    expect((await listOf(owner)).map((card) => card.id)).toEqual([id]);
  });

  it('that is being charged stays', async () => {
    const [groomer, customer] = [await api.as('groomer'), await api.as('customer')];
    const cardId = await addCardOf(api, customer);
    await api.platform.db.inSite(api.site.id, (tx) =>
      openCharge(
        tx,
        viewerOf(groomer),
        {
          purpose: 'order',
          subjectId: newId(),
          currency: 'USD',
          customerId: customer.account.id,
          providerId: groomer.account.id,
          amountCents: cents(5_000),
          consent: consentTo(cents(5_000), api.clock.now()),
          cardId,
        },
        api.platform,
      ),
    );
    expect((await remove(customer, cardId)).error.code).toBe('payment_in_progress');
    expect(await listOf(customer)).toMatchObject([{ id: cardId, isDefault: true }]);
  });

  it('is forgotten by the processor once it is removed, and with the account', async () => {
    const [remover, leaver] = [await api.as('customer'), await api.as('customer')];
    const [removed, left] = [await addCardOf(api, remover), await addCardOf(api, leaver)];
    const methods = [await methodOf(removed), await methodOf(left)];
    await remove(remover, removed);
    await api.platform.db.inSite(api.site.id, (tx) => emit(tx, accountDeleted, { accountId: leaver.account.id }));
    const worker = await api.startWorker();
    try {
      for (const method of methods)
        await expect.poll(async () => (await atProcessor(`/v1/payment_methods/${method}`)).customer).toBeNull();
      await expect.poll(() => listOf(leaver)).toEqual([]);
    } finally {
      await worker.stop();
    }
    const { rows } = await api.database.asOwner((owner) =>
      owner.query('select stripe_customer_id from payment_holders where account_id = $1', [leaver.account.id]),
    );
    expect(rows).toEqual([{ stripe_customer_id: null }]);
  });
});

const customerOf = async (groomer: SignedIn) => {
  catalogue ??= api.platform.db.inSite(api.site.id, buildCatalogue);
  const { poodle: breedId, dog: petTypeId } = await catalogue;
  return await buildCustomerOf(api, groomer, { place: { latitude: 30.2, longitude: -97.7 }, breedId, petTypeId });
};
let catalogue: ReturnType<typeof buildCatalogue> | undefined;

describe('how a customer can pay', () => {
  it('is answered with the cards that this groomer keeps and the customer’s own', async () => {
    const [groomer, other] = [await api.as('groomer'), await api.as('groomer')];
    const { id, account } = await customerOf(groomer);
    await addCardOf(api, await api.as(account));
    const token = await customerSetup(api, groomer, { customerId: id, number: TEST_CARDS.mastercard });
    const { body: kept } = await groomer.call(`POST ${OF_CUSTOMER}/customer-cards`, {
      params: { id },
      body: { token },
    });
    const { body } = await groomer.call(`GET ${OF_CUSTOMER}/available-payments`, { params: { id } });
    expect(body.items.map((method) => [method.id, method.isAvailable])).toEqual([
      ['card', true],
      ['cash', true],
      ['check', true],
      ['later', true],
    ]);
    expect(body.items[0]?.sources).toMatchObject([
      {
        id: kept.id,
        name: 'Mastercard ending in 4444',
        description: 'Expires 04/2040',
        isManageable: true,
        isDefault: true,
      },
      { name: 'Visa ending in 4242', isManageable: false, isDefault: false },
    ]);
    expect((await other.call(`GET ${OF_CUSTOMER}/available-payments`, { params: { id } })).status).toBe(404);
  });

  it('hides the cards that another groomer keeps for the same customer', async () => {
    const [groomer, other] = [await api.as('groomer'), await api.as('groomer')];
    const { id } = await customerOf(groomer);
    await api.database.asOwner((owner) =>
      owner.query('insert into provider_customers (site_id, provider_id, customer_id) values ($1, $2, $3)', [
        api.site.id,
        other.account.id,
        id,
      ]),
    );
    const { body: kept } = await groomer.call(`POST ${OF_CUSTOMER}/customer-cards`, {
      params: { id },
      body: { token: await customerSetup(api, groomer, { customerId: id }) },
    });
    const { body } = await other.call(`GET ${OF_CUSTOMER}/available-payments`, { params: { id } });
    expect(body.items[0]).toMatchObject({ id: 'card', isAvailable: false, sources: [] });
    const foreign = { params: { id, cardId: kept.id } };
    expect((await other.call(`DELETE ${OF_CUSTOMER}/customer-cards/:cardId`, foreign)).status).toBe(404);
    const { id: someoneElse } = await customerOf(groomer);
    const wrongCustomer = { params: { id: someoneElse, cardId: kept.id } };
    expect((await groomer.call(`DELETE ${OF_CUSTOMER}/customer-cards/:cardId`, wrongCustomer)).status).toBe(404);
    expect((await groomer.call(`DELETE ${OF_CUSTOMER}/customer-cards/:cardId`, foreign)).status).toBe(204);
  });

  it('excludes a card that has expired', async () => {
    const person = await api.as('customer');
    const id = await addCardOf(api, person);
    await api.database.asOwner((owner) => owner.query('update payment_cards set exp_year = 2020 where id = $1', [id]));
    const { body } = await person.call('GET /v2/service-payment/methods');
    expect(body.items[0]).toMatchObject({ isAvailable: false, sources: [{ description: 'Expired 04/2020' }] });
    expect(await listOf(person)).toMatchObject([{ isExpired: true }]);
  });
});
