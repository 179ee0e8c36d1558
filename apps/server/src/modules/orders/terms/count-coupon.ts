import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { visitsOf, type Order } from '../../appointments/index.ts';
import { useCoupon } from '../../marketing/index.ts';
import type { OrderAsOfNow } from '../order-figures.ts';

/** Counts the coupon of an order as used, if it still can be. */
export const countCoupon = async (
  tx: Tx,
  { id, customerId, providerId }: Order,
  { terms: { couponId }, totals, contents }: OrderAsOfNow,
  platform: Platform,
): Promise<void> => {
  if (couponId === null) return;
  const visitsBefore = await visitsOf(tx, { customerId, providerId });
  const order = { customerId, subtotalCents: totals.subtotal, pets: contents.pets, visitsBefore };
  await useCoupon(tx, { couponId, appointmentId: id, discountCents: totals.couponDiscount, order }, platform);
};
