import { cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { loyaltyTermsOf } from './loyalty-terms-of.ts';
import { countOnAccount, insertCountedVisit } from './loyalty.queries.ts';

/** Counts a visit with its completion, by the terms of that moment, and gives the reward where it is due. */
export const countVisit = async (
  tx: Tx,
  visit: {
    readonly appointmentId: string;
    readonly providerId: string;
    readonly customerId: string;
  },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const terms = await loyaltyTermsOf(tx, visit.providerId);
  if (!terms.isOn) return;
  const now = clock.now();
  const isEarned = await countOnAccount(tx, visit, { terms, now });
  await insertCountedVisit(tx, visit, isEarned ? terms.rewardCents : cents(0), now);
};
