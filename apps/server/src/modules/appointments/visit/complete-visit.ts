import type { Tx } from '../../../platform/db/database.ts';
import type { Mover } from '../../../platform/machines/bind-machine.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointments } from '../appointment.effects.ts';

/** The move of the machine alone; what is booked with it is written in the same transaction. */
export const completeVisit = async (
  tx: Tx,
  viewer: Mover | null,
  {
    id,
    details,
  }: { readonly id: string; readonly details: Readonly<Record<string, string | number | boolean | null>> },
  platform: Platform,
): Promise<void> => {
  await transition(tx, appointments, { id, name: 'complete', actor: 'groomer', viewer, details }, platform);
};
