import type { Mutant } from './mutant.ts';

const PAYOUTS = 'apps/server/src/modules/payouts/payouts.test.ts';
const REFUNDS = 'apps/server/src/modules/refunds/refunds.test.ts';
const TIPS = 'apps/server/src/modules/orders/tips/tip-order.test.ts';
const TIP_OUTCOMES = 'apps/server/src/modules/orders/tips/tip-outcome.test.ts';
const PARALLEL_BANKS = 'apps/server/src/modules/merchant/parallel-changes.test.ts';

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
    name: 'outcome-of-later-tips',
    suite: TIP_OUTCOMES,
    test: 'once it was declined',
    source: {
      file: 'apps/server/src/modules/payments/payments.reactions.ts',
      find: "return charge.status === 'captured' ? settles(tx, charge, platform) : fails(tx, charge, platform);",
      replace: 'return (fails, settles(tx, charge, platform));',
    },
  },
  {
    name: 'window-of-later-tips',
    suite: TIPS,
    test: 'can be added for 7 days',
    source: {
      file: 'apps/server/src/modules/orders/tips/later-tip.rules.ts',
      find: "  if (now > lastTipAt(settled)) return 'too_late';\n",
      replace: '',
    },
  },
  {
    name: 'later-tips-apart-from-refunds',
    suite: TIPS,
    test: 'stays with the groomer when the visit is refunded',
    source: {
      file: 'apps/server/src/modules/ledger/ledger.queries.ts',
      find: "    .where('t.purpose', 'in', purposesOfBill(purpose))\n",
      replace: '',
    },
  },
  {
    name: 'later-tips-of-refunded-orders',
    suite: TIPS,
    test: 'is impossible before completion, after a no-show, while the visit is owed and once all of it was refunded',
    source: {
      file: 'apps/server/src/modules/orders/tips/later-tip.rules.ts',
      find: "  if (isGivenBack) return 'refunded';\n",
      replace: '',
    },
  },
  {
    name: 'cards-of-later-tips',
    suite: TIPS,
    test: 'is the customer of the appointment, with cards that this groomer can be paid with',
    source: {
      file: 'apps/server/src/modules/payments/charges/charges.queries.ts',
      find: "          holder('payment_holders.provider_id', '=', providerId),\n",
      replace: "          holder('payment_holders.provider_id', 'is not', null),\n",
    },
  },
  {
    name: 'proof-of-the-kept-bank',
    suite: PARALLEL_BANKS,
    test: 'a bank that was replaced before its change ended does not come back',
    source: {
      file: 'apps/server/src/modules/merchant/connected-accounts.queries.ts',
      find: "    .where('stripe_bank_id', '=', bank.id)\n",
      replace: '',
    },
  },
  {
    name: 'suspended-bank',
    suite: PARALLEL_BANKS,
    test: 'a refused change does not make the account ready while another change is under way',
    source: {
      file: 'apps/server/src/modules/merchant/connected-accounts.queries.ts',
      find: "    .where('asked', '=', sql<string>`${suspension}`)\n",
      replace: '',
    },
  },
  {
    name: 'lock-of-taxes',
    suite: 'apps/server/src/modules/orders/sales-taxes.test.ts',
    test: 'lose no change that is made in parallel',
    source: {
      file: 'apps/server/src/modules/sites/set-tax-place.ts',
      find: '  await lockRates(tx);\n',
      replace: '',
    },
  },
];
