import type { ReviewReportReason } from '@tailgate/contract';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';

export interface GivenReview {
  readonly rating: number;
  readonly comment: string;
  readonly photoIds: readonly string[];
}

interface OfOrder {
  readonly appointmentId: string;
  readonly providerId: string;
  readonly customerId: string;
}

/** Undefined where the order has a review: the database decides, so that of two at the same time one is kept. */
export const insertReview = (tx: Tx, of: OfOrder, { rating, comment, photoIds }: GivenReview, now: Date) =>
  tx
    .insertInto('reviews')
    .values({
      id: newId(),
      appointment_id: of.appointmentId,
      provider_id: of.providerId,
      customer_id: of.customerId,
      rating,
      comment,
      photo_ids: [...photoIds],
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('appointment_id').doNothing())
    .returning('id')
    .executeTakeFirst();

export const hasReview = async (tx: Tx, appointmentId: string): Promise<boolean> =>
  (await tx.selectFrom('reviews').select('id').where('appointment_id', '=', appointmentId).executeTakeFirst()) !==
  undefined;

/** Locked, so that what is decided about it holds until it is written. */
export const lockedReview = async (tx: Tx, review: Rows<'reviews'>) =>
  found(
    await tx
      .selectFrom('reviews')
      .select(['id', 'created_at as createdAt', 'hidden_at as hiddenAt', 'reply', 'replied_at as repliedAt'])
      .where(review)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );

export const updateReview = async (tx: Tx, id: string, { rating, comment, photoIds }: GivenReview, now: Date) => {
  await tx
    .updateTable('reviews')
    .set({ rating, comment, photo_ids: [...photoIds], edited_at: now })
    .where('id', '=', id)
    .execute();
};

export const deleteReviewRow = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('reviews').where('id', '=', id).execute();
};

interface Reply {
  readonly text: string;
  readonly repliedAt: Date;
  readonly editedAt: Date | null;
}

export const updateReply = async (tx: Tx, id: string, reply: Reply | null): Promise<void> => {
  await tx
    .updateTable('reviews')
    .set({
      reply: reply?.text ?? null,
      replied_at: reply?.repliedAt ?? null,
      reply_edited_at: reply?.editedAt ?? null,
    })
    .where('id', '=', id)
    .execute();
};

interface Report {
  readonly reviewId: string;
  readonly reporterId: string;
  readonly reason: ReviewReportReason;
  readonly note: string;
}

/** One for each person: the newest counts, and waits for an answer again. */
export const saveReport = async (tx: Tx, { reviewId, reporterId, reason, note }: Report, now: Date) => {
  await tx
    .insertInto('review_reports')
    .values({ review_id: reviewId, reporter_id: reporterId, reason, note, reported_at: now })
    .onConflict((conflict) =>
      conflict.columns(['review_id', 'reporter_id']).doUpdateSet({ reason, note, reported_at: now, answered_at: null }),
    )
    .execute();
};

interface Decision {
  readonly isHidden: boolean;
  readonly by: string;
  readonly reason: string;
}

/** Hides or shows a review, and answers what was reported about it. */
export const decideReview = async (
  tx: Tx,
  { id, hiddenAt }: { readonly id: string; readonly hiddenAt: Date | null },
  { isHidden, by, reason }: Decision,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('reviews')
    .set({
      hidden_at: isHidden ? (hiddenAt ?? now) : null,
      decided_at: now,
      decided_by: by,
      decision_reason: reason,
    })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('review_reports')
    .set({ answered_at: now })
    .where('review_id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
};

/** What a deleted person said goes, and what was answered to it; their stars still count. */
export const forgetWordsOf = async (tx: Tx, customerId: string): Promise<void> => {
  await tx
    .updateTable('reviews')
    .set({ comment: '', photo_ids: [], reply: null, replied_at: null, reply_edited_at: null })
    .where('customer_id', '=', customerId)
    .execute();
};

export const deleteReviewsOf = async (tx: Tx, providerId: string): Promise<void> => {
  await tx.deleteFrom('reviews').where('provider_id', '=', providerId).execute();
};

export const deleteReportsBy = async (tx: Tx, reporterId: string): Promise<void> => {
  await tx.deleteFrom('review_reports').where('reporter_id', '=', reporterId).execute();
};
