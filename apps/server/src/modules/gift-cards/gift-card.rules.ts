import { negateCents, type Cents } from '@tailgate/values/money';
import type { LedgerEntry } from '../ledger/index.ts';

/** The groomer has the cash and owes it; whoever has the card is owed the work. Taken back, the other way round. */
export const giftCardEntries = (
  groomerId: string,
  amountCents: Cents,
  what: 'sold' | 'takenBack',
): readonly LedgerEntry[] => {
  const amount = what === 'sold' ? amountCents : negateCents(amountCents);
  return [
    { account: 'groomer_payable', partyId: groomerId, amountCents: amount, reason: 'gift_card' },
    { account: 'gift_card_liability', partyId: null, amountCents: negateCents(amount), reason: 'gift_card' },
  ];
};
