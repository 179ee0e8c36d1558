import { bookBalance } from './charge-endpoints.ts';
import { amountIn, foundAt, isCreatedIn, listOf, required, type StripeEndpoint, type StripeWorld } from './endpoint.ts';
import { formIn, metadataIn, textIn, type Form } from './form.ts';
import { newStripeId, nowInSeconds, type StripeObject } from './shelf.ts';
import { refused } from './stripe-errors.ts';

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

/** Giving money back, and the lines of the balance. */
export const refundEndpoints = (world: StripeWorld): StripeEndpoint[] => [
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
