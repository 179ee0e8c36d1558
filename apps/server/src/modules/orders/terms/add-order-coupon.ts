import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { orderContents, visitsOf, type Order } from '../../appointments/index.ts';
import { couponFor } from '../../marketing/index.ts';
import { orderAsOfNow } from '../order-figures.ts';
import { changeOrderTerms } from './change-order-terms.ts';

interface CouponToAdd {
  readonly appointment: Rows<'appointments'>;
  readonly code: string;
}

/** A coupon by its code, as far as it fits the order as it is now. */
export const couponOfOrder = async (tx: Tx, { id, customerId, providerId }: Order, code: string) => {
  const { totals, contents } = await orderAsOfNow(tx, await orderContents(tx, id));
  const visitsBefore = await visitsOf(tx, { customerId, providerId });
  const asked = { customerId, subtotalCents: totals.subtotal, pets: contents.pets, visitsBefore };
  return await couponFor(tx, { providerId, code }, asked);
};

/** It is counted as used with the completion, which checks it again. */
export const addOrderCoupon = (tx: Tx, viewer: Viewer, { appointment, code }: CouponToAdd, platform: Platform) => {
  const changes = async (order: Order) => ({ couponId: (await couponOfOrder(tx, order, code)).id });
  return changeOrderTerms(tx, viewer, { appointment, changes }, platform);
};
