import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox as clientOf } from '../../client.ts';
import { type Sandbox, startSandbox } from '../../index.ts';
import { defaultSettings } from '../../settings.ts';
import { WHOLE_PERSON } from './stripe.testing.ts';
import { TEST_NAMES } from './test-cards.ts';
import { signatureHeader } from './webhooks.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

type Json = Record<string, unknown> & { id: string; error: Record<string, unknown> };
interface Asked {
  readonly form?: Record<string, string>;
  readonly key?: string;
  readonly headers?: Record<string, string>;
  readonly method?: string;
}

const ask = async (path: string, { form, key, headers, method }: Asked = {}) => {
  const answer = await fetch(`${sandbox.url}${path}`, {
    method: method ?? (form ? 'POST' : 'GET'),
    headers: {
      authorization: `Bearer ${key ?? defaultSettings.stripeSecretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    ...(form && { body: new URLSearchParams(form).toString() }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Json };
};

/** By a token of the test mode, as tests do at Stripe. */
const methodOf = async (number: string) => {
  const [name] = Object.entries(TEST_NAMES).find(([, known]) => known === number) ?? [];
  return (await ask('/v1/payment_methods', { form: { type: 'card', 'card[token]': `tok_${name ?? ''}` } })).body;
};
const customerWith = async (number: string) => {
  const { body: customer } = await ask('/v1/customers', { form: { name: 'Maya' } });
  const { id: method } = await methodOf(number);
  const attached = await ask(`/v1/payment_methods/${method}/attach`, { form: { customer: customer.id } });
  return { customer: customer.id, method, attached };
};
const charge = (given: { customer: string; method: string }, more: Record<string, string> = {}, key?: string) =>
  ask('/v1/payment_intents', {
    form: {
      amount: '2500',
      currency: 'usd',
      customer: given.customer,
      payment_method: given.method,
      confirm: 'true',
      off_session: 'true',
      'metadata[charge_id]': 'c1',
      ...more,
    },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

describe('keys', () => {
  it('refuses none, wrong ones, and publishable ones where only the server may call', async () => {
    const unsigned = await fetch(`${sandbox.url}/v1/customers`, { method: 'POST' });
    expect(unsigned.status).toBe(401);
    expect((await ask('/v1/customers', { form: {}, key: 'sk_other' })).status).toBe(401);
    const { status, body } = await ask('/v1/customers', { form: {}, key: defaultSettings.stripePublishableKey });
    expect([status, body.error['code']]).toEqual([403, 'secret_key_required']);
  });
});

describe('charging', () => {
  it('succeeds with version and metadata, and is read back', async () => {
    const { body, headers } = await charge(await customerWith('4242424242424242'));
    expect(body).toMatchObject({ status: 'succeeded', amount_received: 2_500, metadata: { charge_id: 'c1' } });
    expect(headers.get('request-id')).toMatch(/^req_/);
    expect((await ask(`/v1/payment_intents/${body.id}`)).body).toEqual(body);
  });

  it.each([
    ['4000000000000341', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000002760003184', 'authentication_required', 'authentication_required'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000119', 'processing_error', undefined],
  ])('to %s is declined: %s', async (number, code, declineCode) => {
    const { status, body } = await charge(await customerWith(number));
    expect(status).toBe(402);
    expect(body.error).toMatchObject({
      type: 'card_error',
      code,
      payment_intent: { status: 'requires_payment_method', last_payment_error: { code } },
    });
    expect(body.error['decline_code']).toBe(declineCode);
  });

  it('is refused for amounts out of bounds, other currencies and foreign cards', async () => {
    const mine = await customerWith('4242424242424242');
    for (const amount of ['0', '-5', '49', '100000000', '1.5', '9'.repeat(30), ''])
      expect((await charge(mine, { amount })).status).toBe(400);
    expect((await charge(mine, { currency: 'eur' })).body.error['param']).toBe('currency');
    const other = await customerWith('4242424242424242');
    const { status, body } = await charge({ ...mine, method: other.method });
    expect([status, body.error['param']]).toEqual([400, 'payment_method']);
  });

  it('repeats the answer of a key, also a decline, and refuses it for other parameters', async () => {
    for (const number of ['4242424242424242', '4000000000009995']) {
      const given = await customerWith(number);
      const first = await charge(given, {}, `key-${number}`);
      const again = await charge(given, {}, `key-${number}`);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      const other = await charge(given, { amount: '2600' }, `key-${number}`);
      expect([other.status, other.body.error['type']]).toEqual([400, 'idempotency_error']);
      const { body } = await ask(`/v1/payment_intents?customer=${given.customer}`);
      expect(body['data']).toHaveLength(1);
    }
  });

  it('is done although the answer is late, and the key is in use until then', async () => {
    const given = await customerWith('4242424242424242');
    await clientOf(sandbox.url).setFault({ vendor: 'stripe', mode: 'slow', delayMs: 500 });
    const late = charge(given, {}, 'late');
    await expect
      .poll(async () => (await ask(`/v1/payment_intents?customer=${given.customer}`)).body['data'])
      .toHaveLength(1);
    expect((await charge(given, {}, 'late')).body.error['code']).toBe('idempotency_key_in_use');
    expect((await late).status).toBe(200);
    expect((await charge(given, {}, 'late')).body).toEqual((await late).body);
  });
});

describe('cards', () => {
  it('are attached once, and never again once detached', async () => {
    const { customer, method, attached } = await customerWith('4242424242424242');
    expect(attached.body).toMatchObject({ id: method, customer });
    const other = await ask('/v1/customers', { form: {} });
    expect((await ask(`/v1/payment_methods/${method}/attach`, { form: { customer: other.body.id } })).status).toBe(400);
    expect((await ask(`/v1/payment_methods/${method}/detach`, { form: {} })).body['customer']).toBeNull();
    expect((await ask(`/v1/payment_methods/${method}/attach`, { form: { customer } })).status).toBe(400);
  });

  it('are declined when they are attached, or are no cards at all', async () => {
    expect((await customerWith('4000000000000002')).attached.status).toBe(402);
    expect((await methodOf('4111111111111111')).error['code']).toBe('resource_missing');
  });

  it('of the demo world are known after a restart', async () => {
    const hex = 'a'.repeat(24);
    const { body } = await charge({ customer: `cus_demo${hex}`, method: `pm_demo4242${hex}` });
    expect(body['status']).toBe('succeeded');
    expect((await charge({ customer: `cus_demo${hex}`, method: `pm_demo4242${'b'.repeat(24)}` })).status).toBe(400);
  });
});

describe('giving back and paying out', () => {
  it('refunds no more than was taken', async () => {
    const { body } = await charge(await customerWith('4242424242424242'));
    const refund = (amount: string) => ask('/v1/refunds', { form: { payment_intent: body.id, amount } });
    expect((await refund('2000')).body['status']).toBe('succeeded');
    expect((await refund('600')).status).toBe(400);
    expect((await refund('500')).status).toBe(200);
    expect((await refund('1')).body.error['code']).toBe('charge_already_refunded');
  });

  it('transfers to accounts with a bank account, and pays out what they received', async () => {
    const bank = {
      'external_account[object]': 'bank_account',
      'external_account[routing_number]': '110000000',
      'external_account[account_number]': '000123456789',
    };
    const { body: token } = await ask('/v1/tokens', { form: WHOLE_PERSON });
    const { body: ready } = await ask('/v1/accounts', { form: { type: 'custom', account_token: token.id, ...bank } });
    const { body: bare } = await ask('/v1/accounts', { form: { type: 'express' } });
    const transfer = (destination: string) =>
      ask('/v1/transfers', { form: { amount: '4000', currency: 'usd', destination } });
    expect((await transfer(bare.id)).status).toBe(400);
    expect((await transfer(ready.id)).status).toBe(200);
    const payout = (amount: string) =>
      ask('/v1/payouts', { form: { amount, currency: 'usd' }, headers: { 'stripe-account': ready.id } });
    expect((await payout('4001')).body.error['code']).toBe('balance_insufficient');
    const sent = await payout('4000');
    expect(sent.body['status']).toBe('pending');
    expect((await ask(`/v1/payouts/${sent.body.id}`)).body['status']).toBe('paid');
    expect((await payout('1')).status).toBe(400);
  });
});

describe('webhooks', () => {
  const received: { type: string; genuine: boolean }[] = [];
  let secret = '';
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const header = String(request.headers['stripe-signature']);
      const seconds = Number(/t=(\d+)/.exec(header)?.[1]);
      const { type } = JSON.parse(body) as { type: string };
      received.push({ type, genuine: header === signatureHeader(body, secret, seconds) });
      response.end();
    });
  });
  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    secret = String((await ask('/v1/webhook_endpoints', { form: { url } })).body['secret']);
  });
  afterAll(() => receiver.close());

  const switchTo = async (...names: string[]) => {
    await fetch(`${sandbox.url}/payments/webhooks`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(names.map((name): [string, string] => [name, 'on'])).toString(),
      redirect: 'manual',
    });
    received.length = 0;
  };
  const OF_CHARGE = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];
  const ofCharge = () => received.map(({ type }) => type).filter((type) => OF_CHARGE.includes(type));

  it('are signed and sent to endpoints on this machine only', async () => {
    await switchTo();
    await charge(await customerWith('4242424242424242'));
    await expect.poll(ofCharge).toEqual(OF_CHARGE);
    expect(received.every(({ genuine }) => genuine)).toBe(true);
    expect((await ask('/v1/webhook_endpoints', { form: { url: 'https://example.com/' } })).status).toBe(400);
  });

  it('come three times, last one first, or not at all, by the switches of the page', async () => {
    const given = await customerWith('4242424242424242');
    await switchTo('repeated', 'reordered');
    await charge(given);
    await expect.poll(ofCharge).toHaveLength(9);
    expect(ofCharge()[0]).toBe('payment_intent.succeeded');
    await switchTo('dropped');
    await charge(given);
    const page = await (await fetch(`${sandbox.url}/payments`)).text();
    expect(page).toContain('name="dropped" value="on"  checked');
    expect(ofCharge()).toEqual([]);
    await switchTo();
  });
});
