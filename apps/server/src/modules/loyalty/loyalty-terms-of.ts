import type { Tx } from '../../platform/db/database.ts';
import { changesOf, type LoyaltyTerms } from './loyalty.queries.ts';
import { FIRST_TERMS } from './loyalty.rules.ts';

/** What a groomer promises now. */
export const loyaltyTermsOf = async (tx: Tx, providerId: string): Promise<LoyaltyTerms> => {
  const [latest] = await changesOf(tx, providerId, 1);
  if (!latest) return FIRST_TERMS;
  const { isOn, visits, rewardCents } = latest;
  return { isOn, visits, rewardCents };
};
