import { cents } from '@tailgate/values/money';
import type Stripe from 'stripe';
import type { ProcessorMove } from './payments.ts';
import type { StripeTime } from './stripe-time.ts';

const PAGE = 100;

type Listed = Pick<Stripe.PaymentIntent | Stripe.Refund | Stripe.Transfer, 'amount' | 'created' | 'id' | 'metadata'>;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const uuidIn = (metadata: Stripe.Metadata | null, name: string) => {
  const value = metadata?.[name];
  return value !== undefined && UUID.test(value) ? value : undefined;
};

const moveOf = (
  time: StripeTime,
  what: ProcessorMove['what'],
  named: string,
  { id, metadata, amount, created }: Listed,
): ProcessorMove => ({
  what,
  processorId: id,
  ourId: uuidIn(metadata, named),
  siteId: uuidIn(metadata, 'site_id'),
  amountCents: cents(amount),
  createdAt: time.instantOf(created),
});

/** Charges that were captured, refunds that did not fail, and transfers that were not taken back. */
export const stripeMoves = async (
  stripe: Stripe,
  time: StripeTime,
  { from, to }: { from: Date; to: Date },
): Promise<ProcessorMove[]> => {
  const listed = { created: { gte: time.secondsOf(from), lt: time.secondsOf(to) }, limit: PAGE };
  const moves: ProcessorMove[] = [];
  for await (const intent of stripe.paymentIntents.list(listed))
    if (intent.status === 'succeeded') moves.push(moveOf(time, 'charge', 'charge_id', intent));
  for await (const refund of stripe.refunds.list(listed))
    if (refund.status !== 'failed' && refund.status !== 'canceled')
      moves.push(moveOf(time, 'refund', 'refund_id', refund));
  for await (const transfer of stripe.transfers.list(listed))
    if (!transfer.reversed) moves.push(moveOf(time, 'transfer', 'payout_id', transfer));
  return moves;
};
