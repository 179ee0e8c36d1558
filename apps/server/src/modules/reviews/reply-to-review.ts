import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockedReview, updateReply } from './reviews.queries.ts';

interface GivenReply {
  readonly review: Rows<'reviews'>;
  readonly text: string;
}

export const submitReply = async (
  tx: Tx,
  { review, text }: GivenReply,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const { id, reply } = await lockedReview(tx, review);
  if (reply !== null)
    throw new Failure('conflict', { message: 'You have already replied to this review. Edit your reply instead.' });
  await updateReply(tx, id, { text, repliedAt: clock.now(), editedAt: null });
};

const lockedWithReply = async (tx: Tx, review: Rows<'reviews'>) => {
  const { id, repliedAt } = await lockedReview(tx, review);
  if (repliedAt === null) throw new Failure('conflict', { message: 'There is no reply to this review.' });
  return { id, repliedAt };
};

export const editReply = async (
  tx: Tx,
  { review, text }: GivenReply,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const { id, repliedAt } = await lockedWithReply(tx, review);
  await updateReply(tx, id, { text, repliedAt, editedAt: clock.now() });
};

export const deleteReply = async (tx: Tx, review: Rows<'reviews'>): Promise<void> => {
  const { id } = await lockedWithReply(tx, review);
  await updateReply(tx, id, null);
};
