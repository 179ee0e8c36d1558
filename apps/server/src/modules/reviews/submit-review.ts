import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountById, recipientOf } from '../accounts/index.ts';
import { orderNamed } from '../appointments/index.ts';
import { notify } from '../notifications/index.ts';
import { insertReview, type GivenReview } from './reviews.queries.ts';
import { publicNameOf } from './reviews.rules.ts';

/** A customer reviews a completed order, once, and the groomer is told. */
export const submitReview = async (
  tx: Tx,
  { appointment, review }: { readonly appointment: Rows<'appointments'>; readonly review: GivenReview },
  platform: Platform,
): Promise<string> => {
  const { id, status, providerId, customerId } = await orderNamed(tx, appointment);
  if (status !== 'complete')
    throw new Failure('illegal_transition', { message: 'You can review an appointment once it is completed.' });
  const of = { appointmentId: id, providerId, customerId };
  if (!(await insertReview(tx, of, review, platform.clock.now())))
    throw new Failure('conflict', { message: 'You have already reviewed this appointment.' });
  const { first_name: firstName, last_name: lastName } = await accountById(tx, customerId);
  await notify(tx, platform, 'reviewReceived', {
    to: await recipientOf(tx, providerId),
    variables: { customer: publicNameOf({ firstName, lastName, forgottenAt: null }), rating: review.rating },
  });
  return id;
};
