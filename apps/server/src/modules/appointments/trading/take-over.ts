import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { becomeCustomerOf } from '../../customers/index.ts';
import type { AppointmentClearing } from '../appointment.children.ts';
import { appointments } from '../appointment.effects.ts';
import type { AppointmentToMove } from '../appointments.queries.ts';
import { requireAhead, requireReachable } from '../appointments.rules.ts';

export type TakeOverName = 'grab' | 'acceptTrade';

export interface TakingOver {
  readonly appointment: AppointmentToMove;
  readonly name: TakeOverName;
  readonly start: Date;
  readonly end: Date;
  readonly timeZone: string;
  /** How what belongs to who had it leaves the appointment. */
  readonly clearings: Readonly<Record<AppointmentClearing, () => Promise<unknown>>>;
}

/** Gives an appointment to another groomer. Its customer becomes theirs, too, without having chosen them. */
export const takeOver = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, name, start, end, timeZone, clearings }: TakingOver,
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
      actor: name === 'grab' ? 'otherGroomer' : 'partner',
      viewer,
      details: {
        fromProvider: appointment.providerId,
        oldStart: appointment.startsAt.toISOString(),
        newStart: start.toISOString(),
      },
      set: {
        provider_id: viewer.accountId,
        starts_at: start,
        ends_at: end,
        time_zone: timeZone,
        trade_partner_id: null,
        trade_desired_at: null,
      },
      clearings,
    },
    platform,
  );
  await becomeCustomerOf(tx, {
    providerId: viewer.accountId,
    customerId: subject.customer_id,
    isByTakeOver: true,
    now: platform.clock.now(),
  });
};
