import { reviewsContract } from '@tailgate/contract';
import { found } from '../../platform/failure.ts';
import { bindModule } from '../../platform/http/call.ts';
import { deleteReview, editReview } from './edit-review.ts';
import { moderateReview } from './moderate-review.ts';
import { deleteReply, editReply, submitReply } from './reply-to-review.ts';
import { reportReview } from './report-review.ts';
import {
  orderAnswer,
  ordersAnswer,
  reviewAnswer,
  reviewsAnswer,
  staffReviewAnswer,
  staffReviewsAnswer,
  summaryAnswer,
} from './review-answers.ts';
import { reviewsPolicy } from './reviews.policy.ts';
import {
  countForStaff,
  countReviews,
  reviewNamed,
  reviewableOrder,
  reviewableOrders,
  reviewsForStaff,
  reviewsOfProvider,
  staffReviewNamed,
} from './reviews.view.ts';
import { submitReview } from './submit-review.ts';

export const reviewsRoutes = bindModule('reviews', reviewsContract, reviewsPolicy, {
  listReviews: async ({ tx, platform, query, allowedIds, idOf }) => {
    const { limit, page, only_rate: stars, breed_id: breed } = query;
    const [id] = await allowedIds(tx, [query.service_provider_id]);
    const providerId = found(id);
    const filters = [
      ...(query.with_review_text ? (['withText'] as const) : []),
      ...(query.with_order_images ? (['withPhotos'] as const) : []),
    ];
    const wanted = { providerId, filters, stars, breedId: breed && idOf(breed) };
    const offset = (page - 1) * limit;
    const { rows, total } = await reviewsOfProvider(tx, wanted, { limit, offset });
    const items = await reviewsAnswer(tx, rows, platform);
    return { items, total, limit, offset, page, summary: await summaryAnswer(tx, providerId) };
  },
  listOwnReviews: async ({ tx, platform, viewer, query: { filter, only_rate: stars, ...page } }) => {
    const { accountId: providerId } = viewer;
    const { rows, total } = await reviewsOfProvider(tx, { providerId, filters: [filter], stars }, page);
    return {
      items: await reviewsAnswer(tx, rows, platform),
      total,
      ...page,
      summary: await summaryAnswer(tx, providerId),
      counts: await countReviews(tx, providerId, stars),
    };
  },
  submitReply: async ({ tx, platform, body: { reviewId, text }, allowed }) => {
    const review = allowed(reviewId);
    await submitReply(tx, { review, text }, platform);
    return await reviewAnswer(tx, await reviewNamed(tx, review), platform);
  },
  editReply: async ({ tx, platform, body: { reviewId, text }, allowed }) => {
    const review = allowed(reviewId);
    await editReply(tx, { review, text }, platform);
    return await reviewAnswer(tx, await reviewNamed(tx, review), platform);
  },
  deleteReply: async ({ tx, params, allowed }) => {
    await deleteReply(tx, allowed(params.id));
  },
  reportReview: async ({ tx, platform, viewer, params, body, allowedIds }) => {
    const [reviewId] = await allowedIds(tx, [params.id]);
    await reportReview(tx, viewer, { ...body, reviewId: found(reviewId) }, platform);
  },
  listReviewableOrders: async ({ tx, platform, viewer, query: { filter, ...page } }) => {
    const { rows, total } = await reviewableOrders(tx, { customerId: viewer.accountId, filter }, page);
    return { items: await ordersAnswer(tx, rows, platform), total, ...page };
  },
  getReviewableOrder: async ({ tx, platform, params, allowed }) =>
    await orderAnswer(tx, await reviewableOrder(tx, allowed(params.id)), platform),
  submitReview: async ({ tx, platform, params, body: { photoIds, ...given }, allowed, allowedIds }) => {
    const appointment = allowed(params.id);
    const review = { ...given, photoIds: await allowedIds(tx, photoIds) };
    await submitReview(tx, { appointment, review }, platform);
    return await orderAnswer(tx, await reviewableOrder(tx, appointment), platform);
  },
  editReview: async ({ tx, platform, params, body: { photoIds, ...given }, allowed, allowedIds }) => {
    const [appointmentId] = await allowedIds(tx, [params.id]);
    const review = { ...given, photoIds: await allowedIds(tx, photoIds) };
    await editReview(tx, { appointmentId: found(appointmentId), review }, platform);
    return await orderAnswer(tx, await reviewableOrder(tx, allowed(params.id)), platform);
  },
  deleteReview: async ({ tx, params, allowedIds }) => {
    const [appointmentId] = await allowedIds(tx, [params.id]);
    await deleteReview(tx, found(appointmentId));
  },
  listReportedReviews: async ({ tx, platform, query: { filter, ...page } }) => {
    const { rows, total } = await reviewsForStaff(tx, filter, page);
    return { items: await staffReviewsAnswer(tx, rows, platform), total, ...page, counts: await countForStaff(tx) };
  },
  hideReview: async ({ tx, platform, viewer, params, body: { reason }, allowed }) => {
    const review = allowed(params.id);
    await moderateReview(tx, viewer, { review, isHidden: true, reason }, platform);
    return await staffReviewAnswer(tx, await staffReviewNamed(tx, review), platform);
  },
  showReview: async ({ tx, platform, viewer, params, body: { reason }, allowed }) => {
    const review = allowed(params.id);
    await moderateReview(tx, viewer, { review, isHidden: false, reason }, platform);
    return await staffReviewAnswer(tx, await staffReviewNamed(tx, review), platform);
  },
});
