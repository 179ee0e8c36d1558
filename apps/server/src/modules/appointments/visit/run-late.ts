import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointments } from '../appointment.effects.ts';
import { appointmentNamed } from '../appointments.queries.ts';

export interface Delay {
  readonly appointment: Rows<'appointments'>;
  readonly minutes: number;
}

/** Tells the customer that the groomer comes later than planned. The planned time stays. Answers the id. */
export const runLate = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, minutes }: Delay,
  platform: Platform,
): Promise<string> => {
  const { id } = await appointmentNamed(tx, appointment);
  await transition(tx, appointments, { id, name: 'runLate', actor: 'groomer', viewer, details: { minutes } }, platform);
  return id;
};
