import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Mover } from '../../../platform/machines/bind-machine.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requirePapers } from '../../compliance/index.ts';
import { appointments } from '../appointment.effects.ts';
import type { AppointmentToMove } from '../appointments.queries.ts';

export interface SettingOut {
  /** As it was when the drive was resolved. */
  readonly appointment: AppointmentToMove;
  readonly eta: Date;
}

/** Records that the groomer drives to an appointment, and tells its customer. */
export const recordSetOut = async (
  tx: Tx,
  viewer: Mover,
  { appointment, eta }: SettingOut,
  platform: Platform,
): Promise<void> => {
  const { id, providerId, startsAt } = appointment;
  const details = { eta: eta.toISOString(), start: startsAt.toISOString() };
  const { subject } = await transition(
    tx,
    appointments,
    { id, name: 'setOut', actor: 'groomer', viewer, details },
    platform,
  );
  // Moved since the drive was resolved: the customer would be told a wrong time.
  if (subject.starts_at.getTime() !== startsAt.getTime()) throw new Failure('conflict');
  const now = platform.clock.now();
  // The visit begins when it was planned to, or now, where they are late.
  await requirePapers(tx, { groomerId: providerId, startsAt }, startsAt > now ? startsAt : now);
};
