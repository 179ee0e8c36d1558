import type { Mutant } from './mutant.ts';

const HELD = 'apps/server/src/modules/payouts/held-income.test.ts';
const RULES = 'apps/server/src/modules/payouts/available.rules.ts';
const RULES_TEST = 'apps/server/src/modules/payouts/available.rules.test.ts';
const LEDGER = 'apps/server/src/modules/ledger/ledger.queries.ts';

/** What an instant payout takes, and what waits. */
export const PAYOUT_MUTANTS: readonly Mutant[] = [
  {
    name: 'new-income-waits',
    suite: HELD,
    test: 'does not leave with an instant payout a minute after a card was charged',
    source: {
      file: 'apps/server/src/modules/payouts/open-payout.ts',
      find: '(await balanceNow(tx, providerId, platform)).availableCents',
      replace: '(await balanceNow(tx, providerId, platform)).owedCents',
    },
  },
  {
    name: 'income-of-exactly-two-days',
    suite: RULES_TEST,
    test: 'is income from exactly two days on',
    source: { file: RULES, find: 'from > now', replace: 'from >= now' },
  },
  {
    name: 'refunds-before-what-waits',
    suite: RULES_TEST,
    test: 'loses refunds before what waits does',
    source: {
      file: RULES,
      find: 'atLeastNothing(subtractCents(owedCents, heldCents))',
      replace: 'atLeastNothing(owedCents)',
    },
  },
  {
    name: 'usual-week',
    suite: HELD,
    test: 'a new account gets no more than the floor within seven days',
    source: { file: RULES, find: 'cents(Math.min(old, allowedCents))', replace: 'old' },
  },
  {
    name: 'instant-payouts-of-the-week',
    suite: HELD,
    test: 'a new account gets no more than the floor within seven days',
    source: {
      file: 'apps/server/src/modules/payouts/balance-now.ts',
      find: 'subtractCents(usual, taken)',
      replace: 'subtractCents(usual, cents(taken * 0))',
    },
  },
  {
    name: 'returned-payout-is-no-new-income',
    suite: 'apps/server/src/modules/payouts/payouts.test.ts',
    test: 'is taken back from the account and reversed, once',
    source: {
      file: LEDGER,
      find: "    .where(sql<boolean>`(select t.kind from ledger_transactions t where t.id = e.transaction_id) <> 'reversal'`)\n",
      replace: '',
    },
  },
  {
    name: 'own-income',
    suite: HELD,
    test: 'waits while what is older leaves',
    source: {
      file: LEDGER,
      find: ".where('e.party_id', '=', partyId)\n    .where('e.account', 'in'",
      replace: ".where('e.account', 'in'",
    },
  },
  {
    name: 'part-of-what-is-owed',
    suite: HELD,
    test: 'takes a part of what is owed where something is owed to us on another account',
    source: {
      file: 'apps/server/src/modules/ledger/record-payout.ts',
      find: 'atMostCents === undefined ? all : partOf(all, atMostCents)',
      replace: 'atMostCents === undefined ? all : (partOf(all, atMostCents), all)',
    },
  },
];
