import type { Tx } from '../../platform/db/database.ts';
import type { Mover } from '../../platform/machines/bind-machine.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { appointments } from './appointment.effects.ts';

interface AcceptedCancellation {
  readonly id: string;
  readonly details: Readonly<Record<string, string | number | null>>;
}

/** The move of the machine alone; what is booked with it is written in the same transaction. */
export const acceptCancellation = async (
  tx: Tx,
  viewer: Mover | null,
  { id, details }: AcceptedCancellation,
  platform: Platform,
): Promise<void> => {
  const set = { cancelled_at: platform.clock.now() };
  const move = { id, name: 'acceptCancellation', actor: 'groomer', viewer, details, set } as const;
  await transition(tx, appointments, move, platform);
};
