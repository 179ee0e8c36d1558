import { appointmentAnswer, openOrder, orderContents } from '../modules/booking/index.ts';
import { orderAsOfNow, requireReady, type Signature } from '../modules/orders/index.ts';
import type { Rows } from '../platform/access/policy.ts';
import type { Viewer } from '../platform/auth/viewer.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { settleOrder } from './settle-order.ts';

export interface Completion {
  readonly appointment: Rows<'appointments'>;
  readonly signature: Signature;
}

/** Completes an order that is paid in cash, by check, or has nothing due. */
export const completeOrder = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, signature }: Completion,
  platform: Platform,
) => {
  const order = await openOrder(tx, appointment);
  const agreed = await orderAsOfNow(tx, await orderContents(tx, order.id));
  requireReady(agreed);
  await settleOrder(tx, viewer, { order, agreed, signature, chargeId: null }, platform);
  return await appointmentAnswer(tx, platform, viewer.accountId, order.id);
};
