import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipientOf } from '../accounts/index.ts';
import { petsText, visitOf } from '../appointments/index.ts';
import { notify } from '../notifications/index.ts';
import { businessNameOf } from '../providers/index.ts';

/** With the completion of an order, which happens once: neither a no-show nor a later payment asks. */
export const askForReview = async (
  tx: Tx,
  {
    appointmentId,
    customerId,
    providerId,
  }: { readonly appointmentId: string; readonly customerId: string; readonly providerId: string },
  platform: Platform,
): Promise<void> => {
  const to = await recipientOf(tx, customerId);
  const { petNames } = await visitOf(tx, appointmentId);
  const variables = {
    groomer: await businessNameOf(tx, providerId),
    pets: petsText(petNames),
    id: appointmentId,
  };
  await notify(tx, platform, 'reviewRequested', { to, variables });
};
