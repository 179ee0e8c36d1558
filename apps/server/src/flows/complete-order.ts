import { declineWords } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { appointmentAnswer, markBeingPaid, openOrder, orderContents, type Order } from '../modules/booking/index.ts';
import { takeFromGiftCard } from '../modules/gift-cards/index.ts';
import {
  chargedOrderOf,
  keepCharged,
  orderAsOfNow,
  requireReady,
  type OrderAsOfNow,
  type Signature,
} from '../modules/orders/index.ts';
import { openCharge, settleCharge } from '../modules/payments/index.ts';
import type { Rows } from '../platform/access/policy.ts';
import type { Viewer } from '../platform/auth/viewer.ts';
import type { Stage, Tx } from '../platform/db/database.ts';
import { Failure } from '../platform/failure.ts';
import type { Platform } from '../platform/platform.ts';
import { countCoupon } from './count-coupon.ts';
import { settleOrder } from './settle-order.ts';

export interface Completion {
  readonly appointment: Rows<'appointments'>;
  readonly signature: Signature;
  /** What was shown as due. */
  readonly dueCents: Cents | undefined;
}

/** Takes what the customer was shown for agreed: its coupon is counted, its gift card charged. */
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
};

const isByCard = ({ terms, totals }: OrderAsOfNow) => terms.paymentMethod === 'card' && totals.due > 0;

/** Cash, a check, or nothing due: it is settled at once. */
const completeNow = async (
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
  return order.id;
};

/** Opens the charge and freezes the order until it has an outcome. Undefined where no card is charged. */
const beginCharge = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, signature, dueCents }: Completion,
  platform: Platform,
): Promise<string | undefined> => {
  const order = await openOrder(tx, appointment, { whileBeingPaid: true });
  const { id, isBeingPaid, customerId, providerId } = order;
  // Asked again while the first answer is on its way, or after it got lost: the same charge goes on.
  if (isBeingPaid) return (await chargedOrderOf(tx, id))?.chargeId;
  const asked = await orderAsOfNow(tx, await orderContents(tx, id));
  if (!isByCard(asked)) return undefined;
  await agree(tx, { order, asked, dueCents }, platform);
  const { terms, totals, split, taxPercent } = asked;
  const charge = { appointmentId: id, customerId, providerId, amountCents: totals.due, cardId: terms.cardId ?? '' };
  const chargeId = await openCharge(tx, viewer, charge, platform);
  await keepCharged(tx, id, { chargeId, figures: { totals, split, taxPercent }, signature });
  await markBeingPaid(tx, id, true);
  return chargeId;
};

/**
 * Completes an order. With a card: the charge is opened and the order frozen in one transaction, the card is charged
 * after it, and the outcome completes the order or opens it again, in the transaction that writes it. If this process
 * ends in between, the worker goes on.
 */
export const completeOrder = async <T>(
  { stage, finish }: { readonly stage: Stage; readonly finish: (work: (tx: Tx) => Promise<T>) => Promise<T> },
  platform: Platform,
  viewer: Viewer,
  completion: Completion,
) => {
  const chargeId = await stage((tx) => beginCharge(tx, viewer, completion, platform));
  const outcome = chargeId && (await settleCharge({ siteId: viewer.siteId, chargeId }, platform));
  return await finish(async (tx) => {
    if (typeof outcome === 'object') throw new Failure('card_declined', { message: declineWords(outcome.declined) });
    const appointment = outcome ? completion.appointment : await completeNow(tx, viewer, completion, platform);
    return (await appointmentAnswer(tx, platform, viewer.accountId, appointment)) as T;
  });
};
