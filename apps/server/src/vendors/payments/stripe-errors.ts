import type { FailureKind } from '@tailgate/contract';
import Stripe from 'stripe';
import { VendorFailure, asVendorFailure, kindOfStatus } from '../vendor-failure.ts';

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors;

/** Errors here do not know which call failed; whoever watches the call does. */
const CALL = { vendor: 'payments', operation: 'call' } as const;

const kindOf = (error: Stripe.errors.StripeError): FailureKind => {
  if (error instanceof StripeCardError) return 'permanent';
  if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError) return 'later';
  if (error instanceof StripeAPIError) return 'later';
  return kindOfStatus(error.statusCode ?? 0);
};

/** Errors of the SDK carry the card and the whole answer: none of that may reach a log. */
export const withoutDetails = (error: unknown): VendorFailure =>
  error instanceof StripeError
    ? new VendorFailure({ ...CALL, kind: kindOf(error), code: error.code ?? `${error.statusCode ?? error.type}` })
    : asVendorFailure(CALL, error);

export const withSafeErrors = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw withoutDetails(error);
  }
};
