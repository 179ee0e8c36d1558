import { cents, negateCents, subtractCents, sumCents, type Cents } from '@tailgate/values/money';
import { ofParty, ofSite, withoutZeros } from './completion.rules.ts';
import type { LedgerEntry } from './ledger.terms.ts';

/** What is owed to a groomer or van owner by account; negative where they owe. */
export type OwedByAccount = Readonly<Partial<Record<'groomer_payable' | 'tips_payable' | 'owner_payable', Cents>>>;

/** Pays out what is owed. An instant payout costs a fee, which the party pays. */
export const payoutEntries = (
  partyId: string,
  { groomer_payable = cents(0), tips_payable = cents(0), owner_payable = cents(0) }: OwedByAccount,
  feeCents: Cents = cents(0),
): readonly LedgerEntry[] => {
  const sent = subtractCents(sumCents([groomer_payable, tips_payable, owner_payable]), feeCents);
  if (sent <= 0 || feeCents < 0) throw new RangeError('A payout is more than nothing');
  return withoutZeros([
    ofParty('groomer_payable', partyId, groomer_payable, 'payout'),
    ofParty('tips_payable', partyId, tips_payable, 'payout'),
    ofParty('owner_payable', partyId, owner_payable, 'payout'),
    ofSite('platform_revenue', negateCents(feeCents), 'payout_fee'),
    ofSite('processor_clearing', negateCents(sent), 'payout'),
  ]);
};
