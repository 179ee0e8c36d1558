import type { FastifyReply } from 'fastify';
import type { StripeObject } from './shelf.ts';

interface ErrorFields {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: StripeObject;
  readonly setup_intent?: StripeObject;
  readonly payment_method?: StripeObject;
}

/** An error object of Stripe's API with its status. */
export class StripeError extends Error {
  readonly status: number;
  readonly fields: ErrorFields;

  constructor(status: number, fields: ErrorFields) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
  }
}

const DOCS = 'https://stripe.com/docs/error-codes/';

export const errorBody = ({ fields }: StripeError) => ({
  error: { ...fields, ...(fields.code !== undefined && { doc_url: `${DOCS}${fields.code.replaceAll('_', '-')}` }) },
});

export const sendError = (reply: FastifyReply, error: StripeError): FastifyReply =>
  reply.code(error.status).send(errorBody(error));

const invalid = (message: string, more: Partial<ErrorFields> = {}, status = 400) =>
  new StripeError(status, { type: 'invalid_request_error', message, ...more });

export const noKey = () => invalid('You did not provide an API key.', {}, 401);
export const wrongKey = () => invalid('Invalid API Key provided.', {}, 401);
export const notForPublishableKeys = () =>
  invalid('This API call cannot be made with a publishable API key.', { code: 'secret_key_required' }, 403);
/** Numbers are typed into the fields of Stripe.js, and nowhere else. */
export const rawCardRefused = (isPublishable: boolean) =>
  invalid(
    isPublishable
      ? 'This integration surface is unsupported for publishable key tokenization. Use Stripe.js and its Elements.'
      : 'Sending credit card numbers directly to the Stripe API is generally unsafe. Use test tokens, like tok_visa.',
    {},
    402,
  );
export const notForOtherPages = () => invalid('Only the fields of Stripe.js may call this.', {}, 403);
export const missing = (param: string) =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
export const badValue = (param: string, message: string, code = 'parameter_invalid_integer') =>
  invalid(message, { code, param });
export const noSuch = (what: string, id: string, param: string, status = 404) =>
  invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, status);
export const refused = (message: string, code?: string, more: Partial<ErrorFields> = {}) =>
  invalid(message, { ...more, ...(code !== undefined && { code }) });

export const outage = (status: number) =>
  new StripeError(status, {
    type: status === 429 ? 'invalid_request_error' : 'api_error',
    message: status === 429 ? 'Too many requests.' : 'An unknown error occurred.',
    ...(status === 429 && { code: 'rate_limit' }),
  });

export const keyReused = () =>
  new StripeError(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });
export const keyInUse = () =>
  new StripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this idempotency key.',
  });

export const cardError = (
  decline: { readonly code: string; readonly declineCode?: string | undefined; readonly message: string },
  more: Pick<ErrorFields, 'charge' | 'payment_intent' | 'setup_intent' | 'payment_method'> = {},
) =>
  new StripeError(402, {
    type: 'card_error',
    code: decline.code,
    ...(decline.declineCode !== undefined && { decline_code: decline.declineCode }),
    message: decline.message,
    ...more,
  });
