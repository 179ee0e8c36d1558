import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, instant, pageOf, pageQuery, text } from '../schemas.ts';
import { MAX_RATING, MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS, REVIEWABLE_FILTERS } from './reviews.facts.ts';
import { petServices, review } from './reviews.schemas.ts';

const ORDERS = '/v2/service-review/customer/orders';
const ORDER = `${ORDERS}/:id` as const;
const addition = 'The specification shows no call by which a customer reviews an order (U-127).';
// A review is what a person says.
const customer = signedInAs(['customer'], { whileImpersonating: 'barred' });
const params = z.object({ id: ref('ownAppointment.manage') });

/** A completed order, with what its customer said about it. */
const reviewedOrder = z.object({
  id,
  appointmentStart: instant,
  timeZone: z.string(),
  serviceProvider: z.object({ id, displayName: z.string() }),
  petServices,
  /** It is completed and has no review. */
  canReview: z.boolean(),
  review: review.extend({ editableUntil: instant, canEdit: z.boolean(), isHidden: z.boolean() }).nullable(),
});

const givenReview = z.object({
  rating: z.number().int().min(1).max(MAX_RATING),
  comment: text(MAX_REVIEW_LENGTH).trim().default(''),
  photoIds: z.array(ref('image.use')).max(MAX_REVIEW_PHOTOS).default([]),
});

export const customerReviewRows = {
  listReviewableOrders: endpoint({
    method: 'GET',
    path: ORDERS,
    summary: 'The completed orders of the customer, the latest first: all, those without a review, or those with one.',
    access: signedInAs(['customer']),
    shows: ['reviews'],
    query: z.object({ filter: z.enum(REVIEWABLE_FILTERS).default('all'), ...pageQuery }),
    answer: pageOf(reviewedOrder),
    addition,
  }),
  getReviewableOrder: endpoint({
    method: 'GET',
    path: ORDER,
    summary: 'An order of the customer with its review, and whether it can be reviewed or the review changed.',
    access: signedInAs(['customer']),
    shows: ['reviews'],
    params,
    answer: reviewedOrder,
    errors: ['not_found'],
    addition,
  }),
  submitReview: endpoint({
    method: 'POST',
    path: ORDER,
    summary: 'Reviews a completed order of the customer, once.',
    access: customer,
    activity: 'Reviewed an appointment',
    changes: ['reviews'],
    params,
    body: givenReview,
    answer: reviewedOrder,
    errors: ['not_found', 'illegal_transition', 'conflict'],
    limit: ['reviewsPerAccount'],
    addition,
  }),
  editReview: endpoint({
    method: 'PUT',
    path: ORDER,
    summary: 'Replaces the review of an order, within 30 days after it was written.',
    access: customer,
    activity: 'Changed a review',
    changes: ['reviews'],
    params,
    body: givenReview,
    answer: reviewedOrder,
    errors: ['not_found', 'illegal_transition'],
    limit: ['reviewsPerAccount'],
    addition,
  }),
  deleteReview: endpoint({
    method: 'DELETE',
    path: ORDER,
    summary: 'Deletes the review of an order, unless staff has hidden it.',
    access: customer,
    activity: 'Deleted a review',
    changes: ['reviews'],
    params,
    errors: ['not_found', 'illegal_transition'],
    addition,
  }),
};
