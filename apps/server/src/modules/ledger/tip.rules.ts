import { negateCents, type Cents } from '@tailgate/values/money';
import { ofParty, paymentEntries, withoutZeros } from './completion.rules.ts';
import type { LedgerEntry } from './ledger.terms.ts';

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
