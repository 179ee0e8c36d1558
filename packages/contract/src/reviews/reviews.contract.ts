import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { ROLES } from '../roles.ts';
import { pageOf, pageQuery, requiredText, text } from '../schemas.ts';
import { customerReviewRows } from './customer-reviews.rows.ts';
import {
  MAX_RATING,
  MAX_REVIEW_REPLY_LENGTH,
  MAX_REVIEW_REPORT_LENGTH,
  REVIEW_FILTERS,
  REVIEW_REPORT_REASONS,
} from './reviews.facts.ts';
import { review, reviewSummary } from './reviews.schemas.ts';
import { staffReviewRows } from './staff-reviews.rows.ts';

const REVIEWS = '/v2/service-review';
// A reply is what the groomer says.
const groomer = signedInAs(['groomer'], { whileImpersonating: 'barred' });
const reply = z.object({ reviewId: ref('review.reply'), text: requiredText(MAX_REVIEW_REPLY_LENGTH) });

const flag = z
  .enum(['true', 'false', '1', '0'])
  .default('false')
  .transform((given) => given === 'true' || given === '1');
const stars = z.coerce.number().int().min(1).max(MAX_RATING).optional();

export const reviewsContract = {
  listReviews: endpoint({
    method: 'GET',
    path: `${REVIEWS}/service-provider`,
    summary:
      'The reviews of a provider, the newest first, with the average: all, of pets of a breed, with text, with photos, or with one number of stars (`only_rate`).',
    access: anyone(),
    shows: ['reviews'],
    query: z.object({
      service_provider_id: ref('provider.readPublicProfile'),
      limit: pageQuery.limit,
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      breed_id: ref('breed.use').optional(),
      with_review_text: flag,
      with_order_images: flag,
      only_rate: stars,
    }),
    answer: pageOf(review).extend({ page: z.number().int(), summary: reviewSummary }),
    errors: ['not_found'],
    limit: ['reviewsPerAddress'],
  }),
  listOwnReviews: endpoint({
    method: 'GET',
    path: `${REVIEWS}/groomer/reviews`,
    summary: 'The reviews of the groomer, the newest first, filtered, with the average and how many each filter shows.',
    access: signedInAs(['groomer']),
    shows: ['reviews'],
    query: z.object({ filter: z.enum(REVIEW_FILTERS).default('all'), only_rate: stars, ...pageQuery }),
    answer: pageOf(review).extend({
      summary: reviewSummary,
      /** For each filter, with the number of stars applied. */
      counts: z.record(z.enum(REVIEW_FILTERS), z.number().int()),
    }),
    addition: 'The groomer filters by what waits for a reply, also while not active.',
  }),
  submitReply: endpoint({
    method: 'POST',
    path: `${REVIEWS}/groomer/reply-submit`,
    summary: 'Replies to a review of the groomer, once.',
    access: groomer,
    activity: 'Replied to a review',
    changes: ['reviews'],
    body: reply,
    answer: review,
    errors: ['not_found', 'conflict'],
    limit: ['reviewsPerAccount'],
  }),
  editReply: endpoint({
    method: 'PUT',
    path: `${REVIEWS}/groomer/edit-reply`,
    summary: 'Changes a reply.',
    access: groomer,
    activity: 'Changed a reply to a review',
    changes: ['reviews'],
    body: reply,
    answer: review,
    errors: ['not_found', 'conflict'],
    limit: ['reviewsPerAccount'],
  }),
  deleteReply: endpoint({
    method: 'DELETE',
    path: `${REVIEWS}/groomer/delete-reply/:id`,
    summary: 'Deletes the reply to a review; the id is that of the review.',
    access: groomer,
    activity: 'Deleted a reply to a review',
    changes: ['reviews'],
    params: z.object({ id: ref('review.reply') }),
    errors: ['not_found', 'conflict'],
  }),
  reportReview: endpoint({
    method: 'POST',
    path: `${REVIEWS}/reviews/:id/report`,
    summary: 'Asks staff to look at a review. Reported again by the same person, the report is replaced.',
    access: signedInAs(ROLES, { whileImpersonating: 'allowed' }),
    activity: 'Reported a review',
    changes: ['reviews'],
    params: z.object({ id: ref('review.report') }),
    body: z.object({
      reason: z.enum(REVIEW_REPORT_REASONS),
      note: text(MAX_REVIEW_REPORT_LENGTH).trim().default(''),
    }),
    errors: ['not_found'],
    limit: ['reviewReportsPerAccount'],
    addition: 'The specification shows no call by which a review is reported.',
  }),
  ...customerReviewRows,
  ...staffReviewRows,
};
