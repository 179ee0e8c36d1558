import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../../index.ts';
import { defaultSettings } from '../../../settings.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

type Json = Record<string, unknown> & { id: string; client_secret: string; error?: Record<string, unknown> };
const { stripeSecretKey: SECRET, stripePublishableKey: PUBLISHABLE } = defaultSettings;
const FINE = '4242424242424242';
const ALWAYS = '4000002760003184';
const AT_FIRST = '4000002500003155';

const ask = async (path: string, form?: Record<string, string>, { key = SECRET, origin = '' } = {}) => {
  const answer = await fetch(`${sandbox.url}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(origin !== '' && { origin }) },
    ...(form && { body: new URLSearchParams(form) }),
  });
  return { status: answer.status, body: (await answer.json()) as Json };
};
const CARD = { 'card[exp_month]': '4', 'card[exp_year]': '40', 'card[cvc]': '123' };
/** What the fields do once the page around them asks for it. */
const typed = (number: string, origin = sandbox.url) =>
  ask('/stripe-js/payment_methods', { ...CARD, 'card[number]': number }, { key: PUBLISHABLE, origin });
const answerBank = (secret: string, outcome: string, origin = sandbox.url) =>
  ask(
    `/stripe-js/challenges/${secret.split('_secret_')[0]}`,
    { client_secret: secret, outcome },
    { key: PUBLISHABLE, origin },
  );
const customer = async () => (await ask('/v1/customers', {})).body.id;
const setUp = async (number: string) => {
  const of = await customer();
  const { body: intent } = await ask('/v1/setup_intents', { customer: of });
  const { body: method } = await typed(number);
  const form = { client_secret: intent.client_secret, payment_method: method.id };
  const { body } = await ask(`/v1/setup_intents/${intent.id}/confirm`, form, { key: PUBLISHABLE });
  return { customer: of, method: method.id, intent: body };
};
const pay = (given: { customer: string; method: string }, more: Record<string, string>) =>
  ask('/v1/payment_intents', {
    amount: '2500',
    currency: 'usd',
    customer: given.customer,
    payment_method: given.method,
    confirm: 'true',
    ...more,
  });

describe('a card number', () => {
  it.each([PUBLISHABLE, SECRET])('is refused wherever it is sent with %s', async (key) => {
    const raw = { type: 'card', ...CARD, 'card[number]': FINE };
    const { body: intent } = await ask('/v1/setup_intents', { customer: await customer() });
    const inline = Object.fromEntries(
      Object.entries(raw).map(([name, value]) => [
        `payment_method_data[${name.replace('[', '][').replace(/(?<!\])$/, ']')}`,
        value,
      ]),
    );
    for (const answer of [
      await ask('/v1/payment_methods', raw, { key }),
      await ask(`/v1/setup_intents/${intent.id}/confirm`, { client_secret: intent.client_secret, ...inline }, { key }),
    ]) {
      expect([answer.status, answer.body.error?.['type']]).toEqual([402, 'invalid_request_error']);
      expect(JSON.stringify(answer.body)).not.toContain(FINE);
    }
  });

  it('is taken from the fields of Stripe.js alone, and kept nowhere', async () => {
    for (const origin of ['', 'http://tailgate.localhost:45060']) expect((await typed(FINE, origin)).status).toBe(403);
    const { status, body } = await typed('4242 4242 4242 4242');
    expect([status, body['card']]).toMatchObject([200, { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2040 }]);
    expect(JSON.stringify(body)).not.toContain(FINE);
    expect((await typed('4111111111111111')).body.error?.['code']).toBe('incorrect_number');
  });

  it('has names in test mode, for whoever has the secret key', async () => {
    const form = { type: 'card', 'card[token]': 'tok_mastercard' };
    expect((await ask('/v1/payment_methods', form)).body['card']).toMatchObject({ last4: '4444' });
    expect((await ask('/v1/payment_methods', form, { key: PUBLISHABLE })).status).toBe(400);
    const { body: intent } = await ask('/v1/setup_intents', { customer: await customer() });
    const confirmed = await ask(`/v1/setup_intents/${intent.id}/confirm`, { payment_method: 'pm_card_visa' });
    expect(confirmed.body).toMatchObject({ status: 'succeeded' });
    expect(confirmed.body['payment_method']).not.toBe('pm_card_visa');
  });
});

describe('a card that is set up', () => {
  it('by a browser who knows the client secret belongs to the customer, and is read with its intent', async () => {
    const { intent, customer: of, method } = await setUp(FINE);
    expect(intent).toMatchObject({ status: 'succeeded', payment_method: method });
    const { body } = await ask(`/v1/setup_intents/${intent.id}?expand[]=payment_method`);
    expect(body['payment_method']).toMatchObject({ id: method, customer: of, card: { last4: '4242' } });
    const guessed = await ask(
      `/v1/setup_intents/${intent.id}/confirm`,
      { client_secret: 'guessed', payment_method: method },
      { key: PUBLISHABLE },
    );
    expect(guessed.status).toBe(400);
  });

  it.each(['failed', 'left'])('is not, where its bank asks and its holder %s', async (outcome) => {
    const { intent, customer: of, method } = await setUp(ALWAYS);
    expect(intent).toMatchObject({ status: 'requires_action', payment_method: method });
    const { body } = await answerBank(intent.client_secret, outcome);
    expect(body).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect((await pay({ customer: of, method }, {})).status).toBe(400);
  });

  it('with a confirmation can be charged later, unless its bank always asks', async () => {
    for (const [number, status] of [
      [AT_FIRST, 200],
      [ALWAYS, 402],
    ] as const) {
      const { intent, customer: of, method } = await setUp(number);
      expect((await answerBank(intent.client_secret, 'confirmed')).body['status']).toBe('succeeded');
      const { status: answered, body } = await pay({ customer: of, method }, { off_session: 'true' });
      expect([answered, body.error?.['code']]).toEqual([
        status,
        status === 200 ? undefined : 'authentication_required',
      ]);
    }
  });
});

describe('a payment that its bank wants confirmed', () => {
  const begin = async () => {
    const of = await customer();
    const { body: method } = await typed(ALWAYS);
    await ask(`/v1/payment_methods/${method.id}/attach`, { customer: of });
    return (await pay({ customer: of, method: method.id }, {})).body;
  };

  it('waits for its holder, and is taken once they confirmed', async () => {
    const intent = await begin();
    expect(intent['status']).toBe('requires_action');
    expect((await answerBank('pi_other_secret_x', 'confirmed')).status).toBe(404);
    expect((await answerBank(intent.client_secret, 'confirmed', 'https://elsewhere.example')).status).toBe(403);
    expect((await answerBank(intent.client_secret, 'confirmed')).body).toMatchObject({
      status: 'succeeded',
      amount_received: 2500,
    });
    expect((await answerBank(intent.client_secret, 'confirmed')).status).toBe(400);
  });

  it('is not taken when they did not, and can be given up', async () => {
    const failed = await answerBank((await begin()).client_secret, 'failed');
    expect(failed.body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    const { id } = await begin();
    expect((await ask(`/v1/payment_intents/${id}/cancel`, {})).body['status']).toBe('canceled');
  });
});

it('is served with pages that run nothing but their own scripts', async () => {
  const script = await fetch(`${sandbox.url}/stripe-js/stripe.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
  for (const path of ['fields', 'challenge'])
    expect((await fetch(`${sandbox.url}/stripe-js/${path}`)).headers.get('content-security-policy')).toContain(
      "script-src 'self'",
    );
});
