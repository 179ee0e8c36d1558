import { openOrder, orderContents, visitsOf } from '../modules/booking/index.ts';
import { couponFor } from '../modules/marketing/index.ts';
import { orderAsOfNow } from '../modules/orders/index.ts';
import type { Rows } from '../platform/access/policy.ts';
import type { Viewer } from '../platform/auth/viewer.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { changeOrderTerms } from './change-order-terms.ts';

interface CouponToAdd {
  readonly appointment: Rows<'appointments'>;
  readonly code: string;
}

/** It is counted as used with the completion, which checks it again. */
export const addOrderCoupon = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, code }: CouponToAdd,
  platform: Platform,
) => {
  const order = await openOrder(tx, appointment);
  const { totals, contents } = await orderAsOfNow(tx, await orderContents(tx, order.id));
  const { customerId, providerId } = order;
  const visitsBefore = await visitsOf(tx, { customerId, providerId });
  const asked = { customerId, subtotalCents: totals.subtotal, pets: contents.pets, visitsBefore };
  const { id: couponId } = await couponFor(tx, { providerId, code }, asked);
  return await changeOrderTerms(tx, viewer, { appointment, changes: { couponId } }, platform);
};
