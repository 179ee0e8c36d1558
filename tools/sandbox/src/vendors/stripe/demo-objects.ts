import { derivedFrom, EVERYBODY } from './account-state.ts';
import { bankEnding } from './banks.ts';
import { nowInSeconds, type StripeObject, type StripeState } from './shelf.ts';
import { cardEnding } from './test-cards.ts';

const CUSTOMER = /^cus_demo[0-9a-f]{24}$/;
const ACCOUNT = /^acct_demo(due|)(\d{4})[0-9a-f]{24}$/;
const METHOD = /^pm_demo(\d{4})([0-9a-f]{24})$/;
const INTENT = /^pi_demo(\d{1,8})x([0-9a-f]{32})$/;

/**
 * The cards of the demo world outlive a restart, which empties everything else: their ids say what they are. The method
 * `pm_demo4242…` is the test card that ends in 4242, of the customer whose id ends alike; `acct_demo6789…` is paid to the
 * bank account that ends in 6789, and Stripe wants a photo of the ID of `acct_demodue6789…`; `pi_demo9500x…` was a payment of 95 dollars.
 */
export const knownFromDemo = (state: StripeState, id: string): StripeObject | undefined => {
  const common = { id, created: nowInSeconds(), livemode: false, metadata: {} };
  if (CUSTOMER.test(id)) return state.customers.put({ ...common, object: 'customer' });
  const [, due, bank] = ACCOUNT.exec(id) ?? [];
  if (bank !== undefined) {
    const person = { ...EVERYBODY, review: due === 'due' ? ('document_soon' as const) : EVERYBODY.review };
    const derived = derivedFrom(person, { ...bankEnding(bank), id: id.replace(/^acct_demo(?:due)?/, 'ba_demo') });
    return state.accounts.put({ ...common, object: 'account', type: 'custom', person, ...derived });
  }
  const [, amount, number] = INTENT.exec(id) ?? [];
  if (amount !== undefined && number !== undefined) return paidInDemo(state, id, Number(amount), `ch_demo${number}`);
  const [, lastFour = '', holder = ''] = METHOD.exec(id) ?? [];
  const card = cardEnding(lastFour);
  if (!card) return undefined;
  return state.methods.put({
    ...common,
    object: 'payment_method',
    card: {
      brand: card.brand,
      country: 'US',
      exp_month: 12,
      exp_year: 2030,
      fingerprint: lastFour,
      funding: 'credit',
      last4: lastFour,
    },
    customer: `cus_demo${holder}`,
    type: 'card',
  });
};

/** A payment of the demo world's past, with the charge that refunds need. */
const paidInDemo = (state: StripeState, id: string, amount: number, chargeId: string): StripeObject => {
  const common = { created: nowInSeconds(), currency: 'usd', livemode: false, metadata: {}, amount };
  state.charges.put({
    ...common,
    id: chargeId,
    object: 'charge',
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    paid: true,
    payment_intent: id,
    refunded: false,
    status: 'succeeded',
  });
  return state.intents.put({
    ...common,
    id,
    object: 'payment_intent',
    amount_received: amount,
    last_payment_error: null,
    latest_charge: chargeId,
    status: 'succeeded',
  });
};
