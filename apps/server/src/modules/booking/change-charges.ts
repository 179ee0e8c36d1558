import type { Cents } from '@tailgate/values/money';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import { publishLive } from '../../platform/live/publish-live.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockedCharges, saveCharges } from './charges.queries.ts';

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

/** Prices are settled when the appointment is complete. */
const OPEN = ['accepted'];

/** Answers the appointment's id. */
export const changeCharges = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, change }: ChargesToChange,
  platform: Platform,
) => {
  const { id, status, charges } = await lockedCharges(tx, appointment);
  if (!OPEN.includes(status)) throw new Failure('illegal_transition');
  await saveCharges(tx, id, change(charges));
  publishLive(tx, platform, {
    accountId: viewer.accountId,
    topic: 'schedule.changed',
    data: { appointmentId: id },
  });
  return id;
};
