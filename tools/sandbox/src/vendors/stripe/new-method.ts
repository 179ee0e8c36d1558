import { createHash } from 'node:crypto';
import { required } from './endpoint.ts';
import { formIn, metadataIn, textIn, type Form } from './form.ts';
import { newStripeId, nowInSeconds, type StripeObject } from './shelf.ts';
import { badValue, cardError, noSuch, rawCardRefused } from './stripe-errors.ts';
import { INCORRECT_NUMBER, testCard, TEST_NAMES } from './test-cards.ts';

const yearOf = (typed: string) => (typed.length === 2 ? 2000 + Number(typed) : Number(typed));

const expiryIn = (card: Form) => {
  const month = Number(required(card, 'exp_month'));
  const year = yearOf(required(card, 'exp_year'));
  // real time: as the vendor's
  const now = new Date();
  const isPast = year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1);
  if (!(month >= 1 && month <= 12))
    throw cardError({ code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." });
  if (!Number.isInteger(year) || isPast || year > now.getUTCFullYear() + 50)
    throw cardError({ code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." });
  return { exp_month: month, exp_year: year };
};

/** A payment method of a test card, typed into the fields of Stripe.js. The number is looked at here and kept nowhere. */
export const typedMethod = (form: Form): StripeObject => {
  const card = formIn(form, 'card');
  const number = required(card, 'number').replaceAll(/[\s-]/g, '');
  const known = testCard(number);
  if (!known) throw cardError(INCORRECT_NUMBER);
  const cvc = textIn(card, 'cvc');
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
    throw cardError({ code: 'invalid_cvc', message: "Your card's security code is invalid." });
  return {
    id: newStripeId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null },
    card: {
      brand: known.brand,
      country: 'US',
      ...expiryIn(card),
      fingerprint: createHash('sha256').update(`sandbox ${number}`).digest('hex').slice(0, 16),
      funding: 'credit',
      last4: number.slice(-4),
    },
    created: nowInSeconds(),
    customer: null,
    livemode: false,
    metadata: metadataIn(form),
    type: 'card',
  };
};

/** The card behind a name of the test mode: `visa` of `pm_card_visa` and `tok_visa`. */
const namedMethod = (name: string): StripeObject | undefined => {
  const number = TEST_NAMES[name];
  return number === undefined
    ? undefined
    : typedMethod({ card: { number, exp_month: '4', exp_year: '2040', cvc: '123' } });
};

/** `pm_card_visa` and its like: every use makes another method of that card, for whoever has the secret key. */
export const methodOfTestMode = (id: string): StripeObject | undefined =>
  id.startsWith('pm_card_') ? namedMethod(id.slice('pm_card_'.length)) : undefined;

/**
 * A payment method asked for over the API. Card numbers are taken from the fields of Stripe.js only, whatever the key;
 * tests use tokens of the test mode (`card[token]=tok_visa`).
 */
export const askedMethod = (form: Form, isPublishable: boolean): StripeObject => {
  if (required(form, 'type') !== 'card') throw badValue('type', 'Only cards are supported.', 'parameter_unknown');
  const card = formIn(form, 'card');
  if (textIn(card, 'number') !== undefined) throw rawCardRefused(isPublishable);
  const token = required(card, 'token');
  const method = isPublishable ? undefined : namedMethod(token.replace(/^tok_/, ''));
  if (!method) throw noSuch('token', token.slice(0, 60), 'card[token]', 400);
  return method;
};
