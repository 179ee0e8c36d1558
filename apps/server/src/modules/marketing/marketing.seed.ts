import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { CouponDetails } from './coupons.queries.ts';

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
  siteId: string,
  providers: readonly string[],
  coupons: readonly SeedCoupon[],
): Promise<void> => {
  if (providers.length === 0) return;
  await tx.deleteFrom('coupons').where('provider_id', 'in', providers).execute();
  await insertRows(
    tx,
    'coupons',
    coupons.map((coupon) => ({
      id: coupon.id,
      site_id: siteId,
      provider_id: coupon.providerId,
      customer_id: coupon.customerId,
      code: coupon.code,
      user_category: coupon.userCategory,
      modifier_type: coupon.modifierType,
      amount_cents: coupon.amountCents,
      percent: coupon.percent,
      is_single_use: coupon.isSingleUse,
      minimum_spend_cents: coupon.minimumSpendCents,
      minimum_pets: coupon.minimumPets,
      created_at: coupon.createdAt,
    })),
  );
  await insertRows(
    tx,
    'coupon_uses',
    coupons.flatMap((coupon) =>
      coupon.uses.map(({ appointmentId, customerId, discountCents, at }) => ({
        site_id: siteId,
        coupon_id: coupon.id,
        appointment_id: appointmentId,
        customer_id: customerId,
        discount_cents: discountCents,
        used_at: at,
      })),
    ),
  );
};
