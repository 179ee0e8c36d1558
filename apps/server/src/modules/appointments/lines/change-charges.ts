import type { Cents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { saveCharges } from './charges.queries.ts';
import { openOrder } from './open-order.ts';

export interface NewCharge {
  readonly type: 'discount' | 'other';
  readonly title: string;
  readonly description: string;
  readonly amountCents: Cents;
}

/** A charge or a discount beside the services, as it is stored with the appointment. */
export interface Charge extends NewCharge {
  readonly id: string;
}

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
