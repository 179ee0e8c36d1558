import { type Form, formIn, textIn } from './form.ts';
import type { Shelf, StripeObject, StripeState } from './shelf.ts';
import { badValue, missing, noSuch, refused } from './stripe-errors.ts';
import type { Webhooks } from './webhooks.ts';

export interface StripeCall {
  readonly params: Readonly<Record<string, string>>;
  /** The body of a write, the query of a read. */
  readonly form: Form;
  readonly isPublishable: boolean;
  /** The connected account that the call is made for. */
  readonly account: string | undefined;
}

export interface StripeEndpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Browsers call it with the publishable key. */
  readonly fromBrowsers?: boolean;
  /** Files are larger than forms. */
  readonly mostBytes?: number;
  /** Called by the pages behind the fields of Stripe.js alone: from their own origin. */
  readonly isInternal?: boolean;
  run(call: StripeCall): object;
}

export interface StripeWorld {
  readonly state: StripeState;
  readonly webhooks: Webhooks;
}

export const required = (form: Form, param: string): string => {
  const value = textIn(form, param);
  if (value === undefined) throw missing(param);
  return value;
};

/** Stripe's own bounds of an amount. */
const MOST_CENTS = 99_999_999;
export const LEAST_CHARGE_CENTS = 50;

export const amountIn = (form: Form, least = 1, param = 'amount'): number => {
  const text = required(form, param);
  if (!/^-?\d{1,12}$/.test(text)) throw badValue(param, `Invalid integer: ${text.slice(0, 20)}`);
  const amount = Number(text);
  if (amount < least)
    throw badValue(
      param,
      `Amount must be at least ${least} cents.`,
      amount < 1 ? 'parameter_invalid_integer' : 'amount_too_small',
    );
  if (amount > MOST_CENTS) throw badValue(param, 'Amount must be no more than $999,999.99', 'amount_too_large');
  return amount;
};

export const currencyIn = (form: Form): string => {
  const currency = required(form, 'currency').toLowerCase();
  if (currency !== 'usd') throw badValue('currency', `Invalid currency: ${currency.slice(0, 3)}`, 'invalid_currency');
  return currency;
};

/** Named in the path: 404. Named in a parameter: 400. */
export const foundAt = (shelf: Shelf, what: string, id: string, param = 'id'): StripeObject => {
  const object = shelf.get(id);
  if (!object) throw noSuch(what, id.slice(0, 60), param, param === 'id' ? 404 : 400);
  return object;
};

/** An intent that a browser may see: it proves by the client secret which one it was given. */
export const clientNamed =
  (shelf: Shelf, what: string, title: string) =>
  ({ params, form, isPublishable }: StripeCall): StripeObject => {
    const intent = foundAt(shelf, what, params['id'] ?? '');
    if (isPublishable && textIn(form, 'client_secret') !== intent['client_secret'])
      throw refused(`The client_secret provided does not match the ${title}.`, 'resource_missing', {
        param: 'client_secret',
      });
    return intent;
  };

/** `created[gte]` and `created[lt]` of a list. */
export const isCreatedIn = (form: Form, { created }: StripeObject): boolean => {
  const range = formIn(form, 'created');
  return created >= Number(textIn(range, 'gte') ?? 0) && created < Number(textIn(range, 'lt') ?? Infinity);
};

const MOST_LISTED = 100;
export const listOf = (url: string, objects: readonly StripeObject[], form: Form) => {
  const limit = Math.min(Math.max(Number(textIn(form, 'limit') ?? 10) || 10, 1), MOST_LISTED);
  const after = textIn(form, 'starting_after');
  const start = after === undefined ? 0 : objects.findIndex(({ id }) => id === after) + 1;
  return {
    object: 'list',
    url,
    has_more: objects.length > start + limit,
    data: objects.slice(start, start + limit),
  };
};

export const isTrue = (form: Form, name: string) => textIn(form, name) === 'true';
