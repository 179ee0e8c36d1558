import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteReviewRow, lockedReview, updateReview, type GivenReview } from './reviews.queries.ts';
import { editableUntil } from './reviews.rules.ts';

/** Deleted and written anew, a review would be back. */
const lockedUnlessHidden = async (tx: Tx, appointmentId: string) => {
  const review = await lockedReview(tx, (row) => row('appointment_id', '=', appointmentId));
  if (review.hiddenAt !== null)
    throw new Failure('illegal_transition', {
      message: 'We have hidden this review, so it can no longer be changed. Contact support if you disagree.',
    });
  return review;
};

/** The customer who wrote it changes a review; the caller has read the order as theirs. */
export const editReview = async (
  tx: Tx,
  { appointmentId, review }: { readonly appointmentId: string; readonly review: GivenReview },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const { id, createdAt } = await lockedUnlessHidden(tx, appointmentId);
  if (clock.now() >= editableUntil(createdAt))
    throw new Failure('illegal_transition', { message: 'This review can no longer be changed.' });
  await updateReview(tx, id, review, clock.now());
};

export const deleteReview = async (tx: Tx, appointmentId: string): Promise<void> => {
  const { id } = await lockedUnlessHidden(tx, appointmentId);
  await deleteReviewRow(tx, id);
};
