import { negateCents, type Cents } from '@tailgate/values/money';
import { ofParty, paymentEntries, withoutZeros } from './completion.rules.ts';
import type { LedgerEntry, LedgerKind } from './ledger.terms.ts';

/**
 * Of a tip that was added after the visit. These transactions name the appointment, and are no part of its order:
 * refunds and disputes of the order leave them alone.
 */
export const LATER_TIP_KINDS = ['tip', 'tip_dispute', 'tip_reversal'] as const satisfies readonly LedgerKind[];
export const isOfLaterTip = (kind: LedgerKind): boolean => LATER_TIP_KINDS.some((ofTip) => ofTip === kind);

/** Paid by card, and all of it owed to the groomer: the site bears what processing the card costs. */
export const laterTipEntries = (
  amountCents: Cents,
  people: { readonly customerId: string; readonly groomerId: string },
): readonly LedgerEntry[] =>
  withoutZeros([
    ofParty('customer_receivable', people.customerId, amountCents, 'order'),
    ofParty('tips_payable', people.groomerId, negateCents(amountCents), 'tip'),
    ...paymentEntries('card', amountCents, people),
  ]);
