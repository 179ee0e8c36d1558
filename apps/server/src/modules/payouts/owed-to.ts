import { negateCents, sumCents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { balanceOf } from '../ledger/index.ts';

/** All that is owed to a party; negative where they owe. */
export const owedTo = async (tx: Tx, partyId: string): Promise<Cents> =>
  negateCents(
    sumCents([
      await balanceOf(tx, 'groomer_payable', partyId),
      await balanceOf(tx, 'tips_payable', partyId),
      await balanceOf(tx, 'owner_payable', partyId),
    ]),
  );
