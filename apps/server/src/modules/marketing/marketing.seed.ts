import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { couponRow, couponUseRow, type CouponDetails } from './coupons.queries.ts';

export interface SeedCoupon extends CouponDetails {
  readonly id: string;
  readonly providerId: string;
  readonly createdAt: Date;
  readonly uses: readonly {
    readonly appointmentId: string;
    readonly customerId: string;
    readonly discountCents: Cents;
    readonly at: Date;
  }[];
}

/** Resets the coupons of these providers to the demo data. */
export const seedCoupons = async (
  tx: Tx,
  providers: readonly string[],
  coupons: readonly SeedCoupon[],
): Promise<void> => {
  if (providers.length === 0) return;
  await tx.deleteFrom('coupons').where('provider_id', 'in', providers).execute();
  await insertRows(
    tx,
    'coupons',
    coupons.map((coupon) => couponRow({ ...coupon, now: coupon.createdAt }, coupon)),
  );
  await insertRows(
    tx,
    'coupon_uses',
    coupons.flatMap(({ id, uses }) => uses.map((use) => couponUseRow({ ...use, couponId: id, now: use.at }))),
  );
};
