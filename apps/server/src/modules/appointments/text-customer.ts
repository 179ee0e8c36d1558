import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipientOf } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { businessNameOf } from '../providers/index.ts';
import { appointmentToMove, petNamesOf } from './appointments.queries.ts';
import { petsText, whenText } from './appointments.rules.ts';

/** Sends the words of the groomer to the customer of an appointment. */
export const textCustomer = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, text }: { readonly appointment: Rows<'appointments'>; readonly text: string },
  platform: Platform,
): Promise<void> => {
  const { id, customerId, startsAt, timeZone } = await appointmentToMove(tx, appointment);
  const to = await recipientOf(tx, customerId);
  refuseProblems(to.phone === null && to.email === null ? { message: 'cannot reach a customer without contact' } : {});
  const variables = {
    groomer: await businessNameOf(tx, viewer.accountId),
    pets: petsText(await petNamesOf(tx, id)),
    when: whenText(startsAt, timeZone),
    id,
    text,
  };
  await notify(tx, platform, 'groomerText', {
    to,
    variables,
    by: viewer.accountId,
    about: { appointmentId: id, startsAt },
  });
};
