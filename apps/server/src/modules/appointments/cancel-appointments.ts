import type { AppointmentStatus } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Details } from '../../platform/db/stored/records.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { appointments } from './appointment.effects.ts';

export interface Canceling {
  readonly targets: readonly { readonly id: string; readonly status: AppointmentStatus }[];
  readonly reason: { readonly words: string; readonly note: string };
  /** Of a series, the appointment whose message tells the customer about all of them. */
  readonly toldOf?: string;
}

const toldAs = ({ targets, toldOf }: Canceling, id: string): Details => {
  if (toldOf === undefined) return {};
  return id === toldOf ? { count: targets.length } : { isQuiet: true };
};

/** Cancels appointments of the groomer; one that the customer asked to cancel is canceled at their wish. */
export const cancelAppointments = async (
  tx: Tx,
  viewer: Viewer,
  canceling: Canceling,
  platform: Platform,
): Promise<string[]> => {
  const { targets, reason } = canceling;
  for (const { id, status } of targets)
    await transition(
      tx,
      appointments,
      {
        id,
        name: status === 'cancellation_request' ? 'acceptCancellation' : 'cancel',
        actor: 'groomer',
        viewer,
        details: toldAs(canceling, id),
        set: { reason: reason.words, reason_note: reason.note, cancelled_at: platform.clock.now() },
      },
      platform,
    );
  return targets.map(({ id }) => id);
};
