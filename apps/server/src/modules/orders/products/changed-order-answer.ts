import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentAnswer } from '../appointment-answer.ts';

export interface ProductOfOrder {
  readonly appointment: Rows<'appointments'>;
  readonly upsell: Rows<'upsells'>;
}

/** After a change of its products: the order as it is now, which the groomer's other devices are told of. */
export const changedOrderAnswer = async (tx: Tx, viewer: Viewer, appointmentId: string, platform: Platform) => {
  publishLive(tx, { accountId: viewer.accountId, topic: 'schedule.changed', data: { appointmentId } }, platform);
  return await appointmentAnswer(tx, viewer.accountId, appointmentId, platform);
};
