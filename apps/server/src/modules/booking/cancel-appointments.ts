import type { AppointmentStatus } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { appointments } from './appointment.effects.ts';

export interface Canceling {
  readonly targets: readonly { readonly id: string; readonly status: AppointmentStatus }[];
  readonly reason: { readonly words: string; readonly note: string };
}

/** Cancels appointments of the groomer; one that the customer asked to cancel is canceled at their wish. */
export const cancelAppointments = async (
  tx: Tx,
  viewer: Viewer,
  { targets, reason }: Canceling,
  platform: Platform,
): Promise<string[]> => {
  for (const { id, status } of targets)
    await transition(
      tx,
      appointments,
      {
        id,
        name: status === 'cancellation_request' ? 'acceptCancellation' : 'cancel',
        actor: 'groomer',
        viewer,
        set: { reason: reason.words, reason_note: reason.note, cancelled_at: platform.clock.now() },
      },
      platform,
    );
  return targets.map(({ id }) => id);
};
