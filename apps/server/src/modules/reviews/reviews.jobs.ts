import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { enqueue, job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { askForReview, type ReviewToAskFor } from './ask-for-review.ts';

/** After the receipt or the link to pay has been read. */
const ASKED_AFTER_S = 3 * 3600;

const askLater = job<ReviewToAskFor>({
  task: 'reviews.ask-for-review',
  run: ({ siteId, ...review }, platform) => platform.db.inSite(siteId, (tx) => askForReview(tx, review, platform)),
});

/** With the completion of an order, which happens once: neither a no-show nor a later payment asks. */
export const askForReviewLater = (tx: Tx, review: ReviewToAskFor, { clock }: Platform): Promise<void> =>
  enqueue(tx, askLater, review, { runAt: secondsAfter(clock.now(), ASKED_AFTER_S) });

export const reviewsJobs = [askLater];
