import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { couponProblem, type OrderForCoupon } from './coupon-use.rules.ts';
import { couponWithCode, insertCouponUse, lockedCoupon, type CouponRow } from './coupons.queries.ts';

const refuse = (problem: string) => new Failure('validation_failed', { errors: { couponCode: problem } });

/** The coupon of the groomer with this code, if this order can use it. */
export const couponFor = async (
  tx: Tx,
  { providerId, code }: { providerId: string; code: string },
  order: OrderForCoupon,
): Promise<CouponRow> => {
  const coupon = await couponWithCode(tx, providerId, code.toUpperCase());
  if (!coupon) throw refuse('is not a coupon of yours');
  const problem = couponProblem(coupon, order);
  if (problem !== null) throw refuse(problem);
  return coupon;
};

/** Counts the use with the completion of the order: the one that comes second is refused where it is single. */
export const useCoupon = async (
  tx: Tx,
  use: { couponId: string; appointmentId: string; discountCents: Cents; order: OrderForCoupon },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const coupon = await lockedCoupon(tx, use.couponId);
  const problem = couponProblem(coupon, use.order);
  if (problem !== null) throw refuse(problem);
  const { couponId, appointmentId, discountCents } = use;
  const { customerId } = use.order;
  await insertCouponUse(tx, { couponId, appointmentId, customerId, discountCents, now: clock.now() });
};
