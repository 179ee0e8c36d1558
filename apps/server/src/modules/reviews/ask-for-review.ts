import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipientOf } from '../accounts/index.ts';
import { petsText, visitOf } from '../appointments/index.ts';
import { notify } from '../notifications/index.ts';
import { businessNameOf } from '../providers/index.ts';
import { hasReview } from './reviews.queries.ts';

export interface ReviewToAskFor {
  readonly appointmentId: string;
  readonly customerId: string;
  readonly providerId: string;
}

/** Asks for what is not written by now. */
export const askForReview = async (
  tx: Tx,
  { appointmentId, customerId, providerId }: ReviewToAskFor,
  platform: Platform,
): Promise<void> => {
  if (await hasReview(tx, appointmentId)) return;
  const to = await recipientOf(tx, customerId);
  const { petNames } = await visitOf(tx, appointmentId);
  const variables = {
    groomer: await businessNameOf(tx, providerId),
    pets: petsText(petNames),
    id: appointmentId,
  };
  await notify(tx, platform, 'reviewRequested', { to, variables });
};
