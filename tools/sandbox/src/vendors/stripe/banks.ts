import { createHash } from 'node:crypto';
import { foundAt, required, type StripeWorld } from './endpoint.ts';
import { formIn, textIn, type Form } from './form.ts';
import { newStripeId } from './shelf.ts';
import { badValue, refused } from './stripe-errors.ts';

/** Stripe's test account number ending like this takes a payout and sends it back. */
export const RETURNING_BANK = '1116';

/** The routing number of Stripe's test bank; others exist too, and are called differently. */
const TEST_ROUTING = '110000000';

export const bankEnding = (lastFour: string, fingerprint = `demo${lastFour}`, bankName = 'STRIPE TEST BANK') => ({
  id: newStripeId('ba'),
  object: 'bank_account',
  bank_name: bankName,
  country: 'US',
  currency: 'usd',
  fingerprint,
  last4: lastFour,
  metadata: {},
  status: 'new',
});
export type Bank = ReturnType<typeof bankEnding>;

/** The first digits say which Federal Reserve district; the last one is a checksum over all of them. */
const isRoutingNumber = (typed: string): boolean => {
  if (!/^\d{9}$/.test(typed)) return false;
  const sum = typed.split('').reduce((total, digit, place) => total + Number(digit) * ([3, 7, 1][place % 3] ?? 0), 0);
  return sum % 10 === 0;
};

/** Looked at here and kept nowhere, except for the last four digits and a fingerprint. */
export const bankOf = (bank: Form, name: string): Bank => {
  const number = required(bank, 'account_number');
  const routing = textIn(bank, 'routing_number') ?? '';
  if (!isRoutingNumber(routing))
    throw badValue(`${name}[routing_number]`, 'Invalid routing number.', 'routing_number_invalid');
  if (!/^\d{4,17}$/.test(number))
    throw badValue(`${name}[account_number]`, 'Invalid account number.', 'account_number_invalid');
  const fingerprint = createHash('sha256').update(`sandbox ${routing} ${number}`).digest('hex').slice(0, 16);
  return bankEnding(number.slice(-4), fingerprint, routing === TEST_ROUTING ? undefined : 'SANDBOX CREDIT UNION');
};

/** What a browser put behind a token, which works once. */
export const spendToken = (
  { state }: StripeWorld,
  token: string,
  kind: 'account' | 'bank_account',
  param: string,
): unknown => {
  const known = foundAt(state.tokens, 'token', token, param);
  if (known['type'] !== kind) throw badValue(param, `The token is not of type ${kind}.`, 'parameter_invalid');
  if (known['used'] === true) throw refused('You cannot use a Stripe token more than once.', 'token_already_used');
  state.tokens.change(token, { used: true });
  return known[kind];
};

/** A token that a browser made, once, or the number itself. */
export const bankAccountIn = (world: StripeWorld, form: Form): Bank | undefined => {
  const token = textIn(form, 'external_account');
  if (token !== undefined) return spendToken(world, token, 'bank_account', 'external_account') as Bank;
  const bank = formIn(form, 'external_account');
  return textIn(bank, 'object') === undefined ? undefined : bankOf(bank, 'external_account');
};
