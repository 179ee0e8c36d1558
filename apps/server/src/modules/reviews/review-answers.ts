import type { AnswerOf, reviewsContract } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { displayNameOf } from '../accounts/index.ts';
import { imagesById } from '../attachments/index.ts';
import { editableUntil, publicNameOf, starsOf } from './reviews.rules.ts';
import {
  reviewTotals,
  reviewsOfOrders,
  type ReviewRow,
  type ReviewableOrder,
  type StaffReviewRow,
} from './reviews.view.ts';

type Review = AnswerOf<typeof reviewsContract.submitReply>;
type Order = AnswerOf<typeof reviewsContract.getReviewableOrder>;
type StaffReview = AnswerOf<typeof reviewsContract.hideReview>;
type Images = Awaited<ReturnType<typeof imagesById>>;

const answerOf = (row: ReviewRow, images: Images): Review => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  photos: row.photoIds.flatMap((id) => images.get(id) ?? []),
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  customer: { displayName: publicNameOf(row) },
  petServices: row.petServices,
  reply:
    row.reply !== null && row.repliedAt !== null
      ? {
          text: row.reply,
          createdAt: row.repliedAt.toISOString(),
          editedAt: row.replyEditedAt?.toISOString() ?? null,
        }
      : null,
});

/** Whoever shows a photo in a review shows it to everybody who reads the review. */
const photosOf = (tx: Tx, rows: readonly ReviewRow[], platform: Platform) =>
  imagesById(
    tx,
    rows.flatMap(({ photoIds }) => photoIds),
    platform,
  );

export const reviewsAnswer = async (tx: Tx, rows: readonly ReviewRow[], platform: Platform): Promise<Review[]> => {
  const images = await photosOf(tx, rows, platform);
  return rows.map((row) => answerOf(row, images));
};

export const reviewAnswer = async (tx: Tx, row: ReviewRow | undefined, platform: Platform): Promise<Review> => {
  const one = found(row);
  return answerOf(one, await photosOf(tx, [one], platform));
};

export const summaryAnswer = async (tx: Tx, providerId: string) => {
  const { starCounts, ...totals } = found(await reviewTotals(tx, providerId));
  return { ...totals, stars: starsOf(starCounts) };
};

const orderOf = (order: ReviewableOrder, row: ReviewRow | undefined, images: Images, now: Date): Order => {
  const until = row && editableUntil(row.createdAt);
  return {
    id: order.id,
    appointmentStart: order.startsAt.toISOString(),
    timeZone: order.timeZone,
    serviceProvider: { id: order.providerId, displayName: displayNameOf(order) },
    petServices: order.petServices,
    canReview: order.status === 'complete' && !row,
    review:
      row && until
        ? {
            ...answerOf(row, images),
            editableUntil: until.toISOString(),
            canEdit: row.hiddenAt === null && now < until,
            isHidden: row.hiddenAt !== null,
          }
        : null,
  };
};

/** Orders of a customer with what they said about them. */
export const ordersAnswer = async (
  tx: Tx,
  orders: readonly ReviewableOrder[],
  platform: Platform,
): Promise<Order[]> => {
  const reviews = await reviewsOfOrders(
    tx,
    orders.map(({ id }) => id),
  );
  const images = await photosOf(tx, [...reviews.values()], platform);
  return orders.map((order) => orderOf(order, reviews.get(order.id), images, platform.clock.now()));
};

export const orderAnswer = async (tx: Tx, order: ReviewableOrder | undefined, platform: Platform): Promise<Order> => {
  const [answer] = await ordersAnswer(tx, [found(order)], platform);
  return found(answer);
};

const staffAnswerOf = (row: StaffReviewRow, images: Images): StaffReview => ({
  ...answerOf(row, images),
  orderId: row.appointmentId,
  customer: { id: row.customerId, displayName: `${row.firstName} ${row.lastName}`.trim() },
  serviceProvider: { id: row.providerId, displayName: row.providerName },
  isHidden: row.hiddenAt !== null,
  decision:
    row.decidedAt === null
      ? null
      : { date: row.decidedAt.toISOString(), reason: row.decisionReason ?? '', by: row.deciderName ?? '' },
  reports: row.reports.map(({ reportedAt, ...report }) => ({ ...report, date: new Date(reportedAt).toISOString() })),
});

export const staffReviewsAnswer = async (
  tx: Tx,
  rows: readonly StaffReviewRow[],
  platform: Platform,
): Promise<StaffReview[]> => {
  const images = await photosOf(tx, rows, platform);
  return rows.map((row) => staffAnswerOf(row, images));
};

export const staffReviewAnswer = async (tx: Tx, row: StaffReviewRow | undefined, platform: Platform) => {
  const [answer] = await staffReviewsAnswer(tx, [found(row)], platform);
  return found(answer);
};
