import { lastFourOf } from './card-endpoints.ts';
import {
  amountIn,
  currencyIn,
  foundAt,
  isCreatedIn,
  isTrue,
  LEAST_CHARGE_CENTS,
  listOf,
  required,
  type StripeEndpoint,
  type StripeWorld,
} from './endpoint.ts';
import { formIn, metadataIn, textIn, type Form } from './form.ts';
import { newStripeId, nowInSeconds, type StripeObject } from './shelf.ts';
import { cardError, outage, refused } from './stripe-errors.ts';
import { cardEnding, type Decline } from './test-cards.ts';

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

const confirm = (world: StripeWorld, intent: StripeObject): StripeObject => {
  const { state, webhooks } = world;
  const method = foundAt(state.methods, 'PaymentMethod', String(intent['payment_method']), 'payment_method');
  const card = cardEnding(lastFourOf(method));
  if (card?.isDown) {
    state.intents.remove(intent.id);
    throw outage(500);
  }
  const decline = card?.whenCharged;
  const charge = newCharge(world, intent, decline);
  if (decline) {
    const failed = state.intents.change(intent.id, {
      status: 'requires_payment_method',
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
    amount_received: intent['amount'],
    latest_charge: charge.id,
  });
  webhooks.emit('charge.succeeded', charge);
  webhooks.emit('payment_intent.succeeded', paid);
  if (card?.isDisputed) dispute(world, charge);
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
    payment_method: methodId ?? null,
    payment_method_types: ['card'],
    status: methodId === undefined ? 'requires_payment_method' : 'requires_confirmation',
  });
  world.webhooks.emit('payment_intent.created', intent);
  return isTrue(form, 'confirm') ? confirm(world, intent) : intent;
};

const intents = (world: StripeWorld): StripeEndpoint[] => [
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
    run: ({ params }) => foundAt(world.state.intents, 'payment_intent', params['id'] ?? ''),
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

const createRefund = (world: StripeWorld, form: Form): StripeObject => {
  const intent = foundAt(world.state.intents, 'payment_intent', required(form, 'payment_intent'), 'payment_intent');
  const charge = world.state.charges.get(String(intent['latest_charge']));
  if (!charge || charge['paid'] !== true)
    throw refused('This PaymentIntent does not have a successful charge to refund.');
  const left = Number(charge['amount']) - Number(charge['amount_refunded']);
  const amount = textIn(form, 'amount') === undefined ? left : amountIn(form);
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (amount > left) throw refused('Refund amount is greater than unrefunded amount on charge.', 'amount_too_large');
  const id = newStripeId('re');
  const line = bookBalance(world, { type: 'refund', amount: -amount, fee: 0, source: id });
  const refund = world.state.refunds.put({
    id,
    object: 'refund',
    amount,
    balance_transaction: line.id,
    charge: charge.id,
    created: nowInSeconds(),
    currency: 'usd',
    metadata: metadataIn(form),
    payment_intent: intent.id,
    reason: textIn(form, 'reason') ?? null,
    status: 'succeeded',
  });
  const refunded = world.state.charges.change(charge.id, {
    amount_refunded: Number(charge['amount_refunded']) + amount,
    refunded: amount === left,
  });
  world.webhooks.emit('charge.refunded', refunded);
  world.webhooks.emit('refund.created', refund);
  return refund;
};

const refunds = (world: StripeWorld): StripeEndpoint[] => [
  { method: 'POST', path: '/v1/refunds', run: ({ form }) => createRefund(world, form) },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    run: ({ params }) => foundAt(world.state.refunds, 'refund', params['id'] ?? ''),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    run: ({ form }) => {
      const intent = textIn(form, 'payment_intent');
      const wanted = world.state.refunds.newestFirst(
        (one) => isCreatedIn(form, one) && (intent === undefined || one['payment_intent'] === intent),
      );
      return listOf('/v1/refunds', wanted, form);
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    run: ({ form }) => {
      const type = textIn(form, 'type');
      const since = Number(textIn(formIn(form, 'created'), 'gte') ?? 0);
      const wanted = world.state.balance.newestFirst(
        (line) => line.created >= since && (type === undefined || line['type'] === type),
      );
      return listOf('/v1/balance_transactions', wanted, form);
    },
  },
];

/** Charging cards and giving money back. */
export const chargeEndpoints = (world: StripeWorld): StripeEndpoint[] => [...intents(world), ...refunds(world)];
