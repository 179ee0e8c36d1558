import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockedOrder, markBeingPaid, type Order } from '../../appointments/index.ts';
import type { SettledCharge } from '../../payments/payments.events.ts';
import { chargedOrderOf, keepCharged, type ChargedOrder } from '../order-terms.queries.ts';

/**
 * The order of a charge that has its outcome, locked and no longer being paid, with what was agreed. Undefined where the
 * order does not wait for this charge.
 */
export const orderOfCharge = async (
  tx: Tx,
  { chargeId, subjectId }: Pick<SettledCharge, 'chargeId' | 'subjectId'>,
): Promise<{ readonly order: Order; readonly charged: ChargedOrder } | undefined> => {
  const charged = await chargedOrderOf(tx, subjectId);
  if (charged?.chargeId !== chargeId) return undefined;
  const order = await lockedOrder(tx, (row) => row('appointments.id', '=', subjectId));
  await markBeingPaid(tx, subjectId, false);
  return { order, charged };
};

/** The charge came to nothing: the order is open as before, and the groomer's screens ask again. */
export const openAgain = async (tx: Tx, { id, providerId }: Order, platform: Platform): Promise<void> => {
  await keepCharged(tx, id, null);
  publishLive(tx, { accountId: providerId, topic: 'schedule.changed', data: { appointmentId: id } }, platform);
};
