import { INVITATION_PAUSE_DAYS } from '@tailgate/contract';
import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { customersByIds } from '../../../views/provider-customers.ts';
import { recipientOf } from '../../accounts/index.ts';
import { markInvited } from '../../customers/index.ts';
import { notify } from '../../notifications/index.ts';
import { businessNameOf } from '../../providers/index.ts';
import { dayText, petsText } from '../appointments.rules.ts';
import { bookedAhead } from './due-customers.view.ts';

const PAUSE_SECONDS = INVITATION_PAUSE_DAYS * 24 * 60 * 60;

export interface Invitation {
  readonly date: LocalDate;
  readonly timeZone: string;
  /** Of the groomer, without the blocked ones. */
  readonly customerIds: readonly string[];
  readonly text: string;
}

/** Invites customers to book a day. Who was invited lately or has an appointment ahead is left alone. */
export const inviteCustomers = async (
  tx: Tx,
  viewer: Viewer,
  { date, timeZone, customerIds, text }: Invitation,
  platform: Platform,
): Promise<{ invited: string[]; skipped: string[] }> => {
  const now = platform.clock.now();
  const providerId = viewer.accountId;
  if (date < localDateAt(now, timeZone)) throw new Failure('validation_failed', { errors: { date: 'is in the past' } });
  const asked = [...new Set(customerIds)];
  const booked = await bookedAhead(tx, providerId, asked, now);
  const invited = await markInvited(tx, {
    providerId,
    customerIds: asked.filter((id) => !booked.has(id)),
    since: secondsAfter(now, -PAUSE_SECONDS),
    now,
  });
  const groomer = await businessNameOf(tx, providerId);
  for (const { customer_id: customerId, pets } of await customersByIds(tx, providerId, invited, now))
    await notify(tx, platform, 'dayInvitation', {
      to: await recipientOf(tx, customerId),
      variables: {
        groomer,
        pets: pets.length > 0 ? petsText(pets.map(({ name }) => name)) : 'your pet',
        day: dayText(date),
        text,
      },
      expiresAt: instantOf(addDays(date, 1), 0, timeZone),
    });
  return { invited: asked.filter((id) => invited.includes(id)), skipped: asked.filter((id) => !invited.includes(id)) };
};
