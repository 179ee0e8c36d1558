import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import pino from 'pino';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCharge, TEST_CARDS, viewerOf } from '../../../../testing/builders/build-card.ts';
import { startPrivateTestApi, type TestApi } from '../../../../testing/index.ts';
import { processorSeconds } from '../../../../testing/send-webhook.ts';
import { registerReactions } from '../../../platform/events/events.ts';
import { newId } from '../../../platform/ids.ts';
import { INSIDE_REACTIONS, REACTIONS } from '../../index.ts';
import { settleCharge } from '../charges/settle-charge.ts';
import { openRefund } from '../open-refund.ts';
import { forgetOldEvents } from '../payments.jobs.ts';
import { settleRefund } from '../settle-refund.ts';
import { cents } from '@tailgate/values/money';

let api: TestApi;
let vendor: Sandbox;
beforeAll(async () => {
  vendor = await startSandbox({ port: 0, smtpPort: 0 });
  api = await startPrivateTestApi({
    because: 'it has a processor of its own, whose events it counts',
    environment: { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url },
  });
  // The charges of these tests belong to no order, whose booking would go with their outcome.
  registerReactions(REACTIONS, []);
});
afterAll(async () => {
  registerReactions(REACTIONS, INSIDE_REACTIONS);
  await api.close();
  await vendor.close();
});

const secret = () => api.platform.config.STRIPE_WEBHOOK_SECRET;
const signed = (payload: string, timestamp = processorSeconds(api), key = secret()) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
const post = (payload: string, signature?: string) =>
  api.app.inject({
    method: 'POST',
    url: '/v1/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
  });

const eventAbout = (object: object, type = 'payment_intent.succeeded', id = `evt_${newId()}`) =>
  JSON.stringify({ id, object: 'event', type, api_version: '2026-10-28.endive', created: 1, data: { object } });
const aboutCharge = ({ chargeId, siteId }: { chargeId: string; siteId: string }, type?: string, id?: string) =>
  eventAbout({ object: 'payment_intent', metadata: { charge_id: chargeId, site_id: siteId } }, type, id);

const statusOf = async (chargeId: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ status: string }>('select status from card_charges where id = $1', [chargeId]),
  );
  return rows[0]?.status;
};
const handleJobs = async () =>
  (await api.waitingJobs()).filter(({ task }) => task === 'payments.handle-event').map(({ payload }) => payload);
const keptEvents = async () => {
  const { rows } = await api.database.asOwner((owner) => owner.query<{ id: string }>('select id from payment_events'));
  return rows.length;
};

describe('a report of the processor', () => {
  it('is answered at once, kept once however often it comes, and handled by the worker', async () => {
    const charge = await buildCharge(api);
    const event = aboutCharge(charge);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(event, signed(event))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect(await handleJobs()).toHaveLength(1);
    expect(await statusOf(charge.chargeId)).toBe('pending');
    const worker = await api.startWorker();
    try {
      await expect.poll(() => statusOf(charge.chargeId)).toBe('captured');
      await expect.poll(handleJobs).toEqual([]);
    } finally {
      await worker.stop();
    }
  });

  it('says nothing that is believed: a card that was declined stays declined', async () => {
    const charge = await buildCharge(api, { number: TEST_CARDS.declined });
    const event = aboutCharge(charge, 'payment_intent.succeeded');
    await post(event, signed(event));
    const worker = await api.startWorker();
    try {
      await expect.poll(() => statusOf(charge.chargeId)).toBe('declined');
    } finally {
      await worker.stop();
    }
  });

  it.each([
    ['without a signature', () => undefined],
    ['with another secret', (event: string) => signed(event, undefined, 'whsec_other')],
    ['about something else', () => signed('{}')],
    ['of ten minutes ago', (event: string) => signed(event, processorSeconds(api) - 600)],
    ['with a signature that is none', () => 'v1=,t='],
  ])('%s is refused and not kept', async (_what, signature) => {
    const charge = await buildCharge(api);
    const before = await keptEvents();
    const event = aboutCharge(charge);
    const { statusCode, body } = await post(event, signature(event));
    expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([400, 'malformed_request']);
    expect(await keptEvents()).toBe(before);
  });

  it.each([
    ['another type', (charge: Charge) => aboutCharge(charge, 'customer.created')],
    ['nothing of ours', () => eventAbout({ metadata: {} })],
    ['no metadata', () => eventAbout({})],
    ['another installation', (charge: Charge) => aboutCharge({ ...charge, siteId: newId() })],
    ['ids that are none', () => eventAbout({ metadata: { charge_id: "'; drop", site_id: '1' } })],
  ])('about %s is accepted and left alone', async (_what, build) => {
    const event = build(await buildCharge(api));
    const before = await keptEvents();
    expect((await post(event, signed(event))).statusCode).toBe(204);
    expect(await keptEvents()).toBe(before);
  });

  it('about a charge of another site finds nothing there', async () => {
    const charge = await buildCharge(api);
    const event = aboutCharge({ ...charge, siteId: api.otherSite.id });
    expect((await post(event, signed(event))).statusCode).toBe(204);
    const worker = await api.startWorker();
    try {
      await expect.poll(handleJobs).toEqual([]);
    } finally {
      await worker.stop();
    }
    expect(await statusOf(charge.chargeId)).toBe('pending');
  });
});
type Charge = Awaited<ReturnType<typeof buildCharge>>;

it('order, worker and webhook in any order leave one charge and one outcome, five times', async () => {
  const worker = await api.startWorker();
  try {
    for (let round = 0; round < 5; round += 1) {
      const charge = await buildCharge(api, { amountCents: 7_000 + round });
      const steps = [
        () => settleCharge(charge, api.platform),
        () => api.makeJobsDue(),
        () => post(aboutCharge(charge), signed(aboutCharge(charge))),
        () => settleCharge(charge, api.platform),
      ];
      const from = round % steps.length;
      await Promise.all([...steps.slice(from), ...steps.slice(0, from)].map((step) => step()));
      await expect.poll(() => statusOf(charge.chargeId)).toBe('captured');
      await expect.poll(handleJobs).toEqual([]);
      const answer = await fetch(`${vendor.url}/v1/payment_intents?limit=100`, {
        headers: { authorization: `Bearer ${api.platform.config.STRIPE_SECRET_KEY}` },
      });
      const { data } = (await answer.json()) as { data: { amount: number; status: string }[] };
      expect(data.filter(({ amount }) => amount === 7_000 + round)).toMatchObject([{ status: 'succeeded' }]);
      const { rows } = await api.database.asOwner((owner) =>
        owner.query(`select 1 from events where payload->>'chargeId' = $1`, [charge.chargeId]),
      );
      expect(rows).toHaveLength(1);
    }
  } finally {
    await worker.stop();
  }
});

it('a report is forgotten after ninety days', async () => {
  const [old, recent] = [await buildCharge(api), await buildCharge(api)];
  for (const charge of [old, recent]) {
    const event = aboutCharge(charge);
    await post(event, signed(event));
  }
  await api.database.asOwner((owner) =>
    owner.query(`update payment_events set received_at = received_at - interval '91 days' where charge_id = $1`, [
      old.chargeId,
    ]),
  );
  await forgetOldEvents.run({ siteId: api.site.id }, api.platform);
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select charge_id as id from payment_events where charge_id = any($1)', [
      [old.chargeId, recent.chargeId],
    ]),
  );
  expect(rows).toEqual([{ id: recent.chargeId }]);
});

describe('a refund', () => {
  const refund = async (charge: Charge, amountCents: number) => {
    const refundId = await api.platform.db.inSite(api.site.id, (tx) =>
      openRefund(
        tx,
        viewerOf(charge.groomer),
        { chargeId: charge.chargeId, amountCents: cents(amountCents), reason: 'Sick dog' },
        api.platform,
      ),
    );
    return { siteId: api.site.id, refundId };
  };
  const captured = async () => {
    const charge = await buildCharge(api, { amountCents: 10_000 });
    await settleCharge(charge, api.platform);
    return charge;
  };
  const refundedAt = async (chargeId: string) => {
    const answer = await fetch(`${vendor.url}/v1/refunds?limit=100`, {
      headers: { authorization: `Bearer ${api.platform.config.STRIPE_SECRET_KEY}` },
    });
    const { data } = (await answer.json()) as { data: { amount: number; metadata: { refund_id: string } }[] };
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ id: string }>('select id from card_refunds where charge_id = $1', [chargeId]),
    );
    const ids = rows.map(({ id }) => id);
    return data.filter(({ metadata }) => ids.includes(metadata.refund_id)).reduce((sum, { amount }) => sum + amount, 0);
  };

  it('goes back once, however often it is settled', async () => {
    const charge = await captured();
    const opened = await refund(charge, 2_500);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => settleRefund(opened, api.platform)));
    expect(new Set(outcomes)).toEqual(new Set(['succeeded']));
    expect(await refundedAt(charge.chargeId)).toBe(2_500);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query(`select 1 from events where payload->>'refundId' = $1`, [opened.refundId]),
    );
    expect(rows).toHaveLength(1);
  });

  it('never exceeds the charge, also in parts and at once', async () => {
    const charge = await captured();
    const parts = await Promise.allSettled(Array.from({ length: 5 }, () => refund(charge, 3_000)));
    const opened = parts.filter((part) => part.status === 'fulfilled').map(({ value }) => value);
    expect(opened).toHaveLength(3);
    for (const part of opened) await settleRefund(part, api.platform);
    await expect(refund(charge, 1_001)).rejects.toMatchObject({ code: 'validation_failed' });
    await settleRefund(await refund(charge, 1_000), api.platform);
    expect(await refundedAt(charge.chargeId)).toBe(10_000);
  });

  it('is refused for a charge that took nothing', async () => {
    const charge = await buildCharge(api, { number: TEST_CARDS.noFunds });
    await settleCharge(charge, api.platform);
    await expect(refund(charge, 100)).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('neither keys nor cards reach the log, whatever fails', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const loud = { ...api.platform, log };
  for (const number of [TEST_CARDS.processorDown, TEST_CARDS.declined, TEST_CARDS.fine])
    await settleCharge(await buildCharge(api, { number }), loud);
  const person = await api.as('customer');
  const { config } = api.platform;
  await person.call('POST /v2/service-payment/user-cards', { body: { number: TEST_CARDS.fine, cvc: '987' } });
  expect(lines.join('')).toContain('Charge is not settled yet');
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ row: string }>(
      `select row_to_json(a)::text as row from audit_records a union all select row_to_json(k)::text from idempotency_keys k
       union all select row_to_json(c)::text from payment_cards c union all select row_to_json(e)::text from events e`,
    ),
  );
  const written = [...lines, ...rows.map(({ row }) => row)].join('\n');
  for (const hidden of [config.STRIPE_SECRET_KEY, config.STRIPE_WEBHOOK_SECRET, ...Object.values(TEST_CARDS)])
    expect(written).not.toContain(hidden);
});
