import { cents } from '@tailgate/values/money';
import { sandbox as clientOf } from '@tailgate/sandbox/client';
import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCardOf, buildCharge, consentTo, TEST_CARDS, viewerOf } from '../../../../testing/builders/build-card.ts';
import { startPrivateTestApi, type TestApi } from '../../../../testing/index.ts';
import { emitInside, reactInside, registerReactions } from '../../../platform/events/events.ts';
import type { Failure } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import { INSIDE_REACTIONS, REACTIONS } from '../../index.ts';
import { chargeSettled } from '../payments.events.ts';
import { openCharge } from './open-charge.ts';
import { settleCharge } from './settle-charge.ts';

let api: TestApi;
let vendor: Sandbox;
let heard: { chargeId: string; status: string; failureCode: string | null }[] = [];

/** What orders do: something in the transaction of the outcome. */
const listener = reactInside(chargeSettled, async (_tx, { chargeId, status, failureCode }) => {
  heard.push({ chargeId, status, failureCode });
  await Promise.resolve();
});

beforeAll(async () => {
  vendor = await startSandbox({ port: 0, smtpPort: 0 });
  api = await startPrivateTestApi({
    because: 'its vendor hangs, and it listens to charges',
    environment: { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url, VENDOR_TIMEOUT_SCALE: '0.1' },
  });
  registerReactions(REACTIONS, [...INSIDE_REACTIONS, listener]);
});
afterAll(async () => {
  registerReactions(REACTIONS, INSIDE_REACTIONS);
  await api.close();
  await vendor.close();
});
beforeEach(() => {
  heard = [];
});

const processor = async (path: string) => {
  const answer = await fetch(`${vendor.url}${path}`, {
    headers: { authorization: `Bearer ${api.platform.config.STRIPE_SECRET_KEY}` },
  });
  return (await answer.json()) as { data: { metadata: Record<string, string>; status: string; amount: number }[] };
};
/** What the processor took for a charge. */
const takenFor = async (chargeId: string) =>
  (await processor('/v1/payment_intents?limit=100')).data.filter(
    ({ metadata, status }) => metadata['charge_id'] === chargeId && status === 'succeeded',
  );

const rowOf = async (chargeId: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ status: string; failure_code: string | null; stripe_payment_intent_id: string | null }>(
      'select status, failure_code, stripe_payment_intent_id from card_charges where id = $1',
      [chargeId],
    ),
  );
  return rows[0];
};
const forget = (chargeId: string) =>
  api.database.asOwner((owner) =>
    owner.query(
      `update card_charges set status = 'pending', settled_at = null, failure_code = null, stripe_payment_intent_id = null where id = $1`,
      [chargeId],
    ),
  );
const eventsOf = async (chargeId: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query(`select id from events where name = $1 and payload->>'chargeId' = $2`, [chargeSettled.name, chargeId]),
  );
  return rows.length;
};

describe('a charge', () => {
  it('is captured once by 20 settles at once, with one outcome and one event', async () => {
    const charge = await buildCharge(api, { amountCents: 12_345 });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => settleCharge(charge, api.platform)));
    expect(new Set(outcomes)).toEqual(new Set(['captured']));
    const taken = await takenFor(charge.chargeId);
    expect(taken.map(({ amount }) => amount)).toEqual([12_345]);
    expect(heard).toEqual([{ chargeId: charge.chargeId, status: 'captured', failureCode: null }]);
    expect(await eventsOf(charge.chargeId)).toBe(1);
  });

  it('is captured once when we die after the processor answered, however it is finished', async () => {
    const charge = await buildCharge(api);
    for (let round = 0; round < 5; round += 1) {
      await settleCharge(charge, api.platform);
      // As if the process had ended before it wrote the outcome.
      await forget(charge.chargeId);
    }
    expect(await settleCharge(charge, api.platform)).toBe('captured');
    expect(await settleCharge(charge, api.platform)).toBe('captured');
    expect(await takenFor(charge.chargeId)).toHaveLength(1);
    expect((await rowOf(charge.chargeId))?.stripe_payment_intent_id).toMatch(/^pi_/);
  });

  it('is finished by the worker when its order never came back', async () => {
    const charge = await buildCharge(api);
    expect((await api.waitingJobs()).at(-1)).toMatchObject({
      task: 'payments.settle-charge',
      payload: { chargeId: charge.chargeId },
    });
    const worker = await api.startWorker();
    try {
      await api.makeJobsDue();
      await expect.poll(async () => (await rowOf(charge.chargeId))?.status).toBe('captured');
    } finally {
      await worker.stop();
    }
    expect(await settleCharge(charge, api.platform)).toBe('captured');
    expect(await takenFor(charge.chargeId)).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  it('is not captured when what belongs to it fails, and is once it no longer does', async () => {
    const charge = await buildCharge(api);
    const broken = reactInside(chargeSettled, () => Promise.reject(new Error('The ledger is closed')));
    registerReactions(REACTIONS, [listener, broken]);
    await expect(settleCharge(charge, api.platform)).rejects.toThrow('The ledger is closed');
    expect((await rowOf(charge.chargeId))?.status).toBe('pending');
    expect(await eventsOf(charge.chargeId)).toBe(0);
    registerReactions(REACTIONS, [listener]);
    expect(await settleCharge(charge, api.platform)).toBe('captured');
    expect(await takenFor(charge.chargeId)).toHaveLength(1);
  });

  it.each([
    ['declined', TEST_CARDS.declined, 'generic_decline'],
    ['out of funds', TEST_CARDS.noFunds, 'insufficient_funds'],
    ['to be confirmed by its owner', TEST_CARDS.needsAuthentication, 'authentication_required'],
    ['expired', TEST_CARDS.expired, 'expired_card'],
  ])('to a card that is %s leaves the order free for another one', async (_what, number, code) => {
    const charge = await buildCharge(api, { number });
    expect(await settleCharge(charge, api.platform)).toEqual({ declined: code });
    expect(await settleCharge(charge, api.platform)).toEqual({ declined: code });
    expect(heard).toEqual([{ chargeId: charge.chargeId, status: 'declined', failureCode: code }]);
    const { appointmentId, customer, groomer } = charge;
    const cardId = await addCardOf(api, customer);
    const second = await open({ appointmentId, cardId, customer, groomer });
    expect(await settleCharge({ siteId: api.site.id, chargeId: second }, api.platform)).toBe('captured');
  });

  it('to a card that the processor no longer knows fails', async () => {
    const charge = await buildCharge(api);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ method: string }>('select stripe_payment_method_id as method from payment_cards where id = $1', [
        charge.cardId,
      ]),
    );
    await api.platform.payments.detachCard(rows[0]?.method ?? '');
    expect(await settleCharge(charge, api.platform)).toEqual({ declined: 'payment_method_invalid' });
    expect((await rowOf(charge.chargeId))?.status).toBe('failed');
  });
});

const open = (
  given: Pick<Awaited<ReturnType<typeof buildCharge>>, 'appointmentId' | 'cardId' | 'customer' | 'groomer'>,
) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    openCharge(
      tx,
      viewerOf(given.groomer),
      {
        purpose: 'order',
        subjectId: given.appointmentId,
        currency: 'USD',
        cardId: given.cardId,
        customerId: given.customer.account.id,
        providerId: given.groomer.account.id,
        amountCents: cents(9_500),
        consent: consentTo(cents(9_500), api.clock.now()),
      },
      api.platform,
    ),
  );

describe('while the processor hangs', () => {
  it.each(['timeout', 'drop', 'error'] as const)('(%s) a charge is processing, and captured later', async (mode) => {
    const charge = await buildCharge(api);
    // A connection that breaks at once is tried again by the SDK.
    await clientOf(vendor.url).setFault({ vendor: 'stripe', mode, times: mode === 'drop' ? 2 : 1 });
    expect(await settleCharge(charge, api.platform)).toBe('processing');
    expect((await rowOf(charge.chargeId))?.status).toBe('pending');
    expect(heard).toEqual([]);
    expect(await settleCharge(charge, api.platform)).toBe('captured');
    expect(await takenFor(charge.chargeId)).toHaveLength(1);
  });

  it('what it did without answering is found out by asking again', async () => {
    const charge = await buildCharge(api);
    await clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'slow', delayMs: 1_500 });
    expect(await settleCharge(charge, api.platform)).toBe('processing');
    expect(await takenFor(charge.chargeId)).toHaveLength(1);
    // The first call still runs there.
    expect(await settleCharge(charge, api.platform)).toBe('processing');
    await expect.poll(() => settleCharge(charge, api.platform)).toBe('captured');
    expect(await takenFor(charge.chargeId)).toHaveLength(1);
  });

  it('for so long that it may have forgotten the key, nothing is charged a second time', async () => {
    const [known, unknown] = [await buildCharge(api), await buildCharge(api)];
    await settleCharge(known, api.platform);
    await forget(known.chargeId);
    await api.database.asOwner((owner) =>
      owner.query(`update card_charges set opened_at = opened_at - interval '30 hours' where id = any($1)`, [
        [known.chargeId, unknown.chargeId],
      ]),
    );
    expect(await settleCharge(known, api.platform)).toBe('captured');
    expect(await settleCharge(unknown, api.platform)).toEqual({ declined: 'not_charged' });
    expect(await takenFor(unknown.chargeId)).toHaveLength(0);
  });

  it('the worker asks on', async () => {
    const charge = await buildCharge(api, { number: TEST_CARDS.processorDown });
    const worker = await api.startWorker();
    try {
      await api.makeJobsDue();
      await expect
        .poll(async () =>
          (await api.waitingJobs()).filter(({ runAt }) => runAt.getTime() > api.clock.now().getTime() + 20_000),
        )
        .toMatchObject([{ task: 'payments.settle-charge', payload: { chargeId: charge.chargeId } }]);
    } finally {
      await worker.stop();
    }
    expect((await rowOf(charge.chargeId))?.status).toBe('pending');
  });
});

describe('opening a charge', () => {
  it('is refused while the order has one that is open or captured, also by many at once', async () => {
    const charge = await buildCharge(api);
    const more = await Promise.allSettled(Array.from({ length: 5 }, () => open(charge)));
    expect(more.map((one) => one.status === 'rejected' && (one.reason as Failure).code)).toEqual(
      Array.from({ length: 5 }, () => 'payment_in_progress'),
    );
    await settleCharge(charge, api.platform);
    await expect(open(charge)).rejects.toMatchObject({ code: 'payment_in_progress' });
  });

  it('takes a card of the customer or one that this groomer keeps for them, and no other', async () => {
    const charge = await buildCharge(api);
    const [stranger, other] = [await api.as('customer'), await api.as('groomer')];
    const foreign = await addCardOf(api, stranger);
    const order = { ...charge, appointmentId: newId() };
    await expect(open({ ...order, cardId: foreign })).rejects.toMatchObject({ code: 'not_found' });
    const keep = (groomerId: string) =>
      api.database.asOwner(async (owner) => {
        const [holderId, cardId] = [newId(), newId()];
        await owner.query(
          'insert into payment_holders (id, site_id, account_id, provider_id, stripe_customer_id) values ($1, $2, $3, $4, $5)',
          [holderId, api.site.id, charge.customer.account.id, groomerId, `cus_${holderId}`],
        );
        await owner.query(
          `insert into payment_cards (id, site_id, holder_id, stripe_payment_method_id, brand, last_four, exp_month, exp_year)
           values ($1, $2, $3, $4, 'visa', '4242', 4, 2040)`,
          [cardId, api.site.id, holderId, `pm_${cardId}`],
        );
        return cardId;
      });
    await expect(open({ ...order, cardId: await keep(other.account.id) })).rejects.toMatchObject({ code: 'not_found' });
    await expect(open({ ...order, cardId: await keep(charge.groomer.account.id) })).resolves.toBeTypeOf('string');
  });

  it('is not opened above what was agreed', async () => {
    const { groomer, customer, cardId } = await buildCharge(api);
    const attempt = api.platform.db.inSite(api.site.id, (tx) =>
      openCharge(
        tx,
        viewerOf(groomer),
        {
          purpose: 'order',
          subjectId: newId(),
          currency: 'USD',
          customerId: customer.account.id,
          providerId: groomer.account.id,
          amountCents: cents(5_001),
          consent: consentTo(cents(5_000), api.clock.now()),
          cardId,
        },
        api.platform,
      ),
    );
    await expect(attempt).rejects.toMatchObject({ code: 'consent_missing' });
  });

  it.each([0, 49, -500, 100_000_000, 10.5, Number.NaN])('refuses %d cents', async (amountCents) => {
    const { groomer, customer, cardId } = await buildCharge(api);
    const attempt = api.platform.db.inSite(api.site.id, (tx) =>
      openCharge(
        tx,
        viewerOf(groomer),
        {
          purpose: 'order',
          subjectId: newId(),
          currency: 'USD',
          customerId: customer.account.id,
          providerId: groomer.account.id,
          amountCents: amountCents as never,
          consent: consentTo(amountCents as never, api.clock.now()),
          cardId,
        },
        api.platform,
      ),
    );
    await expect(attempt).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

it('settling inside a transaction is refused before anything is charged', async () => {
  const charge = await buildCharge(api);
  await expect(api.platform.db.inSite(api.site.id, () => settleCharge(charge, api.platform))).rejects.toThrow(
    'while a transaction is open',
  );
  expect(await takenFor(charge.chargeId)).toHaveLength(0);
});

it('an event of another module passes those who listen to charges', async () => {
  await api.platform.db.inSite(api.site.id, (tx) =>
    emitInside(tx, { event: { name: 'test.other' }, payload: {} }, api.platform),
  );
  expect(heard).toEqual([]);
});
