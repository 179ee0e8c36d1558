import type { Cents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { OrderSignature } from '../../../platform/db/stored/orders.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Order } from '../../appointments/index.ts';
import { takeFromGiftCard } from '../../gift-cards/index.ts';
import { useCredit } from '../../loyalty/index.ts';
import type { OrderAsOfNow } from '../order-figures.ts';
import { takeOrderStock } from '../products/order-stock.ts';
import { countCoupon } from '../terms/count-coupon.ts';
import { requireReady } from './completion.rules.ts';

export interface Completion {
  readonly appointment: Rows<'appointments'>;
  /** Null where a device had none. */
  readonly signature: OrderSignature | null;
  /** What was shown as due. */
  readonly dueCents: Cents | undefined;
}

/**
 * Takes what the customer was shown for agreed: its coupon is counted, its gift card and rewards are charged, its
 * products are taken out of stock.
 */
export const agreeToOrder = async (
  tx: Tx,
  { order, asked, dueCents }: { order: Order; asked: OrderAsOfNow; dueCents: Cents | undefined },
  platform: Platform,
): Promise<void> => {
  requireReady(asked, platform.clock.now());
  const { terms, totals } = asked;
  if (dueCents !== undefined && dueCents !== totals.due)
    throw new Failure('order_not_ready', { message: 'The total has changed. Check it and complete the order again.' });
  await countCoupon(tx, order, asked, platform);
  const { id: appointmentId, providerId } = order;
  const paid = { appointmentId, providerId, amountCents: totals.giftCardDiscount };
  if (terms.giftCardId !== null) await takeFromGiftCard(tx, { giftCardId: terms.giftCardId, ...paid }, platform);
  await useCredit(tx, { ...order, appointmentId, amountCents: totals.loyaltyDiscount }, platform);
  await takeOrderStock(tx, order.id);
};

export const isByCard = ({ terms, totals }: OrderAsOfNow) => terms.paymentMethod === 'card' && totals.due > 0;
