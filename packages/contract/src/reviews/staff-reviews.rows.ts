import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, instant, pageOf, pageQuery, requiredText } from '../schemas.ts';
import { MAX_MODERATION_REASON_LENGTH, REVIEW_REPORT_REASONS, STAFF_REVIEW_FILTERS } from './reviews.facts.ts';
import { review } from './reviews.schemas.ts';

const REVIEWS = '/v2/staff/reviews';
const addition = 'The specification shows no call for those who watch over reviews.';
const staff = signedInAs(['staff'], { duty: DUTY_FOR.reviews, whileImpersonating: 'barred' });
const params = z.object({ id: ref('review.moderate') });
const body = z.object({ reason: requiredText(MAX_MODERATION_REASON_LENGTH) });
const person = z.object({ id, displayName: z.string() });

const staffReview = review.extend({
  orderId: id,
  customer: person,
  serviceProvider: person,
  isHidden: z.boolean(),
  /** The last one of staff, to hide or to keep it. */
  decision: z.object({ date: instant, reason: z.string(), by: z.string() }).nullable(),
  /** The newest first. */
  reports: z.array(
    z.object({
      reason: z.enum(REVIEW_REPORT_REASONS),
      note: z.string(),
      date: instant,
      by: z.string(),
      /** The groomer who was reviewed. */
      byGroomer: z.boolean(),
      isAnswered: z.boolean(),
    }),
  ),
});

export const staffReviewRows = {
  listReportedReviews: endpoint({
    method: 'GET',
    path: REVIEWS,
    summary: 'Reviews of the site: those with a report that nobody answered, hidden ones, or all, the latest first.',
    access: signedInAs(['staff'], { duty: DUTY_FOR.reviews }),
    shows: ['reviews'],
    query: z.object({ filter: z.enum(STAFF_REVIEW_FILTERS).default('reported'), ...pageQuery }),
    answer: pageOf(staffReview).extend({ counts: z.record(z.enum(['reported', 'hidden']), z.number().int()) }),
    addition,
  }),
  hideReview: endpoint({
    method: 'POST',
    path: `${REVIEWS}/:id/hide`,
    summary: 'Hides a review with a reason; it no longer counts, and its reports are answered.',
    access: staff,
    activity: 'Hid a review',
    changes: ['reviews'],
    params,
    body,
    answer: staffReview,
    errors: ['not_found'],
    addition,
  }),
  showReview: endpoint({
    method: 'POST',
    path: `${REVIEWS}/:id/show`,
    summary: 'Shows a hidden review again, or keeps a reported one; its reports are answered.',
    access: staff,
    activity: 'Kept a review',
    changes: ['reviews'],
    params,
    body,
    answer: staffReview,
    errors: ['not_found'],
    addition,
  }),
};
