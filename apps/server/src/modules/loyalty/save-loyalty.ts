import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { loyaltyTermsOf } from './loyalty-terms-of.ts';
import { insertTerms, type LoyaltyTerms } from './loyalty.queries.ts';

/** Every change is kept. The same again is none. */
export const saveLoyalty = async (
  tx: Tx,
  { accountId: providerId }: Viewer,
  { isOn, visits, rewardCents }: LoyaltyTerms,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const terms = { isOn, visits, rewardCents };
  if (isDeepStrictEqual(await loyaltyTermsOf(tx, providerId), terms)) return;
  await insertTerms(tx, providerId, terms, clock.now());
};
