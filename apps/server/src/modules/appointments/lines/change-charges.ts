import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Charge } from '../../../platform/db/stored/orders.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { saveCharges } from './charges.queries.ts';
import { openOrder } from './open-order.ts';

export type NewCharge = Omit<Charge, 'id'>;

interface ChargesToChange {
  readonly appointment: Rows<'appointments'>;
  readonly change: (charges: readonly Charge[]) => readonly Charge[];
}

/** Answers the appointment's id. */
export const changeCharges = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, change }: ChargesToChange,
  platform: Platform,
) => {
  const { id, charges } = await openOrder(tx, appointment);
  await saveCharges(tx, id, change(charges));
  publishLive(
    tx,
    {
      accountId: viewer.accountId,
      topic: 'schedule.changed',
      data: { appointmentId: id },
    },
    platform,
  );
  return id;
};
