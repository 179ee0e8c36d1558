import type { Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf, type SandboxClient } from '@tailgate/sandbox/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardToken, customerSetup, TEST_CARDS } from '../../../../testing/builders/build-card.ts';
import { buildOrder, SIGNATURE } from '../../../../testing/builders/build-order.ts';
import { newPhone, type SignedIn, type TestApi } from '../../../../testing/index.ts';
import { startPayingApi, type PayingApi } from '../../../../testing/start-paying-api.ts';
import { newId } from '../../../platform/ids.ts';

const PAY = '/v1/pay/:token';
const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';

let api: TestApi;
let vendor: Sandbox;
let outbox: SandboxClient;
let worker: { stop(): Promise<void> };
let ids: PayingApi['ids'];
let groomer: SignedIn;
let params: { id: string };
let customerId: string;
let contact: { phone: string; email: string };
beforeAll(async () => {
  ({ api, vendor, ids } = await startPayingApi());
  outbox = clientOf(api.platform.config.SMS_API_URL);
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
  contact = { phone: newPhone(), email: `${newId()}@example.test` };
  await asOwner('update accounts set phone = $2, email = $3 where id = $1', [customerId, contact.phone, contact.email]);
});

const asOwner = (text: string, values: readonly unknown[] = []) =>
  api.database.asOwner((owner) => owner.query(text, [...values]));
const payWith = (body: { paymentMethodId: 'card' | 'cash' | 'check' }) =>
  groomer.call(`POST ${ORDER}/payment`, { params, body });
const complete = async () => {
  const done = await groomer.call(`POST ${ORDER}/complete-order`, { params, body: { signature: SIGNATURE } });
  expect(done.status, done.raw).toBe(200);
};
const addGiftCard = async (amount: number) => {
  const { body } = await groomer.call('POST /v2/service-marketing/gift-cards', { body: { amount } });
  await groomer.call(`POST ${ORDER}/gift-card`, { params, body: { giftCardCode: body.code } });
};
const addReward = async (cents: number) => {
  await asOwner(
    `insert into loyalty_accounts (site_id, provider_id, customer_id, visits, credit_cents, updated_at)
     values ($1, $2, $3, 0, $4, app.now())`,
    [api.site.id, groomer.account.id, customerId, cents],
  );
  await groomer.call(`POST ${ORDER}/loyalty`, { params });
};
const text = async () => (await outbox.waitForSms({ to: contact.phone, contains: 'Receipt', timeoutMs: 5_000 })).text;
const mail = () => outbox.waitForMail({ to: contact.email, contains: 'Total', timeoutMs: 5_000 });

describe('the receipt of an order', () => {
  it('names every way of paying with its amount, by text and by mail', async () => {
    await addGiftCard(50);
    await addReward(1500);
    await groomer.call(`POST ${ORDER}/tip`, { params, body: { amount: 18 } });
    await payWith({ paymentMethodId: 'cash' });
    await complete();
    const words = 'Total $108.00, paid $43.00 in cash, $50.00 by gift card and $15.00 with rewards';
    expect(await text()).toContain(words);
    const { subject, text: body, html } = await mail();
    expect(subject).toContain('$108.00');
    for (const line of ['Biscuit: Full groom: $90.00', 'Tip: $18.00', 'Total: $108.00']) expect(body).toContain(line);
    for (const line of ['Cash: $43.00', 'Gift card: $50.00', 'Rewards: $15.00']) expect(body).toContain(line);
    expect(html).toContain('<td align="right"');
  });

  it('has the tax, products and charges of the order, each with its sum', async () => {
    await asOwner('update appointments set charges = $2 where id = $1', [
      params.id,
      JSON.stringify([{ id: newId(), type: 'other', title: 'Matting', description: '', amountCents: 1200 }]),
    ]);
    await payWith({ paymentMethodId: 'check' });
    await complete();
    expect(await text()).toContain('Total $102.00, paid by check');
    const { text: body } = await mail();
    expect(body).toContain('Matting: $12.00');
    expect(body).toContain('Check: $102.00');
  });

  it('names the card, and nothing where nothing was left to pay', async () => {
    await groomer.call('POST /v2/service-provider/customer/:id/customer-cards', {
      params: { id: customerId },
      body: { token: await customerSetup(api, groomer, { customerId }) },
    });
    await payWith({ paymentMethodId: 'card' });
    await complete();
    expect(await text()).toContain('Total $90.00, charged to your card');
    expect((await mail()).text).toContain('Visa ending in 4242: $90.00');
  });

  it('of a gift card alone says so', async () => {
    await addGiftCard(200);
    await complete();
    expect(await text()).toContain('Total $90.00, paid by gift card');
    expect((await mail()).text).toContain('Gift card: $90.00');
  });

  it('does not pass on a link in the name of a service', async () => {
    await asOwner(`update appointment_lines set service_name = 'Win at evil.example' where appointment_id = $1`, [
      params.id,
    ]);
    await payWith({ paymentMethodId: 'cash' });
    await complete();
    const { text: body } = await mail();
    expect(body).not.toContain('evil.example');
    expect(body).toContain('Service: $90.00');
  });
});

describe('what was owed and is paid', () => {
  const owe = async () => {
    await addGiftCard(50);
    await groomer.call(`POST ${ORDER}/payment`, { params, body: { paymentMethodId: 'later' } });
    await complete();
  };
  const link = async () => {
    const { text: sent } = await outbox.waitForSms({ to: contact.phone, contains: '/pay/', timeoutMs: 5_000 });
    return /\/pay\/([\w-]{43})/.exec(sent)?.[1] ?? '';
  };
  const groomerMails = async () =>
    (await outbox.messages({ to: groomer.account.email })).filter(({ text: body }) => body.includes('paid $40.00'));

  it('by the link has a receipt for the customer, for the groomer and on the page', async () => {
    await owe();
    const token = await link();
    const asked = await api.call(`GET ${PAY}`, { params: { token } });
    expect(asked.body.receipt, asked.raw).toEqual({
      lines: [
        { name: 'Biscuit: Full groom', amount: 90, look: 'line' },
        { name: 'Total', amount: 90, look: 'total' },
      ],
      payments: [
        { name: 'Gift card', amount: 50, look: 'line' },
        { name: 'Still to pay', amount: 40, look: 'total' },
      ],
    });
    const body = { token: await cardToken(api, TEST_CARDS.fine) };
    const paid = await api.call(`POST ${PAY}`, { params: { token }, body });
    expect(paid.body.receipt.payments, paid.raw).toEqual([
      { name: 'Gift card', amount: 50, look: 'line' },
      { name: 'Visa ending in 4242', amount: 40, look: 'line' },
    ]);
    expect(await text()).toMatch(/you paid .+ \$40\.00 for the visit on .+ by card\. Receipt: http/);
    const received = await mail();
    expect(received.text).toContain('Biscuit: Full groom: $90.00');
    expect(received.text).toContain('Visa ending in 4242: $40.00');
    await expect.poll(groomerMails).toHaveLength(1);
    expect((await groomerMails())[0]?.text).toContain('Visa ending in 4242: $40.00');
  });

  it('in cash has a receipt for the customer; the groomer took it themselves', async () => {
    await owe();
    const received = await groomer.call(`POST ${ORDER}/receive-payment`, { params, body: { paymentMethodId: 'cash' } });
    expect(received.status, received.raw).toBe(200);
    expect(await text()).toMatch(/you paid .+ \$40\.00 for the visit on .+ in cash\. Receipt: http/);
    expect((await mail()).text).toContain('Cash: $40.00');
    expect(await groomerMails()).toEqual([]);
  });

  it('as a no-show fee says so', async () => {
    await asOwner('update appointment_lines set started_at = null, ended_at = null where appointment_id = $1', [
      params.id,
    ]);
    const body = { amount: 60, title: 'Nobody home', paymentMethodId: 'later' as const };
    await groomer.call(`POST ${ORDER}/set-order-no-show`, { params, body });
    await groomer.call(`POST ${ORDER}/receive-payment`, { params, body: { paymentMethodId: 'check' } });
    expect(await text()).toMatch(/\$60\.00 as the no-show fee of .+ by check\./);
    expect((await outbox.waitForMail({ to: contact.email, contains: 'No-show fee: $60.00' })).subject).toContain(
      '$60.00',
    );
  });
});
