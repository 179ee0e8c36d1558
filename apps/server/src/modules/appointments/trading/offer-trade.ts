import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointments } from '../appointment.effects.ts';
import { appointmentNamed } from '../appointments.queries.ts';
import { requireAhead, requireReachable } from '../appointments.rules.ts';

export interface TradeOffer {
  readonly appointment: Rows<'appointments'>;
  readonly partnerId: string;
  readonly note: string;
  readonly desiredAt: Date | null;
}

/** Offers an appointment to a partner. It stays with the seller until the partner accepts. Answers the id. */
export const offerTrade = async (tx: Tx, viewer: Viewer, offer: TradeOffer, platform: Platform): Promise<string> => {
  const { id, bookedAt } = await appointmentNamed(tx, offer.appointment);
  if (offer.desiredAt) {
    requireReachable(offer.desiredAt, bookedAt);
    requireAhead(offer.desiredAt, platform.clock.now());
  }
  await transition(
    tx,
    appointments,
    {
      id,
      name: 'offerTrade',
      actor: 'groomer',
      viewer,
      set: {
        trade_partner_id: offer.partnerId,
        trade_note: offer.note,
        trade_desired_at: offer.desiredAt,
        trade_refused_at: null,
      },
    },
    platform,
  );
  return id;
};
