import type { Violation } from '../rules.ts';
import type { State } from '../state.ts';

/** What somebody sold for cash is their debt to the site until their own work pays it back. */
const debtViolations = ({ giftCardUses }: State): Violation[] =>
  giftCardUses
    .filter(({ sellerId, providerId }) => sellerId !== providerId)
    .map(({ amountCents }) => ({
      rule: 'debt-of-another',
      what: `a gift card that one groomer sold for cash paid ${amountCents} cents of another groomer’s visit`,
    }));

const bookViolations = ({ giftCards: { balanceCents, liabilityCents } }: State): Violation[] =>
  balanceCents === liabilityCents
    ? []
    : [{ rule: 'gift-card-books', what: `${balanceCents} cents on cards, ${liabilityCents} in the books` }];

export const ledgerViolations = (after: State): Violation[] => [
  ...debtViolations(after),
  ...bookViolations(after),
  ...(after.unbalanced > 0
    ? [{ rule: 'unbalanced-ledger' as const, what: `${after.unbalanced} transactions do not sum to zero` }]
    : []),
];

/** Instant payouts that were opened since the last look. */
export const payoutViolations = (before: State, after: State): Violation[] =>
  after.payouts
    .filter(({ id, kind }) => kind === 'instant' && !before.payouts.some((payout) => payout.id === id))
    .filter(({ takenCents, ripeCents }) => takenCents > Math.max(0, ripeCents))
    .map(({ takenCents, ripeCents }) => ({
      rule: 'young-income-paid-out',
      what: `${takenCents} cents were paid out, of which ${Math.max(0, ripeCents)} were older than two days`,
    }));
