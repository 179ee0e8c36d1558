import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { returnToGiftCard } from '../../gift-cards/index.ts';
import { returnCredit } from '../../loyalty/index.ts';
import { releaseCoupon } from '../../marketing/index.ts';
import type { SettledCharge } from '../../payments/payments.events.ts';
import { termsOf } from '../order-terms.queries.ts';
import { returnOrderStock } from '../products/order-stock.ts';
import { openAgain, orderOfCharge } from './end-of-charge.ts';
import { settleOrder } from './settle-order.ts';

/** The card paid the order: it is completed as it was agreed. */
export const completePaidOrder = async (tx: Tx, charge: SettledCharge, platform: Platform): Promise<void> => {
  const waiting = await orderOfCharge(tx, charge);
  if (!waiting) return;
  const { order, charged } = waiting;
  const { figures, signature, chargeId } = charged;
  const agreed = { terms: await termsOf(tx, order.id), ...figures };
  await settleOrder(tx, null, { order, agreed, signature, chargeId }, platform);
};

/** The card did not: what was taken for the order is given back, and the order is open for another way to pay. */
export const reopenOrder = async (tx: Tx, charge: SettledCharge, platform: Platform): Promise<void> => {
  const waiting = await orderOfCharge(tx, charge);
  if (!waiting) return;
  const { order } = waiting;
  const { id: appointmentId } = order;
  const { couponId, giftCardId } = await termsOf(tx, appointmentId);
  if (couponId !== null) await releaseCoupon(tx, { couponId, appointmentId });
  if (giftCardId !== null) await returnToGiftCard(tx, { giftCardId, appointmentId });
  await returnCredit(tx, appointmentId);
  await returnOrderStock(tx, appointmentId);
  await openAgain(tx, order, platform);
};
