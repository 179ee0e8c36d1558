import Stripe from 'stripe';

const { StripeError } = Stripe.errors;

/** Errors of the SDK carry the card and the whole answer: none of that may reach a log. */
export const withoutDetails = (error: unknown): Error =>
  error instanceof StripeError
    ? new Error(`Payments vendor failed: ${error.type} ${error.statusCode ?? ''} ${error.code ?? ''}`.trim())
    : new Error('Payments vendor failed');

export const withSafeErrors = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw withoutDetails(error);
  }
};
