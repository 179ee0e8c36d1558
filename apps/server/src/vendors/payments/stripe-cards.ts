import Stripe from 'stripe';
import { VendorFailure } from '../vendor-failure.ts';
import type { PaymentProcessor, ProcessorCard, Refused } from './payments.ts';
import { withoutDetails, withSafeErrors } from './stripe-errors.ts';

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

const cardOf = ({ id: methodId, card }: Stripe.PaymentMethod): ProcessorCard | Refused => {
  if (!card) return { refused: 'not_a_card' };
  const { brand, last4: lastFour, exp_month: expMonth, exp_year: expYear } = card;
  return { methodId, brand, lastFour, expMonth, expYear };
};

const NOT_THEIRS: Refused = { refused: 'token_invalid' };

const idOf = (named: string | { readonly id: string } | null): string | undefined =>
  typeof named === 'string' ? named : named?.id;

/** Cards at Stripe: for one payment, and set up for later. */
export const stripeCards = (
  stripe: Stripe,
): Pick<PaymentProcessor, 'attachCard' | 'createSetup' | 'detachCard' | 'readSetup'> => ({
  attachCard: async (methodId, customer) => {
    try {
      return cardOf(await stripe.paymentMethods.attach(methodId, { customer }));
    } catch (error) {
      if (error instanceof StripeCardError) return { refused: error.decline_code || error.code || 'card_declined' };
      if (error instanceof StripeInvalidRequestError) return NOT_THEIRS;
      throw withoutDetails(error);
    }
  },
  detachCard: async (methodId) => {
    try {
      await stripe.paymentMethods.detach(methodId);
    } catch (error) {
      if (!(error instanceof StripeInvalidRequestError)) throw withoutDetails(error);
    }
  },
  createSetup: async (customer, consentVersion) => {
    const { id, client_secret: clientSecret } = await withSafeErrors(
      stripe.setupIntents.create({
        customer,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        metadata: { consent_version: consentVersion },
      }),
    );
    if (clientSecret === null)
      throw new VendorFailure({ vendor: 'payments', operation: 'createSetup', kind: 'ours', code: 'no-client-secret' });
    return { id, clientSecret };
  },
  readSetup: async (setupId, customerId) => {
    try {
      const {
        status,
        customer,
        payment_method: method,
      } = await stripe.setupIntents.retrieve(setupId, {
        expand: ['payment_method'],
      });
      if (status !== 'succeeded' || idOf(customer) !== customerId) return NOT_THEIRS;
      // The customer may have had it forgotten since.
      if (method === null || typeof method === 'string' || idOf(method.customer) !== customerId) return NOT_THEIRS;
      return cardOf(method);
    } catch (error) {
      if (error instanceof StripeInvalidRequestError) return NOT_THEIRS;
      throw withoutDetails(error);
    }
  },
});
