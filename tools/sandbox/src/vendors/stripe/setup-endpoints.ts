import { attach, lastFourOf, methodNamed, shown } from './card-endpoints.ts';
import { clientNamed, foundAt, isTrue, required, type StripeEndpoint, type StripeWorld } from './endpoint.ts';
import { formIn, metadataIn, textIn, type Form } from './form.ts';
import { askedMethod } from './new-method.ts';
import { newStripeId, nowInSeconds, type StripeObject } from './shelf.ts';
import { missing, refused } from './stripe-errors.ts';
import { cardEnding } from './test-cards.ts';

/** The card is the customer's, and banks were asked whether it may be charged later. */
const succeed = (world: StripeWorld, intent: StripeObject, methodId: string): StripeObject => {
  attach(world, methodId, String(intent['customer']));
  world.state.methods.change(methodId, { set_up: true });
  const done = world.state.setupIntents.change(intent.id, {
    payment_method: methodId,
    status: 'succeeded',
    next_action: null,
    last_setup_error: null,
  });
  world.webhooks.emit('setup_intent.succeeded', done);
  return done;
};

const confirmSetup = (
  world: StripeWorld,
  intent: StripeObject,
  { form, isPublishable }: { readonly form: Form; readonly isPublishable: boolean },
): StripeObject => {
  if (intent['status'] === 'succeeded' || intent['status'] === 'canceled')
    throw refused('This SetupIntent can no longer be confirmed.', 'setup_intent_unexpected_state', {
      setup_intent: intent,
    });
  const inline = formIn(form, 'payment_method_data');
  const named = textIn(form, 'payment_method');
  if (named === undefined && textIn(inline, 'type') === undefined) throw missing('payment_method');
  const method =
    named === undefined
      ? world.state.methods.put(askedMethod(inline, isPublishable))
      : methodNamed(world, named, 'payment_method');
  if (cardEnding(lastFourOf(method))?.authenticates === undefined) return succeed(world, intent, method.id);
  return world.state.setupIntents.change(intent.id, {
    payment_method: method.id,
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
  });
};

/** What its holder answered their bank. */
export const endSetupChallenge = (world: StripeWorld, intent: StripeObject, isConfirmed: boolean): StripeObject => {
  if (intent['status'] !== 'requires_action') throw refused('Nothing is to be confirmed.');
  if (isConfirmed) return succeed(world, intent, String(intent['payment_method']));
  const failed = world.state.setupIntents.change(intent.id, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: {
      type: 'invalid_request_error',
      code: 'setup_intent_authentication_failure',
      message: 'We are unable to authenticate your payment method. Please choose a different one and try again.',
    },
  });
  world.webhooks.emit('setup_intent.setup_failed', failed);
  return failed;
};

const expanded = ({ state }: StripeWorld, intent: StripeObject, form: Form): StripeObject => {
  const asked = Object.values(formIn(form, 'expand'));
  const method = state.methods.get(String(intent['payment_method']));
  return asked.includes('payment_method') && method ? { ...intent, payment_method: shown(method) } : intent;
};

/** How browsers hand cards over that are charged later. */
export const setupEndpoints = (world: StripeWorld): StripeEndpoint[] => {
  const named = clientNamed(world.state.setupIntents, 'setupintent', 'SetupIntent');
  return [
    {
      method: 'POST',
      path: '/v1/setup_intents',
      run: ({ form, isPublishable }) => {
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
          next_action: null,
          payment_method: null,
          payment_method_types: ['card'],
          status: 'requires_payment_method',
          usage: textIn(form, 'usage') ?? 'off_session',
        });
        return isTrue(form, 'confirm') ? confirmSetup(world, intent, { form, isPublishable }) : intent;
      },
    },
    {
      method: 'GET',
      path: '/v1/setup_intents/:id',
      fromBrowsers: true,
      run: (call) => expanded(world, named(call), call.form),
    },
    {
      method: 'POST',
      path: '/v1/setup_intents/:id/confirm',
      fromBrowsers: true,
      run: (call) => confirmSetup(world, named(call), call),
    },
    {
      method: 'POST',
      path: '/v1/setup_intents/:id/cancel',
      run: (call) => world.state.setupIntents.change(named(call).id, { status: 'canceled' }),
    },
  ];
};
