import type { Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCardOf, TEST_CARDS } from '../../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { sendChargeWebhook, type ChargeReport } from '../../../../testing/send-webhook.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';
import { newId } from '../../../platform/ids.ts';
import { balanceOf } from '../../ledger/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const TIP = '/v2/service-appointment/customer/appointments/:id/tip';

let api: TestApi;
let vendor: Sandbox;
let ids: PayingApi['ids'];
let groomer: SignedIn;
let customer: SignedIn;
let params: { id: string };
let cardId: string;
/** The charge of the order, its settlement and its booking. */
let orderBefore: unknown;
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi({ RATE_LIMIT_SCALE: '1000', VENDOR_TIMEOUT_SCALE: '0.2' }));
});
afterAll(async () => {
  await api.close();
  await vendor.close();
});
beforeEach(async () => {
  groomer = await api.as('groomer');
  const { id, account } = await buildOrder(api, groomer, ids);
  customer = await api.as(account);
  params = { id };
  cardId = await addCardOf(api, customer);
  await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'card', sourceId: cardId } });
  const done = await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
  expect(done.status, done.raw).toBe(200);
  orderBefore = await moneyOfOrder();
});

const rowsOf = <T extends object>(text: string, ...values: unknown[]) =>
  api.database.asOwner(async (owner) => (await owner.query<T>(text, values)).rows);
const moneyOfOrder = () =>
  rowsOf(
    `select to_jsonb(c) as charge, to_jsonb(s) as settlement,
       (select jsonb_agg(to_jsonb(e) order by e.line) from ledger_entries e join ledger_transactions t
         on t.id = e.transaction_id where t.subject_id = $1 and t.kind <> 'tip') as booked
     from order_settlements s join card_charges c on c.id = s.charge_id where s.appointment_id = $1`,
    params.id,
  );
const chargeFor = async (purpose: 'order' | 'tip') =>
  (
    await rowsOf<{ id: string }>(
      'select id from card_charges where subject_id = $1 and purpose = $2 order by opened_at desc limit 1',
      params.id,
      purpose,
    )
  )[0]?.id ?? '';
const tip = (amount: number, card = cardId) => customer.call(`POST ${TIP}`, { params, body: { amount, cardId: card } });
const options = async () => (await customer.call(`GET ${TIP}`, { params })).body;
const owedTips = () => api.platform.db.inSite(api.site.id, (tx) => balanceOf(tx, 'tips_payable', groomer.account.id));
const bookedTips = () => rowsOf(`select id from ledger_transactions where subject_id = $1 and kind = 'tip'`, params.id);
/** What the processor took with a charge. */
const takenBy = async (chargeId: string) => {
  const answer = await fetch(`${vendor.url}/v1/payment_intents?limit=100`, {
    headers: { authorization: `Bearer ${api.platform.config.STRIPE_SECRET_KEY}` },
  });
  const { data } = (await answer.json()) as {
    data: { amount: number; status: string; metadata: Record<string, string> }[];
  };
  return data
    .filter(({ status, metadata }) => status === 'succeeded' && metadata['charge_id'] === chargeId)
    .map(({ amount }) => amount);
};

/** The processor charges or declines, but its answer comes too late. */
const loseAnswer = () => clientOf(vendor.url).setFault({ vendor: 'stripe', mode: 'slow', delayMs: 4_000, times: 1 });
const TYPES: readonly ChargeReport['type'][] = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
];
/** Reports about the tip and about the order, each five times, in another order each time, all at once. */
const report = async () => {
  const charges = [await chargeFor('tip'), await chargeFor('order')];
  const events = charges.flatMap((chargeId) => TYPES.map((type) => ({ chargeId, type, eventId: newId() })));
  const rounds = Array.from({ length: 5 }, (_, round) => [...events.slice(round), ...events.slice(0, round)]);
  const answers = await Promise.all(
    rounds.flat().map(({ chargeId, ...event }) => sendChargeWebhook(api, chargeId, event)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
};
const paymentJobs = async () => (await api.waitingJobs()).filter(({ task }) => task.startsWith('payments.'));
/** The worker learns of the outcome by reports only. */
const forgetToAsk = async () =>
  rowsOf(
    `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
     where task.id = job.task_id and task.identifier = 'payments.settle-charge' and payload->>'chargeId' = $1`,
    await chargeFor('tip'),
  );
/** Runs the worker until the customer reads this; by default what it wants to ask again later is due at once. */
const workUntil = async (whyNot: 'given' | null, meanwhile: () => Promise<void> = api.makeJobsDue) => {
  const worker = await api.startWorker();
  try {
    await expect
      .poll(
        async () => {
          await meanwhile();
          return (await options()).whyNot;
        },
        { timeout: 60_000, interval: 1_500 },
      )
      .toBe(whyNot);
    // The job of the order's charge is scheduled for later.
    await api.makeJobsDue();
    await expect.poll(paymentJobs, { timeout: 60_000 }).toEqual([]);
  } finally {
    await worker.stop();
  }
};

const isGivenOnce = async (amountCents: number) => {
  const chargeId = await chargeFor('tip');
  expect(await takenBy(chargeId)).toEqual([amountCents]);
  expect(await bookedTips()).toHaveLength(1);
  expect(await owedTips()).toBe(-amountCents);
  expect(await rowsOf(`select id from events where payload->>'chargeId' = $1`, chargeId)).toHaveLength(1);
  expect(await moneyOfOrder()).toEqual(orderBefore);
};
const isNotGiven = async () => {
  expect([await takenBy(await chargeFor('tip')), await bookedTips(), await owedTips()]).toEqual([[], [], 0]);
  expect(await moneyOfOrder()).toEqual(orderBefore);
};

describe('a tip whose outcome is unknown', () => {
  it('is given once by the reports of the processor, however often and in which order they come', async () => {
    await loseAnswer();
    expect((await tip(15)).body).toMatchObject({ whyNot: 'processing', given: null });
    await forgetToAsk();
    await workUntil('given', report);
    await isGivenOnce(1500);
    await workUntil('given', report);
    await isGivenOnce(1500);
  });

  it('is given once by the worker where no report comes', async () => {
    await loseAnswer();
    expect((await tip(15)).body.whyNot).toBe('processing');
    await workUntil('given');
    await isGivenOnce(1500);
    expect((await tip(15)).body.given).toMatchObject({ amount: 15 });
    await isGivenOnce(1500);
  });

  it('is open for another card once it was declined, whatever the reports say', async () => {
    const empty = await addCardOf(api, customer, TEST_CARDS.declined);
    await loseAnswer();
    expect((await tip(15, empty)).body.whyNot).toBe('processing');
    await forgetToAsk();
    await workUntil(null, report);
    await isNotGiven();
    expect((await tip(12)).body.given).toMatchObject({ amount: 12 });
    await isGivenOnce(1200);
  });

  it('is asked about again later while the processor is down, and open for another card once it was not charged', async () => {
    const down = await addCardOf(api, customer, TEST_CARDS.processorDown);
    expect((await tip(15, down)).body.whyNot).toBe('processing');
    const worker = await api.startWorker();
    try {
      await api.makeJobsDue();
      await expect
        .poll(
          async () =>
            (await paymentJobs()).map(({ task, runAt }) => [
              task,
              runAt.getTime() > api.clock.now().getTime() + 15_000,
            ]),
          {
            timeout: 60_000,
          },
        )
        .toEqual([['payments.settle-charge', true]]);
    } finally {
      await worker.stop();
    }
    expect((await tip(15, down)).body.whyNot).toBe('processing');
    // So long ago that the processor may have forgotten the key: it is asked what it took, and charges nothing.
    await rowsOf(
      `update card_charges set opened_at = opened_at - interval '30 hours' where id = $1`,
      await chargeFor('tip'),
    );
    await workUntil(null);
    await isNotGiven();
    expect((await tip(15)).body.given).toMatchObject({ amount: 15 });
    await isGivenOnce(1500);
  });
});
