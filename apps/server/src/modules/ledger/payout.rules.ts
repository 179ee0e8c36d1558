import { cents, negateCents, subtractCents, sumCents, type Cents } from '@tailgate/values/money';
import { ofParty, ofSite, withoutZeros } from './completion.rules.ts';
import type { LedgerEntry } from './ledger.terms.ts';

/** What is owed to a groomer or van owner by account; negative where they owe. */
export type OwedByAccount = Readonly<Partial<Record<'groomer_payable' | 'tips_payable' | 'owner_payable', Cents>>>;

/** What of it a payout of no more than this takes, account by account. Who owes on one of them is paid less of the others. */
export const partOf = (owed: OwedByAccount, atMostCents: Cents): OwedByAccount => {
  if (sumCents(Object.values(owed)) <= atMostCents) return owed;
  let left = atMostCents;
  const taken = Object.entries(owed).map(([account, amount]) => {
    const part = cents(Math.max(0, Math.min(amount, left)));
    left = subtractCents(left, part);
    return [account, part] as const;
  });
  return Object.fromEntries(taken);
};

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
