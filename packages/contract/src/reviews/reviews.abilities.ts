import { byPolicy } from '../ability.ts';

export const REVIEWS_ABILITIES = {
  /** As the groomer who was reviewed. */
  'review.reply': byPolicy('reviews'),
  'review.report': byPolicy('reviews'),
  'review.moderate': byPolicy('reviews'),
};
