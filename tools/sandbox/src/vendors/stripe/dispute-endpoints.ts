import { bookBalance, DISPUTE_FEE_CENTS } from './charge-endpoints.ts';
import { foundAt, listOf, type StripeEndpoint, type StripeWorld } from './endpoint.ts';
import { formIn, textIn, type Form } from './form.ts';
import type { StripeObject } from './shelf.ts';
import { refused } from './stripe-errors.ts';

const expanded = ({ state }: StripeWorld, dispute: StripeObject, form: Form): StripeObject => {
  const asked = Object.values(formIn(form, 'expand'));
  const intent = state.intents.get(String(dispute['payment_intent']));
  return asked.includes('payment_intent') && intent ? { ...dispute, payment_intent: intent } : dispute;
};

const close = (world: StripeWorld, dispute: StripeObject, status: 'won' | 'lost'): StripeObject => {
  if (dispute['status'] !== 'needs_response') throw refused('This dispute is already closed.');
  const lines = dispute['balance_transactions'] as StripeObject[];
  const amount = Number(dispute['amount']);
  const back =
    status === 'won'
      ? [bookBalance(world, { type: 'adjustment', amount, fee: -DISPUTE_FEE_CENTS, source: dispute.id })]
      : [];
  const closed = world.state.disputes.change(dispute.id, { status, balance_transactions: [...lines, ...back] });
  world.webhooks.emit('charge.dispute.closed', closed);
  return closed;
};

/** Banks' questions about payments. Stripe's magic evidence decides how they end. */
export const disputeEndpoints = (world: StripeWorld): StripeEndpoint[] => {
  const named = (id: string | undefined) => foundAt(world.state.disputes, 'dispute', id ?? '');
  return [
    {
      method: 'GET',
      path: '/v1/disputes',
      run: ({ form }) => listOf('/v1/disputes', world.state.disputes.newestFirst(), form),
    },
    { method: 'GET', path: '/v1/disputes/:id', run: ({ params, form }) => expanded(world, named(params['id']), form) },
    {
      method: 'POST',
      path: '/v1/disputes/:id',
      run: ({ params, form }) => {
        const dispute = named(params['id']);
        const evidence = textIn(formIn(form, 'evidence'), 'uncategorized_text');
        if (evidence === 'winning_evidence') return close(world, dispute, 'won');
        return evidence === 'losing_evidence' ? close(world, dispute, 'lost') : dispute;
      },
    },
    { method: 'POST', path: '/v1/disputes/:id/close', run: ({ params }) => close(world, named(params['id']), 'lost') },
  ];
};
