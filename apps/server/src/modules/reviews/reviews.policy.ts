import type { REVIEWS_ABILITIES } from '@tailgate/contract';
import { everyRow, forAnyone, forViewer, type Policy } from '../../platform/access/policy.ts';

export const reviewsPolicy: Policy<typeof REVIEWS_ABILITIES> = {
  // A hidden review gets no words below it.
  'review.reply': forViewer(
    (viewer) => (review) =>
      review.and([review('reviews.provider_id', '=', viewer.accountId), review('reviews.hidden_at', 'is', null)]),
  ),
  // Whoever sees a review can report it.
  'review.report': forAnyone(() => (review) => review('reviews.hidden_at', 'is', null)),
  // The rows say that only staff may.
  'review.moderate': forAnyone(() => everyRow()),
};
