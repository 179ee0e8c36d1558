import type { Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerBank, cardToken, TEST_CARDS } from '../../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import type { SignedIn, TestApi } from '../../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';
import { balanceOf } from '../../ledger/index.ts';
import { settleCharge } from '../../payments/index.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const PAY = 'POST /v1/pay/:token';

let api: TestApi;
let vendor: Sandbox;
let worker: { stop(): Promise<void> };
let ids: PayingApi['ids'];
let groomer: SignedIn;
let params: { id: string };
let customerId: string;
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi({ RATE_LIMIT_SCALE: '1000', VENDOR_TIMEOUT_SCALE: '0.2' }));
  worker = await api.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await api.close();
  await vendor.close();
});
beforeEach(async () => {
  groomer = await api.as('groomer');
  const order = await buildOrder(api, groomer, ids);
  params = { id: order.id };
  customerId = order.customerId;
});

const charges = () =>
  api.database.asOwner(
    async (owner) =>
      (
        await owner.query<{ id: string; status: string; amount_cents: number }>(
          'select id, status, amount_cents from card_charges where subject_id = $1 order by opened_at',
          [params.id],
        )
      ).rows,
  );
const balances = () =>
  api.platform.db.inSite(api.site.id, async (tx) => ({
    customer: await balanceOf(tx, 'customer_receivable', customerId),
    held: await balanceOf(tx, 'customer_receivable', groomer.account.id),
  }));
const shown = (token: string) => api.call('GET /v1/pay/:token', { params: { token } });
const pay = async (token: string, number: string = TEST_CARDS.fine) =>
  api.call(PAY, { params: { token }, body: { token: await cardToken(api, number) } });
const receive = (paymentMethodId: 'cash' | 'check') =>
  groomer.call(`POST ${ORDER}/receive-payment`, { params, body: { paymentMethodId } });
const cardsOnFile = async () => (await groomer.call('GET /v1/orders/:id/customer-credit-cards', { params })).body.items;

/** The link of an order that is completed to be paid later. */
const linkOfOrder = async (): Promise<string> => {
  await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'later' } });
  await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE, due: 90 } });
  const { customer } = (await groomer.call(`GET ${ORDER}`, { params })).body;
  const outbox = clientOf(api.platform.config.SMS_API_URL);
  const { text } = await outbox.waitForSms({ to: customer.phone ?? '', contains: '/pay/' });
  return /\/pay\/([\w-]{43})/.exec(text)?.[1] ?? '';
};

describe('a bank that wants the payer to confirm', () => {
  const begin = async () => {
    const token = await linkOfOrder();
    const body = { token: await cardToken(api, TEST_CARDS.needsAuthentication) };
    const send = async () => await api.call(PAY, { params: { token }, body });
    const { body: asked } = await send();
    return { token, send, asked, clientSecret: asked.clientSecret ?? '' };
  };

  it('gets its page, and what is owed is paid once they did', async () => {
    const { token, send, asked, clientSecret } = await begin();
    expect(asked).toMatchObject({ state: 'processing', paidAt: null });
    expect(clientSecret).toMatch(/^pi_\w+_secret_/);
    // Nobody else learns it, and it is the same however often the payer asks.
    expect((await shown(token)).body).toMatchObject({ state: 'processing', clientSecret: null });
    expect((await send()).body.clientSecret).toBe(clientSecret);
    expect((await receive('cash')).error.code).toBe('payment_in_progress');
    await answerBank(api, clientSecret, 'confirmed');
    const paid = await send();
    expect(paid.body, paid.raw).toMatchObject({ state: 'paid', amount: 90, clientSecret: null });
    expect(await charges()).toMatchObject([{ status: 'captured', amount_cents: 9000 }]);
    expect(await balances()).toEqual({ customer: 0, held: 0 });
    expect(await cardsOnFile()).toEqual([]);
  });

  it('and does not is told so: it stays owed, and another card pays it', async () => {
    const { token, send, clientSecret } = await begin();
    await answerBank(api, clientSecret, 'failed');
    const refused = await send();
    expect(refused.error, refused.raw).toMatchObject({ code: 'card_declined' });
    expect(refused.error.message).toContain('did not confirm');
    expect((await shown(token)).body.state).toBe('to_pay');
    expect((await pay(token)).body.state).toBe('paid');
    expect((await charges()).map(({ status }) => status)).toEqual(['declined', 'captured']);
  });

  it('and left can pay with another card at once: the first is given up', async () => {
    const { token, clientSecret } = await begin();
    expect((await pay(token)).body.state).toBe('paid');
    expect((await charges()).map(({ status }) => status)).toEqual(['cancelled', 'captured']);
    await expect(answerBank(api, clientSecret, 'confirmed')).rejects.toThrow();
  });

  it('and confirmed meanwhile is not charged a second time by another card', async () => {
    const { token, clientSecret } = await begin();
    await answerBank(api, clientSecret, 'confirmed');
    expect((await pay(token)).body.state).toBe('paid');
    expect(await charges()).toMatchObject([{ status: 'captured' }]);
  });

  it('and never comes back is waited for no longer than 15 minutes', async () => {
    const { token } = await begin();
    const [charge] = await charges();
    api.clock.advance(14 * 60);
    await settleCharge({ siteId: api.site.id, chargeId: charge?.id ?? '' }, api.platform);
    expect((await shown(token)).body.state).toBe('processing');
    api.clock.advance(2 * 60);
    await settleCharge({ siteId: api.site.id, chargeId: charge?.id ?? '' }, api.platform);
    expect((await shown(token)).body.state).toBe('to_pay');
    api.clock.reset();
    expect(await charges()).toMatchObject([{ status: 'cancelled' }]);
  });
});
