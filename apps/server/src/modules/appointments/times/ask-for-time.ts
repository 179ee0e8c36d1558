import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Mover } from '../../../platform/machines/bind-machine.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointments } from '../appointment.effects.ts';
import type { AppointmentToMove } from '../appointments.queries.ts';
import { requireAhead, requireReachable } from '../appointments.rules.ts';

export type AskName = 'askToMove' | 'proposeMove';

export interface AskedTime {
  /** As it was when the drives were resolved. */
  readonly appointment: AppointmentToMove;
  readonly name: AskName;
  readonly start: Date;
  readonly end: Date;
}

/** Asks the other side for another time; the caller occupies it in the same transaction. */
export const askForTime = async (
  tx: Tx,
  viewer: Mover,
  { appointment, name, start, end }: AskedTime,
  platform: Platform,
): Promise<void> => {
  requireReachable(start, appointment.bookedAt);
  requireAhead(start, platform.clock.now());
  const { subject } = await transition(
    tx,
    appointments,
    {
      id: appointment.id,
      name,
      actor: name === 'askToMove' ? 'customer' : 'groomer',
      viewer,
      set: {
        asked_starts_at: start,
        asked_ends_at: end,
        // As it is before this statement.
        ...(name === 'askToMove' && { asked_while: sql<string>`appointments.status` }),
      },
    },
    platform,
  );
  // Traded or moved since the drives were resolved: another calendar, or another time, is occupied already.
  const isMoved = subject.starts_at.getTime() !== appointment.startsAt.getTime();
  if (subject.provider_id !== appointment.providerId || isMoved) throw new Failure('conflict');
};
