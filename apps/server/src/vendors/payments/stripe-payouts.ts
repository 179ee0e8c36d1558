import Stripe from 'stripe';
import type { PayoutProcessor, PayoutState, TransferState } from './payouts.ts';
import { withoutDetails } from './stripe-errors.ts';
import type { StripeTime } from './stripe-time.ts';

const MOST_LISTED = 100;
const { StripeInvalidRequestError } = Stripe.errors;

/** A refused request is an answer. Everything else is none: what happened is found out by asking again. */
const transferStateAfter = (error: unknown): TransferState =>
  error instanceof StripeInvalidRequestError
    ? { state: 'failed', code: error.code ?? 'invalid_request' }
    : { state: 'processing', problem: withoutDetails(error).message };

const payoutStateOf = (payout: Stripe.Payout, time: StripeTime): PayoutState => {
  const { id: processorId, status, failure_code: code, arrival_date: arrival } = payout;
  if (status === 'failed' || status === 'canceled') return { state: 'failed', processorId, code: code ?? status };
  return { state: 'sent', processorId, arrivesAt: time.instantOf(arrival) };
};
const payoutStateAfter = (error: unknown): PayoutState =>
  error instanceof StripeInvalidRequestError
    ? { state: 'failed', processorId: null, code: error.code ?? 'invalid_request' }
    : { state: 'processing', problem: withoutDetails(error).message };

const transfersOf = (stripe: Stripe): Pick<PayoutProcessor, 'findTransfer' | 'takeBack' | 'transfer'> => ({
  transfer: async ({ payoutId, siteId, accountId, amountCents, currency }) => {
    try {
      const { id } = await stripe.transfers.create(
        {
          amount: amountCents,
          currency: currency.toLowerCase(),
          destination: accountId,
          transfer_group: payoutId,
          metadata: { site_id: siteId, payout_id: payoutId },
        },
        { idempotencyKey: payoutId },
      );
      return { state: 'done', processorId: id };
    } catch (error) {
      return transferStateAfter(error);
    }
  },
  findTransfer: async ({ payoutId, accountId }) => {
    try {
      const listed = stripe.transfers.list({ destination: accountId, transfer_group: payoutId, limit: MOST_LISTED });
      for await (const { id, metadata } of listed)
        if (metadata['payout_id'] === payoutId) return { state: 'done', processorId: id };
      return undefined;
    } catch (error) {
      return { state: 'processing', problem: withoutDetails(error).message };
    }
  },
  takeBack: async ({ payoutId, transferId }) => {
    try {
      const { id } = await stripe.transfers.createReversal(
        transferId,
        { metadata: { payout_id: payoutId } },
        { idempotencyKey: `back-${payoutId}` },
      );
      return { state: 'done', processorId: id };
    } catch (error) {
      // It was taken back already, by somebody whose answer got lost.
      if (error instanceof StripeInvalidRequestError && error.code === 'transfer_already_reversed')
        return { state: 'done', processorId: transferId };
      return { state: 'processing', problem: withoutDetails(error).message };
    }
  },
});

/** Stripe Connect: money is moved to the account of a provider, and from there to their bank. */
export const stripePayouts = (stripe: Stripe, time: StripeTime): PayoutProcessor => ({
  ...transfersOf(stripe),
  payOut: async ({ payoutId, siteId, accountId, amountCents, currency, isInstant }) => {
    try {
      return payoutStateOf(
        await stripe.payouts.create(
          {
            amount: amountCents,
            currency: currency.toLowerCase(),
            method: isInstant ? 'instant' : 'standard',
            metadata: { site_id: siteId, payout_id: payoutId },
          },
          { idempotencyKey: `bank-${payoutId}`, stripeAccount: accountId },
        ),
        time,
      );
    } catch (error) {
      return payoutStateAfter(error);
    }
  },
  readPayout: async ({ processorId, accountId }) => {
    try {
      return payoutStateOf(await stripe.payouts.retrieve(processorId, {}, { stripeAccount: accountId }), time);
    } catch (error) {
      return { state: 'processing', problem: withoutDetails(error).message };
    }
  },
  findPayout: async ({ payoutId, accountId, since }) => {
    const created = { gte: time.secondsOf(since) };
    try {
      for await (const payout of stripe.payouts.list({ created, limit: MOST_LISTED }, { stripeAccount: accountId }))
        if (payout.metadata?.['payout_id'] === payoutId) return payoutStateOf(payout, time);
      return undefined;
    } catch (error) {
      return { state: 'processing', problem: withoutDetails(error).message };
    }
  },
});
