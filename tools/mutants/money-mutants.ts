import type { Mutant } from './mutant.ts';

const PAYOUTS = 'apps/server/src/modules/payouts/payouts.test.ts';
const REFUNDS = 'apps/server/src/modules/refunds/refunds.test.ts';

/** Guards of money: what leaves again does so once, and never more than there is; rates change as they were seen. */
export const MONEY_MUTANTS: readonly Mutant[] = [
  {
    name: 'key-of-transfers',
    suite: PAYOUTS,
    test: 'is sent once although the answer came too late',
    source: {
      file: 'apps/server/src/vendors/payments/stripe-payouts.ts',
      find: '{ idempotencyKey: payoutId },',
      replace: '{},',
    },
  },
  {
    name: 'key-of-refunds',
    suite: REFUNDS,
    test: 'is pending while the processor does not answer, and finished later',
    source: {
      file: 'apps/server/src/vendors/payments/stripe.ts',
      find: '{ idempotencyKey: refundId },',
      replace: '{},',
    },
  },
  {
    name: 'rest-of-charges',
    suite: REFUNDS,
    test: 'is never more than was captured, whatever is asked at the same moment',
    source: {
      file: 'apps/server/src/modules/payments/open-refund.ts',
      find: ' || amountCents > left)',
      replace: ')',
    },
  },
  {
    name: 'forgotten-keys-of-payouts',
    suite: PAYOUTS,
    test: 'that was asked for more than a day ago is looked up, never sent a second time',
    source: {
      file: 'apps/server/src/modules/payouts/settle-payout.ts',
      find: 'const KEY_KEPT_MS = 20 * 3_600_000;',
      replace: 'const KEY_KEPT_MS = 40 * 3_600_000;',
    },
  },
  {
    name: 'returned-payouts-taken-back',
    suite: PAYOUTS,
    test: 'is taken back from the account and reversed, once',
    source: {
      file: 'apps/server/src/modules/payouts/settle-payout.ts',
      find: 'const back = await payments.takeBack({ payoutId, transferId });',
      replace: "const back = { state: 'done' };",
    },
  },
  {
    name: 'one-payout-a-week',
    suite: PAYOUTS,
    test: 'pays everybody who is owed something and has a bank, once a week',
    source: {
      file: 'apps/server/src/modules/payouts/open-payout.ts',
      find: 'if (week !== null && (await hasPayoutOfWeek(tx, providerId, week))) return undefined;',
      replace: '',
    },
  },
  {
    name: 'lock-of-taxes',
    suite: 'apps/server/src/modules/sites/tax-places.test.ts',
    test: 'lose no change that is made in parallel',
    source: {
      file: 'apps/server/src/modules/sites/set-tax-place.ts',
      find: '  await lockRates(tx, siteId);\n',
      replace: '',
    },
  },
];
