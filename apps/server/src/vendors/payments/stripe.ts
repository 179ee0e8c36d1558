import { cents, type Cents } from '@tailgate/values/money';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import type { ChargeState, DisputeState, PaymentProcessor, ReadPaymentEvent, RefundState } from './payments.ts';
import { stripeAccounts } from './stripe-accounts.ts';
import { stripeCards } from './stripe-cards.ts';
import { withoutDetails, withSafeErrors } from './stripe-errors.ts';
import { stripeMoves } from './stripe-moves.ts';
import { stripePayouts } from './stripe-payouts.ts';
import { stripeTime, type StripeTime } from './stripe-time.ts';

/** A card network may take seconds; people wait no longer, and the worker asks again. */
const TIMEOUT_MS = 8_000;
/** As far as clocks may differ, in seconds. */
const SIGNATURE_AGE_S = 300;
const MOST_LISTED = 100;

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

const chargeStateOf = (intent: Stripe.PaymentIntent): ChargeState => {
  const { id: intentId, last_payment_error: error } = intent;
  if (intent.status === 'succeeded') return { state: 'captured', intentId };
  if (intent.status === 'canceled') return { state: 'cancelled', intentId };
  if (intent.status === 'requires_action' && intent.client_secret !== null)
    return { state: 'to_confirm', intentId, clientSecret: intent.client_secret };
  if (error) return { state: 'declined', intentId, code: error.decline_code ?? error.code ?? 'card_declined' };
  return { state: 'processing', intentId, problem: intent.status };
};

/** A decline and a refused request are answers. Everything else is none: what happened is found out by asking again. */
const chargeStateAfter = (error: unknown): ChargeState => {
  if (error instanceof StripeCardError) {
    const code = error.decline_code || error.code || 'card_declined';
    return { state: 'declined', intentId: error.payment_intent?.id ?? null, code };
  }
  if (error instanceof StripeInvalidRequestError)
    return { state: 'failed', intentId: null, code: error.code ?? 'invalid_request' };
  return { state: 'processing', intentId: null, problem: withoutDetails(error).message };
};

const refundStateOf = ({ id: processorId, status, failure_reason: reason }: Stripe.Refund): RefundState => {
  if (status === 'succeeded') return { state: 'succeeded', processorId };
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', processorId, code: reason ?? 'refund_failed' };
  return { state: 'processing', processorId, problem: status ?? 'pending' };
};

type StripeConfig = Pick<Config, 'STRIPE_API_URL' | 'STRIPE_SECRET_KEY' | 'VENDOR_TIMEOUT_SCALE' | 'CLOCK_OFFSET_MS'>;

const clientOf = (config: StripeConfig): Stripe => {
  const { hostname, port, protocol } = new URL(config.STRIPE_API_URL);
  return new Stripe(config.STRIPE_SECRET_KEY, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    timeout: Math.max(1, Math.round(TIMEOUT_MS * config.VENDOR_TIMEOUT_SCALE)),
    // Whoever waits is told that it is not known yet; the worker tries again with the same key.
    maxNetworkRetries: 0,
    telemetry: false,
  });
};

const chargesOf = (
  stripe: Stripe,
  time: StripeTime,
): Pick<PaymentProcessor, 'charge' | 'findCharge' | 'giveUp' | 'readCharge'> => ({
  charge: async ({ chargeId, siteId, amountCents, currency, customerId, methodId, isPayerPresent }) => {
    try {
      return chargeStateOf(
        await stripe.paymentIntents.create(
          {
            amount: amountCents satisfies Cents,
            currency: currency.toLowerCase(),
            customer: customerId,
            payment_method: methodId,
            allowed_payment_method_types: ['card'],
            confirm: true,
            // The browser shows the bank's page itself; where nobody is there, a bank that asks has declined.
            ...(isPayerPresent ? { use_stripe_sdk: true } : { off_session: true }),
            metadata: { site_id: siteId, charge_id: chargeId },
          },
          { idempotencyKey: chargeId },
        ),
      );
    } catch (error) {
      return chargeStateAfter(error);
    }
  },
  giveUp: async (intentId) => {
    try {
      return chargeStateOf(await stripe.paymentIntents.cancel(intentId));
    } catch (error) {
      // It has ended meanwhile: how, is read.
      if (error instanceof StripeInvalidRequestError)
        return chargeStateOf(await withSafeErrors(stripe.paymentIntents.retrieve(intentId)));
      return { state: 'processing', intentId, problem: withoutDetails(error).message };
    }
  },
  readCharge: async (intentId) => {
    try {
      return chargeStateOf(await stripe.paymentIntents.retrieve(intentId));
    } catch (error) {
      return { state: 'processing', intentId, problem: withoutDetails(error).message };
    }
  },
  findCharge: async ({ chargeId, customerId, since }) => {
    const created = { gte: time.secondsOf(since) };
    const listed = stripe.paymentIntents.list({ customer: customerId, created, limit: MOST_LISTED });
    try {
      for await (const intent of listed) if (intent.metadata['charge_id'] === chargeId) return chargeStateOf(intent);
      return undefined;
    } catch (error) {
      return { state: 'processing', intentId: null, problem: withoutDetails(error).message };
    }
  },
});

const refundsOf = (stripe: Stripe): Pick<PaymentProcessor, 'findRefund' | 'readRefund' | 'refund'> => ({
  refund: async ({ refundId, siteId, intentId, amountCents }) => {
    try {
      return refundStateOf(
        await stripe.refunds.create(
          { payment_intent: intentId, amount: amountCents, metadata: { site_id: siteId, refund_id: refundId } },
          { idempotencyKey: refundId },
        ),
      );
    } catch (error) {
      if (error instanceof StripeInvalidRequestError)
        return { state: 'failed', processorId: null, code: error.code ?? 'invalid_request' };
      return { state: 'processing', processorId: null, problem: withoutDetails(error).message };
    }
  },
  readRefund: async (processorId) => {
    try {
      return refundStateOf(await stripe.refunds.retrieve(processorId));
    } catch (error) {
      return { state: 'processing', processorId, problem: withoutDetails(error).message };
    }
  },
  findRefund: async ({ refundId, intentId }) => {
    try {
      for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: MOST_LISTED }))
        if (refund.metadata?.['refund_id'] === refundId) return refundStateOf(refund);
      return undefined;
    } catch (error) {
      return { state: 'processing', processorId: null, problem: withoutDetails(error).message };
    }
  },
});

const disputeStateOf = (dispute: Stripe.Dispute): DisputeState | undefined => {
  const { payment_intent: intent, status, balance_transactions: lines } = dispute;
  if (intent === null || typeof intent === 'string') return undefined;
  const { site_id: siteId, charge_id: chargeId } = intent.metadata;
  if (siteId === undefined || chargeId === undefined) return undefined;
  return {
    siteId,
    chargeId,
    amountCents: cents(dispute.amount),
    feeCents: cents(lines.reduce((sum, { fee }) => sum + Math.max(0, fee), 0)),
    reason: dispute.reason,
    state: status === 'won' || status === 'warning_closed' ? 'won' : status === 'lost' ? 'lost' : 'open',
  };
};

/** With the payment that it is about, which says whose it is. */
const readDisputeOf =
  (stripe: Stripe): PaymentProcessor['readDispute'] =>
  async (disputeId) =>
    disputeStateOf(await withSafeErrors(stripe.disputes.retrieve(disputeId, { expand: ['payment_intent'] })));

/** Stripe through its own SDK; host and port lead to the sandbox in development. */
export const stripePayments = (config: StripeConfig): PaymentProcessor => {
  const stripe = clientOf(config);
  const time = stripeTime(config);
  return {
    createCustomer: async ({ holderId, siteId }) => {
      const customer = stripe.customers.create(
        { metadata: { site_id: siteId, holder_id: holderId } },
        { idempotencyKey: `holder-${holderId}` },
      );
      return (await withSafeErrors(customer)).id;
    },
    deleteCustomer: async (customerId) => {
      try {
        await stripe.customers.del(customerId);
      } catch (error) {
        if (!(error instanceof StripeInvalidRequestError)) throw withoutDetails(error);
      }
    },
    ...stripeCards(stripe),
    ...chargesOf(stripe, time),
    ...refundsOf(stripe),
    ...stripeAccounts(stripe, time),
    ...stripePayouts(stripe, time),
    readDispute: readDisputeOf(stripe),
    listMoves: (period) => withSafeErrors(stripeMoves(stripe, time, period)),
  };
};

const uuid = z.uuid().toLowerCase().optional().catch(undefined);
const reported = z.object({
  id: z.string().max(255).optional().catch(undefined),
  metadata: z
    .object({ site_id: uuid, charge_id: uuid, refund_id: uuid, payout_id: uuid })
    .catch({ site_id: undefined, charge_id: undefined, refund_id: undefined, payout_id: undefined }),
});
const ABOUT_DISPUTES = 'charge.dispute.';
const ABOUT_ACCOUNTS = /^(account|capability)\./;

export const stripeEvents = (config: Pick<Config, 'STRIPE_WEBHOOK_SECRET' | 'CLOCK_OFFSET_MS'>): ReadPaymentEvent => {
  const { webhooks } = Stripe;
  return async (payload, signature, now) => {
    try {
      const event = await webhooks.constructEventAsync(
        payload,
        signature,
        config.STRIPE_WEBHOOK_SECRET,
        SIGNATURE_AGE_S,
        undefined,
        now.getTime() - config.CLOCK_OFFSET_MS,
      );
      const { id, metadata } = reported.parse(event.data.object);
      return {
        id: event.id,
        type: event.type,
        siteId: metadata.site_id,
        chargeId: metadata.charge_id,
        refundId: metadata.refund_id,
        payoutId: metadata.payout_id,
        disputeId: event.type.startsWith(ABOUT_DISPUTES) ? id : undefined,
        accountId: ABOUT_ACCOUNTS.test(event.type) ? event.account?.slice(0, 255) : undefined,
      };
    } catch {
      return undefined;
    }
  };
};
