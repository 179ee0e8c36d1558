import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import pino from 'pino';
import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildCharge, viewerOf } from '../../../../testing/builders/build-card.ts';
import { connectBank, earn } from '../../../../testing/builders/build-payout.ts';
import { startPrivateTestApi, type TestApi } from '../../../../testing/index.ts';
import { registerReactions } from '../../../platform/events/events.ts';
import { newId } from '../../../platform/ids.ts';
import { INSIDE_REACTIONS, REACTIONS } from '../../index.ts';
import { settleCharge } from '../charges/settle-charge.ts';
import { openRefund } from '../open-refund.ts';
import { settleRefund } from '../settle-refund.ts';
import { reconcile } from './reconcile.jobs.ts';

let api: TestApi;
let vendor: Sandbox;
beforeAll(async () => {
  vendor = await startSandbox({ port: 0, smtpPort: 0 });
  api = await startPrivateTestApi({
    because: 'it counts everything that its processor moved',
    environment: { STRIPE_API_URL: vendor.url, STRIPE_PUBLIC_API_URL: vendor.url },
  });
  // The charges of these tests belong to no order.
  registerReactions(REACTIONS, []);
});
afterAll(async () => {
  registerReactions(REACTIONS, INSIDE_REACTIONS);
  await api.close();
  await vendor.close();
});

interface Named {
  kind: string;
  what: string;
  ourId: string | null;
  ourCents: number | null;
  theirCents: number | null;
}
/** What the job of tomorrow evening says about today. */
const differences = async (): Promise<Named[]> => {
  const lines: (Named & { msg: string })[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Named & { msg: string }) });
  const tomorrow = new Date(`${new Date(api.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T22:23:00Z`);
  await asOwner('delete from reconciled_days where site_id = $1', [api.site.id]);
  await reconcile.run({ siteId: api.site.id, dueAt: tomorrow.toISOString() }, { ...api.platform, log });
  return lines.filter(({ msg }) => msg === 'The processor and we disagree');
};
const about = async (ourId: string) => (await differences()).filter((one) => one.ourId === ourId);
const asOwner = (text: string, values: unknown[]) => api.database.asOwner((owner) => owner.query(text, values));
const atProcessor = (path: string, form: Record<string, string>, key = newId()) =>
  fetch(`${vendor.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.platform.config.STRIPE_SECRET_KEY}`, 'idempotency-key': key },
    body: new URLSearchParams(form),
  });

let charge: Awaited<ReturnType<typeof buildCharge>>;
beforeEach(async () => {
  charge = await buildCharge(api, { amountCents: 9_500 });
});
const capture = () => settleCharge(charge, api.platform);
const refund = async () => {
  await capture();
  const asked = { chargeId: charge.chargeId, amountCents: cents(2_000), reason: 'Sick dog' };
  const opened = await api.platform.db.inSite(api.site.id, (tx) =>
    openRefund(tx, viewerOf(charge.groomer), asked, api.platform),
  );
  return { siteId: api.site.id, refundId: opened };
};
const payOut = async () => {
  await connectBank(api, charge.groomer);
  await earn(api, charge.groomer, 10_000);
  return (await charge.groomer.call('POST /v2/service-payment/payouts/instant', {})).body.id;
};

it('finds nothing where both agree, over more than a page', async () => {
  await settleRefund(await refund(), api.platform);
  await payOut();
  const { methodId, customerId } = await processorNames();
  const paid = { amount: '100', currency: 'usd', customer: customerId, payment_method: methodId, confirm: 'true' };
  // Of another site: none of ours.
  for (let wave = 0; wave < 5; wave += 1)
    await Promise.all(
      Array.from({ length: 22 }, () => atProcessor('/v1/payment_intents', { ...paid, 'metadata[site_id]': newId() })),
    );
  expect(await differences()).toEqual([]);
});

const processorNames = async () => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ methodId: string; customerId: string }>(
      `select c.stripe_payment_method_id as "methodId", h.stripe_customer_id as "customerId"
       from payment_cards c join payment_holders h on h.id = c.holder_id where c.id = $1`,
      [charge.cardId],
    ),
  );
  return rows[0] ?? { methodId: '', customerId: '' };
};

it('names charges that are missing here, missing there or of another amount', async () => {
  await capture();
  await asOwner('update card_charges set amount_cents = 9000 where id = $1', [charge.chargeId]);
  expect(await about(charge.chargeId)).toMatchObject([
    { kind: 'other_amount', what: 'charge', ourCents: 9_000, theirCents: 9_500 },
  ]);
  await asOwner(`update card_charges set status = 'declined' where id = $1`, [charge.chargeId]);
  expect(await about(charge.chargeId)).toMatchObject([{ kind: 'missing_here', what: 'charge', theirCents: 9_500 }]);
  await asOwner(`update card_charges set status = 'captured', amount_cents = 9500 where id = $1`, [charge.chargeId]);
  const { chargeId: never } = await buildCharge(api);
  await asOwner(`update card_charges set status = 'captured', settled_at = app.now() where id = $1`, [never]);
  expect(await differences()).toMatchObject([{ kind: 'missing_there', what: 'charge', ourId: never }]);
  await asOwner(`update card_charges set status = 'failed' where id = $1`, [never]);
});

it('names refunds that are missing here, missing there or of another amount', async () => {
  const opened = await refund();
  await asOwner(`update card_refunds set status = 'succeeded', settled_at = app.now() where id = $1`, [
    opened.refundId,
  ]);
  expect(await differences()).toMatchObject([{ kind: 'missing_there', what: 'refund', ourId: opened.refundId }]);
  await asOwner(`update card_refunds set status = 'pending', settled_at = null where id = $1`, [opened.refundId]);
  await settleRefund(opened, api.platform);
  expect(await differences()).toEqual([]);
  await asOwner('update card_refunds set amount_cents = 1999 where id = $1', [opened.refundId]);
  expect(await differences()).toMatchObject([{ kind: 'other_amount', what: 'refund', theirCents: 2_000 }]);
  await asOwner(`update card_refunds set amount_cents = 2000, status = 'failed' where id = $1`, [opened.refundId]);
  expect(await differences()).toMatchObject([{ kind: 'missing_here', what: 'refund' }]);
  await asOwner(`update card_refunds set status = 'succeeded' where id = $1`, [opened.refundId]);
});

it('names transfers that are missing here, missing there or of another amount', async () => {
  const id = await payOut();
  await asOwner('update payouts set amount_cents = 1 where id = $1', [id]);
  expect(await about(id)).toMatchObject([{ kind: 'other_amount', what: 'transfer', ourCents: 1 }]);
  await asOwner(`update payouts set amount_cents = 9850, status = 'failed' where id = $1`, [id]);
  expect(await about(id)).toMatchObject([{ kind: 'missing_here', what: 'transfer', theirCents: 9_850 }]);
  await asOwner(`update payouts set status = 'sent' where id = $1`, [id]);
  expect(await about(id)).toEqual([]);
  const other = newId();
  await asOwner(
    `insert into payouts (id, site_id, provider_id, kind, currency, amount_cents, stripe_account_id, bank_last_four, status,
       opened_at, settled_at) select $2, site_id, provider_id, 'instant', 'USD', 500, 'acct_x', '6789', 'sent', app.now(), app.now()
     from payouts where id = $1`,
    [id, other],
  );
  expect(await about(other)).toMatchObject([{ kind: 'missing_there', what: 'transfer', ourCents: 500 }]);
  const counted = await api.platform.metrics.paymentDifferences.get();
  expect(
    counted.values.find(({ labels }) => labels.kind === 'missing_there' && labels.what === 'transfer')?.value,
  ).toBe(1);
});
