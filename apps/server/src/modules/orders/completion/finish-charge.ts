import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockedOrder, markBeingPaid } from '../../appointments/index.ts';
import { returnToGiftCard } from '../../gift-cards/index.ts';
import { returnCredit } from '../../loyalty/index.ts';
import { releaseCoupon } from '../../marketing/index.ts';
import { dueOf } from '../dues/dues.queries.ts';
import { finishDue } from '../dues/settle-due.ts';
import { settleOrderCancellation } from '../fees/settle-order-cancellation.ts';
import { settleOrderNoShow } from '../fees/settle-order-no-show.ts';
import { chargedOrderOf, keepCharged, keepNoShow, noShowOf, termsOf } from '../order-terms.queries.ts';
import { returnOrderStock } from '../products/order-stock.ts';
import { settleOrder } from './settle-order.ts';

interface SettledCharge {
  readonly chargeId: string;
  readonly appointmentId: string;
  readonly status: 'captured' | 'declined' | 'failed' | 'cancelled';
}

/** What the outcome of a charge means for its order: completed as it was agreed, or open again; paid, or still owed. */
export const finishCharge = async (
  tx: Tx,
  { chargeId, appointmentId, status }: SettledCharge,
  platform: Platform,
): Promise<void> => {
  const charged = await chargedOrderOf(tx, appointmentId);
  // Not a charge for the completion of an order.
  if (charged?.chargeId !== chargeId) return;
  const order = await lockedOrder(tx, (row) => row('appointments.id', '=', appointmentId));
  const terms = await termsOf(tx, appointmentId);
  await markBeingPaid(tx, appointmentId, false);
  if (await dueOf(tx, appointmentId)) {
    await finishDue(tx, { order, chargeId, figures: charged.figures, isPaid: status === 'captured' }, platform);
    return;
  }
  const noShow = await noShowOf(tx, appointmentId);
  if (status === 'captured' && noShow) {
    await settleOrderNoShow(tx, null, { order, noShow, figures: charged.figures, chargeId }, platform);
    return;
  }
  if (status === 'captured' && order.status === 'cancellation_request') {
    await settleOrderCancellation(tx, null, { order, figures: charged.figures, chargeId }, platform);
    return;
  }
  if (status === 'captured') {
    const agreed = { terms, ...charged.figures };
    await settleOrder(tx, null, { order, agreed, signature: charged.signature, chargeId }, platform);
    return;
  }
  await keepCharged(tx, appointmentId, null);
  if (noShow) await keepNoShow(tx, appointmentId, null, platform.clock.now());
  if (terms.couponId !== null) await releaseCoupon(tx, { couponId: terms.couponId, appointmentId });
  if (terms.giftCardId !== null) await returnToGiftCard(tx, { giftCardId: terms.giftCardId, appointmentId });
  await returnCredit(tx, appointmentId);
  await returnOrderStock(tx, appointmentId);
  publishLive(tx, { accountId: order.providerId, topic: 'schedule.changed', data: { appointmentId } }, platform);
};
