import type { Cents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openOrder, orderContents, type Order } from '../../booking/index.ts';
import { takeFromGiftCard } from '../../gift-cards/index.ts';
import { useCredit } from '../../loyalty/index.ts';
import { appointmentAnswer } from '../appointment-answer.ts';
import { orderAsOfNow, type OrderAsOfNow } from '../order-figures.ts';
import { takeOrderStock } from '../products/order-stock.ts';
import type { Signature } from '../settlements.queries.ts';
import { countCoupon } from '../terms/count-coupon.ts';
import { chargeGoingOn } from './charge-going-on.ts';
import { orCardMissing, requireReady } from './completion.rules.ts';
import { openOrderCharge } from './open-order-charge.ts';
import { payOrder, type Steps } from './pay-order.ts';
import { settleOrder } from './settle-order.ts';

export interface Completion {
  readonly appointment: Rows<'appointments'>;
  /** Null where a device had none. */
  readonly signature: Signature | null;
  /** What was shown as due. */
  readonly dueCents: Cents | undefined;
}

/**
 * Takes what the customer was shown for agreed: its coupon is counted, its gift card and rewards are charged, its
 * products are taken out of stock.
 */
const agree = async (
  tx: Tx,
  { order, asked, dueCents }: { order: Order; asked: OrderAsOfNow; dueCents: Cents | undefined },
  platform: Platform,
): Promise<void> => {
  requireReady(asked);
  const { terms, totals } = asked;
  if (dueCents !== undefined && dueCents !== totals.due)
    throw new Failure('order_not_ready', { message: 'The total has changed. Check it and complete the order again.' });
  await countCoupon(tx, order, asked, platform);
  const paid = { appointmentId: order.id, amountCents: totals.giftCardDiscount };
  if (terms.giftCardId !== null) await takeFromGiftCard(tx, order, { giftCardId: terms.giftCardId, ...paid }, platform);
  await useCredit(tx, { ...order, appointmentId: order.id, amountCents: totals.loyaltyDiscount }, platform);
  await takeOrderStock(tx, order.id);
};

const isByCard = ({ terms, totals }: OrderAsOfNow) => terms.paymentMethod === 'card' && totals.due > 0;

/** Cash, a check, a link to pay later, or nothing due: it is settled at once. */
export const completeNow = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, signature, dueCents }: Completion,
  platform: Platform,
) => {
  const order = await openOrder(tx, appointment);
  const asked = await orderAsOfNow(tx, await orderContents(tx, order.id));
  // It was not when the charge would have been opened.
  if (isByCard(asked)) throw new Failure('conflict');
  await agree(tx, { order, asked, dueCents }, platform);
  await settleOrder(tx, viewer, { order, agreed: asked, signature, chargeId: null }, platform);
};

/** Opens the charge and freezes the order until it has an outcome. Undefined where no card is charged. */
export const beginCharge = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, signature, dueCents }: Completion,
  platform: Platform,
): Promise<string | undefined> => {
  const order = await openOrder(tx, appointment, { whileBeingPaid: true });
  const { id, isBeingPaid } = order;
  // Asked again while the first answer is on its way, or after it got lost: the same charge goes on.
  if (isBeingPaid) return await chargeGoingOn(tx, id, { isNoShow: false });
  const asked = await orderAsOfNow(tx, await orderContents(tx, id));
  if (!isByCard(asked)) return undefined;
  await agree(tx, { order, asked, dueCents }, platform);
  const { terms, totals, split, taxPercent } = asked;
  const figures = { totals, split, taxPercent };
  const charge = { amountCents: totals.due, cardId: terms.cardId ?? '', figures, signature };
  return await orCardMissing(openOrderCharge(tx, viewer, order, charge, platform));
};

export const completeOrder = <T>(steps: Steps<T>, platform: Platform, viewer: Viewer, completion: Completion) =>
  payOrder(steps, platform, viewer, {
    beginCharge: (tx) => beginCharge(tx, viewer, completion, platform),
    settleNow: (tx) => completeNow(tx, viewer, completion, platform),
    answer: async (tx) => (await appointmentAnswer(tx, platform, viewer.accountId, completion.appointment)) as T,
  });
