import type { ReviewReportReason } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveReport } from './reviews.queries.ts';

/** Asks staff to look at a review. */
export const reportReview = async (
  tx: Tx,
  { accountId: reporterId }: Viewer,
  { reviewId, reason, note }: { readonly reviewId: string; readonly reason: ReviewReportReason; readonly note: string },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  await saveReport(tx, { reviewId, reporterId, reason, note }, clock.now());
};
