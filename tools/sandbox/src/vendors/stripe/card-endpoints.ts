import { createHash } from 'node:crypto';
import {
  foundAt,
  isTrue,
  listOf,
  required,
  type StripeCall,
  type StripeEndpoint,
  type StripeWorld,
} from './endpoint.ts';
import { formIn, metadataIn, textIn, type Form } from './form.ts';
import { newStripeId, nowInSeconds, type StripeObject } from './shelf.ts';
import { badValue, cardError, missing, refused } from './stripe-errors.ts';
import { cardEnding, INCORRECT_NUMBER, testCard } from './test-cards.ts';

const yearOf = (typed: string) => (typed.length === 2 ? 2000 + Number(typed) : Number(typed));

const expiryIn = (card: Form) => {
  const month = Number(required(card, 'exp_month'));
  const year = yearOf(required(card, 'exp_year'));
  // real time: as the vendor's
  const now = new Date();
  const isPast = year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1);
  if (!(month >= 1 && month <= 12))
    throw cardError({ code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." });
  if (!Number.isInteger(year) || isPast || year > now.getUTCFullYear() + 50)
    throw cardError({ code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." });
  return { exp_month: month, exp_year: year };
};

/** A payment method of a test card. The number is looked at here and kept nowhere. */
const newMethod = (form: Form): StripeObject => {
  if (required(form, 'type') !== 'card') throw badValue('type', 'Only cards are supported.', 'parameter_unknown');
  const card = formIn(form, 'card');
  const number = required(card, 'number').replaceAll(/[\s-]/g, '');
  const known = testCard(number);
  if (!known) throw cardError(INCORRECT_NUMBER);
  const cvc = textIn(card, 'cvc');
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
    throw cardError({ code: 'invalid_cvc', message: "Your card's security code is invalid." });
  return {
    id: newStripeId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null },
    card: {
      brand: known.brand,
      country: 'US',
      ...expiryIn(card),
      fingerprint: createHash('sha256').update(`sandbox ${number}`).digest('hex').slice(0, 16),
      funding: 'credit',
      last4: number.slice(-4),
    },
    created: nowInSeconds(),
    customer: null,
    livemode: false,
    metadata: metadataIn(form),
    type: 'card',
  };
};

export const lastFourOf = (method: StripeObject) => (method['card'] as { last4: string }).last4;

const attach = ({ state, webhooks }: StripeWorld, methodId: string, customerId: string): StripeObject => {
  const method = foundAt(state.methods, 'PaymentMethod', methodId);
  if (method['customer'] === customerId) return method;
  if (method['customer'] !== null)
    throw refused('The payment method you provided has already been attached to a customer.');
  if (method['detached'] === true)
    throw refused('This PaymentMethod was previously used and detached. It may not be used again.');
  const decline = cardEnding(lastFourOf(method))?.whenAttached;
  if (decline) throw cardError(decline, { payment_method: method });
  const attached = state.methods.change(methodId, { customer: customerId });
  webhooks.emit('payment_method.attached', attached);
  return attached;
};

/** What Stripe shows: whether a method was detached is known only to itself. */
const shown = ({ detached: _detached, ...method }: StripeObject) => method;

const customers = ({ state, webhooks }: StripeWorld): StripeEndpoint[] => [
  {
    method: 'POST',
    path: '/v1/customers',
    run: ({ form }) => {
      const customer = state.customers.put({
        id: newStripeId('cus'),
        object: 'customer',
        created: nowInSeconds(),
        description: textIn(form, 'description') ?? null,
        email: textIn(form, 'email') ?? null,
        livemode: false,
        metadata: metadataIn(form),
        name: textIn(form, 'name') ?? null,
      });
      webhooks.emit('customer.created', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    run: ({ params }) => foundAt(state.customers, 'customer', params['id'] ?? ''),
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    run: ({ params }) => {
      const { id } = foundAt(state.customers, 'customer', params['id'] ?? '');
      for (const method of state.methods.newestFirst(({ customer }) => customer === id))
        state.methods.change(method.id, { customer: null, detached: true });
      state.customers.remove(id);
      return { id, object: 'customer', deleted: true };
    },
  },
];

const methods = (world: StripeWorld): StripeEndpoint[] => [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    fromBrowsers: true,
    run: ({ form }) => world.state.methods.put(newMethod(form)),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    run: ({ form }) => {
      const customer = required(form, 'customer');
      return listOf(
        '/v1/payment_methods',
        world.state.methods.newestFirst((one) => one['customer'] === customer),
        form,
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    run: ({ params }) => shown(foundAt(world.state.methods, 'PaymentMethod', params['id'] ?? '')),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    run: ({ params, form }) => {
      const customer = foundAt(world.state.customers, 'customer', required(form, 'customer'), 'customer');
      return shown(attach(world, params['id'] ?? '', customer.id));
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    run: ({ params }) => {
      const method = foundAt(world.state.methods, 'PaymentMethod', params['id'] ?? '');
      if (method['customer'] === null)
        throw refused('The payment method you provided is not attached to a customer so detachment is impossible.');
      const detached = world.state.methods.change(method.id, { customer: null, detached: true });
      world.webhooks.emit('payment_method.detached', shown(detached));
      return shown(detached);
    },
  },
];

const confirmSetup = (world: StripeWorld, intent: StripeObject, form: Form): StripeObject => {
  if (intent['status'] !== 'requires_payment_method')
    throw refused('This SetupIntent can no longer be confirmed.', 'setup_intent_unexpected_state');
  const inline = formIn(form, 'payment_method_data');
  const methodId =
    textIn(form, 'payment_method') ??
    (textIn(inline, 'type') === undefined ? undefined : world.state.methods.put(newMethod(inline)).id);
  if (methodId === undefined) throw missing('payment_method');
  const attached = attach(world, methodId, String(intent['customer']));
  const done = world.state.setupIntents.change(intent.id, { payment_method: attached.id, status: 'succeeded' });
  world.webhooks.emit('setup_intent.succeeded', done);
  return done;
};

/** A browser proves by the client secret which intent it was given. */
const setupNamed = ({ state }: StripeWorld, { params, form, isPublishable }: StripeCall): StripeObject => {
  const intent = foundAt(state.setupIntents, 'setupintent', params['id'] ?? '');
  if (isPublishable && textIn(form, 'client_secret') !== intent['client_secret'])
    throw refused('The client_secret provided does not match the SetupIntent.', 'resource_missing', {
      param: 'client_secret',
    });
  return intent;
};

const setups = (world: StripeWorld): StripeEndpoint[] => [
  {
    method: 'POST',
    path: '/v1/setup_intents',
    run: ({ form }) => {
      const customer = foundAt(world.state.customers, 'customer', required(form, 'customer'), 'customer');
      const id = newStripeId('seti');
      const intent = world.state.setupIntents.put({
        id,
        object: 'setup_intent',
        client_secret: `${id}_secret_${newStripeId('s').slice(2)}`,
        created: nowInSeconds(),
        customer: customer.id,
        last_setup_error: null,
        livemode: false,
        metadata: metadataIn(form),
        payment_method: null,
        payment_method_types: ['card'],
        status: 'requires_payment_method',
        usage: textIn(form, 'usage') ?? 'off_session',
      });
      return isTrue(form, 'confirm') ? confirmSetup(world, intent, form) : intent;
    },
  },
  { method: 'GET', path: '/v1/setup_intents/:id', fromBrowsers: true, run: (call) => setupNamed(world, call) },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    fromBrowsers: true,
    run: (call) => confirmSetup(world, setupNamed(world, call), call.form),
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    run: (call) => world.state.setupIntents.change(setupNamed(world, call).id, { status: 'canceled' }),
  },
];

/** Customers, their cards, and how browsers hand cards over. */
export const cardEndpoints = (world: StripeWorld): StripeEndpoint[] => [
  ...customers(world),
  ...methods(world),
  ...setups(world),
];
