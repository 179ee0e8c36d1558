import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { appointments } from './appointment.effects.ts';
import { appointmentNamed } from './booking.queries.ts';
import { isInsideFeeWindow } from './booking.rules.ts';

export interface OwnCancellation {
  readonly appointment: Rows<'appointments'>;
  readonly note: string;
}

/** The customer cancels; of a confirmed appointment within the fee window they can only ask for it. Answers the id. */
export const cancelOwnAppointment = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, note }: OwnCancellation,
  platform: Platform,
): Promise<string> => {
  const { id, status, startsAt } = await appointmentNamed(tx, appointment);
  const now = platform.clock.now();
  const isAsking = status === 'accepted' && isInsideFeeWindow({ starts_at: startsAt }, now);
  const move = isAsking
    ? { name: 'askToCancel' as const, set: { reason_note: note } }
    : { name: 'withdraw' as const, set: { reason_note: note, cancelled_at: now } };
  await transition(tx, appointments, { id, actor: 'customer', viewer, ...move }, platform);
  return id;
};
