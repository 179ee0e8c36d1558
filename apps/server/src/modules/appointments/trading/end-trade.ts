import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointments } from '../appointment.effects.ts';
import { appointmentNamed } from '../appointments.queries.ts';

export interface EndOfTrade {
  readonly appointment: Rows<'appointments'>;
  readonly name: 'rejectTrade' | 'withdrawTrade';
}

/** The partner declines or the seller takes back: the appointment stays with the seller. Answers the id. */
export const endTrade = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, name }: EndOfTrade,
  platform: Platform,
): Promise<string> => {
  const { id } = await appointmentNamed(tx, appointment);
  await transition(
    tx,
    appointments,
    {
      id,
      name,
      actor: name === 'rejectTrade' ? 'partner' : 'groomer',
      viewer,
      set: {
        trade_partner_id: null,
        trade_desired_at: null,
        // The seller reads it once.
        ...(name === 'rejectTrade' && { trade_refused_at: platform.clock.now() }),
      },
    },
    platform,
  );
  return id;
};
