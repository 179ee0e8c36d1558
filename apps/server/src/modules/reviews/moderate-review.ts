import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { decideReview, lockedReview } from './reviews.queries.ts';

/** Staff hide a review, or show it: what was reported about it is answered either way. */
export const moderateReview = async (
  tx: Tx,
  viewer: Viewer,
  { review, isHidden, reason }: { review: Rows<'reviews'>; isHidden: boolean; reason: string },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const locked = await lockedReview(tx, review);
  await decideReview(tx, locked, { isHidden, by: viewer.accountId, reason }, clock.now());
};
