import { lastFourOf } from './card-endpoints.ts';
import {
  amountIn,
  clientNamed,
  currencyIn,
  foundAt,
  isCreatedIn,
  isTrue,
  LEAST_CHARGE_CENTS,
  listOf,
  type StripeEndpoint,
  type StripeWorld,
} from './endpoint.ts';
import { metadataIn, textIn, type Form } from './form.ts';
import { newStripeId, nowInSeconds, type StripeObject } from './shelf.ts';
import { cardError, outage, refused } from './stripe-errors.ts';
import { AUTHENTICATION, cardEnding, type Decline } from './test-cards.ts';

/** What Stripe keeps of a charge: 2.9 % and 30 cents. */
const feeOf = (amount: number) => Math.round(amount * 0.029) + 30;

/** One line of the balance; the reports of what was paid out are made of these. */
export const bookBalance = (
  { state }: StripeWorld,
  line: { type: string; amount: number; fee: number; source: string },
): StripeObject =>
  state.balance.put({
    id: newStripeId('txn'),
    object: 'balance_transaction',
    amount: line.amount,
    created: nowInSeconds(),
    currency: 'usd',
    fee: line.fee,
    net: line.amount - line.fee,
    source: line.source,
    status: 'available',
    type: line.type,
  });

/** What Stripe charges for a dispute. */
export const DISPUTE_FEE_CENTS = 1_500;

/** The bank takes the payment back and asks why. */
const dispute = (world: StripeWorld, charge: StripeObject): void => {
  const id = newStripeId('dp');
  const amount = Number(charge['amount']);
  const line = bookBalance(world, { type: 'adjustment', amount: -amount, fee: DISPUTE_FEE_CENTS, source: id });
  const opened = world.state.disputes.put({
    id,
    object: 'dispute',
    amount,
    balance_transactions: [line],
    charge: charge.id,
    created: nowInSeconds(),
    currency: 'usd',
    livemode: false,
    metadata: {},
    payment_intent: charge['payment_intent'],
    reason: 'fraudulent',
    status: 'needs_response',
  });
  world.webhooks.emit('charge.dispute.created', opened);
};

const newCharge = (world: StripeWorld, intent: StripeObject, decline: Decline | undefined): StripeObject => {
  const amount = Number(intent['amount']);
  const id = newStripeId('ch');
  const line = decline ? undefined : bookBalance(world, { type: 'charge', amount, fee: feeOf(amount), source: id });
  return world.state.charges.put({
    id,
    object: 'charge',
    amount,
    amount_captured: decline ? 0 : amount,
    amount_refunded: 0,
    balance_transaction: line?.id ?? null,
    captured: !decline,
    created: nowInSeconds(),
    currency: intent['currency'],
    customer: intent['customer'],
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent['metadata'],
    paid: !decline,
    payment_intent: intent.id,
    payment_method: intent['payment_method'],
    refunded: false,
    status: decline ? 'failed' : 'succeeded',
  });
};

/** Nobody is there to be asked: a card that its bank wants confirmed is declined. */
const isToBeConfirmed = (method: StripeObject): boolean => {
  const authenticates = cardEnding(lastFourOf(method))?.authenticates;
  return authenticates === 'always' || (authenticates === 'unlessSetUp' && method['set_up'] !== true);
};

const confirm = (world: StripeWorld, intent: StripeObject, isOffSession: boolean): StripeObject => {
  const { state } = world;
  const method = foundAt(state.methods, 'PaymentMethod', String(intent['payment_method']), 'payment_method');
  const card = cardEnding(lastFourOf(method));
  if (card?.isDown) {
    state.intents.remove(intent.id);
    throw outage(500);
  }
  if (!isToBeConfirmed(method)) return take(world, intent, method, card?.whenCharged);
  if (isOffSession) return take(world, intent, method, AUTHENTICATION);
  const asking = state.intents.change(intent.id, {
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
  });
  world.webhooks.emit('payment_intent.requires_action', asking);
  return asking;
};

/** What its holder answered their bank. */
export const endChallenge = (world: StripeWorld, intent: StripeObject, isConfirmed: boolean): StripeObject => {
  if (intent['status'] !== 'requires_action') throw refused('Nothing is to be confirmed.');
  const method = foundAt(world.state.methods, 'PaymentMethod', String(intent['payment_method']));
  if (isConfirmed) return take(world, intent, method, cardEnding(lastFourOf(method))?.whenCharged);
  const failed = world.state.intents.change(intent.id, {
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'We are unable to authenticate your payment method. Please choose a different one and try again.',
    },
  });
  world.webhooks.emit('payment_intent.payment_failed', failed);
  return failed;
};

const take = (
  world: StripeWorld,
  intent: StripeObject,
  method: StripeObject,
  decline: Decline | undefined,
): StripeObject => {
  const { state, webhooks } = world;
  const charge = newCharge(world, intent, decline);
  if (decline) {
    const failed = state.intents.change(intent.id, {
      status: 'requires_payment_method',
      next_action: null,
      latest_charge: charge.id,
      payment_method: null,
      last_payment_error: {
        type: 'card_error',
        code: decline.code,
        decline_code: decline.declineCode,
        message: decline.message,
        charge: charge.id,
      },
    });
    webhooks.emit('payment_intent.payment_failed', failed);
    throw cardError(decline, { charge: charge.id, payment_intent: failed, payment_method: method });
  }
  const paid = state.intents.change(intent.id, {
    status: 'succeeded',
    next_action: null,
    amount_received: intent['amount'],
    latest_charge: charge.id,
  });
  webhooks.emit('charge.succeeded', charge);
  webhooks.emit('payment_intent.succeeded', paid);
  if (cardEnding(lastFourOf(method))?.isDisputed === true) dispute(world, charge);
  return paid;
};

const createIntent = (world: StripeWorld, form: Form): StripeObject => {
  const amount = amountIn(form, LEAST_CHARGE_CENTS);
  const currency = currencyIn(form);
  const customerId = textIn(form, 'customer');
  if (customerId !== undefined) foundAt(world.state.customers, 'customer', customerId, 'customer');
  const methodId = textIn(form, 'payment_method');
  if (methodId !== undefined) {
    const method = foundAt(world.state.methods, 'PaymentMethod', methodId, 'payment_method');
    if (method['customer'] !== (customerId ?? null))
      throw refused('The PaymentMethod does not belong to the Customer you supplied.', 'payment_method_invalid', {
        param: 'payment_method',
      });
  }
  if (isTrue(form, 'off_session') && !isTrue(form, 'confirm'))
    throw refused('off_session can only be used together with confirm.', 'parameter_unknown', { param: 'off_session' });
  if (isTrue(form, 'confirm') && methodId === undefined)
    throw refused('You cannot confirm this PaymentIntent because it’s missing a payment method.', undefined, {
      param: 'payment_method',
    });
  const id = newStripeId('pi');
  const intent = world.state.intents.put({
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newStripeId('s').slice(2)}`,
    created: nowInSeconds(),
    currency,
    customer: customerId ?? null,
    description: textIn(form, 'description') ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: metadataIn(form),
    next_action: null,
    payment_method: methodId ?? null,
    payment_method_types: ['card'],
    status: methodId === undefined ? 'requires_payment_method' : 'requires_confirmation',
  });
  world.webhooks.emit('payment_intent.created', intent);
  return isTrue(form, 'confirm') ? confirm(world, intent, isTrue(form, 'off_session')) : intent;
};

/** Charging cards. */
export const chargeEndpoints = (world: StripeWorld): StripeEndpoint[] => [
  { method: 'POST', path: '/v1/payment_intents', run: ({ form }) => createIntent(world, form) },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    run: ({ form }) => {
      const customer = textIn(form, 'customer');
      const wanted = world.state.intents.newestFirst(
        (intent) => isCreatedIn(form, intent) && (customer === undefined || intent['customer'] === customer),
      );
      return listOf('/v1/payment_intents', wanted, form);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    fromBrowsers: true,
    run: clientNamed(world.state.intents, 'payment_intent', 'PaymentIntent'),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    run: ({ params }) => {
      const intent = foundAt(world.state.intents, 'payment_intent', params['id'] ?? '');
      if (intent['status'] === 'succeeded' || intent['status'] === 'canceled')
        throw refused(
          `You cannot cancel this PaymentIntent because it has a status of ${intent['status']}.`,
          'payment_intent_unexpected_state',
          { payment_intent: intent },
        );
      const cancelled = world.state.intents.change(intent.id, {
        status: 'canceled',
        cancellation_reason: 'requested_by_customer',
      });
      world.webhooks.emit('payment_intent.canceled', cancelled);
      return cancelled;
    },
  },
];
