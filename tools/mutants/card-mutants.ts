import type { Mutant } from './mutant.ts';

const CARDS = 'apps/server/src/modules/payments/cards/cards.test.ts';
const PAGES = 'apps/server/src/platform/http/serve-web.test.ts';
const BANKS = 'apps/server/src/modules/orders/dues/banks-that-ask.test.ts';
const ORDERS = 'apps/server/src/modules/orders/terms/card-orders.test.ts';
const AT_PROCESSOR = 'apps/server/src/vendors/payments/stripe-cards.ts';

/** Guards of cards: only what was set up for somebody is kept for them, and banks are asked where they want to be. */
export const CARD_MUTANTS: readonly Mutant[] = [
  {
    name: 'holder-of-setups',
    suite: CARDS,
    test: 'is kept for whom it was set up, and for nobody else',
    source: {
      file: AT_PROCESSOR,
      find: "if (status !== 'succeeded' || idOf(customer) !== customerId) return NOT_THEIRS;",
      replace:
        "if (status !== 'succeeded' || method === null || typeof method === 'string') return NOT_THEIRS;\n      return cardOf(method);",
    },
  },
  {
    name: 'end-of-setups',
    suite: CARDS,
    test: 'is kept once its setup has succeeded, and not while its holder has still to confirm it, or did not',
    source: {
      file: AT_PROCESSOR,
      find: "if (status !== 'succeeded' || idOf(customer) !== customerId) return NOT_THEIRS;\n      // The customer may have had it forgotten since.\n      if (method === null || typeof method === 'string' || idOf(method.customer) !== customerId) return NOT_THEIRS;",
      replace:
        "if (status === 'canceled' || idOf(customer) !== customerId) return NOT_THEIRS;\n      if (method === null || typeof method === 'string') return NOT_THEIRS;",
    },
  },
  {
    name: 'bank-asked-by-links',
    suite: BANKS,
    test: 'gets its page, and what is owed is paid once they did',
    source: {
      file: 'apps/server/src/vendors/payments/stripe.ts',
      find: '...(isPayerPresent ? { use_stripe_sdk: true } : { off_session: true }),',
      replace: '...(isPayerPresent ? { off_session: true } : { off_session: true }),',
    },
  },
  {
    name: 'given-up-payments',
    suite: BANKS,
    test: 'and left can pay with another card at once: the first is given up',
    source: {
      file: 'apps/server/src/modules/payments/charges/settle-charge.ts',
      find: 'return isGivenUp || isTooLateToConfirm(',
      replace: 'return isTooLateToConfirm(',
    },
  },
  {
    name: 'end-of-waiting-for-banks',
    suite: BANKS,
    test: 'and never comes back is waited for no longer than 15 minutes',
    source: {
      file: 'apps/server/src/modules/payments/charges/settle-charge.ts',
      find: 'isGivenUp || isTooLateToConfirm(charge.openedAt, clock.now())',
      replace: 'isGivenUp',
    },
  },
  {
    name: 'bank-asks-no-decline',
    suite: ORDERS,
    test: 'waits for the customer where their bank wants them to confirm: a payment link goes on',
    source: {
      file: 'apps/server/src/modules/orders/completion/pay-order.ts',
      find: "code === AUTHENTICATION_REQUIRED && role !== 'customer'",
      replace: "code === '' && role !== 'customer'",
    },
  },
  {
    name: 'frames-of-cards',
    suite: PAGES,
    test: 'are those of Stripe.js',
    source: {
      file: 'apps/server/src/platform/http/serve-web.ts',
      find: "`frame-src 'self' ${cards}${frames}`",
      replace: "'frame-src *'",
    },
  },
];
