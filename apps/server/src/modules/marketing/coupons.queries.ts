import type { CouponModifier, CouponUserCategory } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

export interface CouponDetails {
  readonly code: string;
  readonly customerId: string | null;
  readonly userCategory: CouponUserCategory;
  readonly modifierType: CouponModifier;
  /** Of a fixed coupon. */
  readonly amountCents: Cents | null;
  /** Of a percentage. */
  readonly percent: number | null;
  readonly isSingleUse: boolean;
  readonly minimumSpendCents: Cents | null;
  readonly minimumPets: number | null;
}

const COLUMNS = [
  'coupons.id',
  'coupons.code',
  'coupons.customer_id as customerId',
  'coupons.user_category as userCategory',
  'coupons.modifier_type as modifierType',
  sql<Cents | null>`coupons.amount_cents`.as('amountCents'),
  sql<number | null>`coupons.percent::float8`.as('percent'),
  'coupons.is_single_use as isSingleUse',
  sql<Cents | null>`coupons.minimum_spend_cents`.as('minimumSpendCents'),
  'coupons.minimum_pets as minimumPets',
  sql<number>`(select count(*)::int from coupon_uses u where u.coupon_id = coupons.id)`.as('timesUsed'),
  'coupons.created_at as createdAt',
] as const;

interface NewCoupon {
  readonly id: string;
  readonly providerId: string;
  readonly now: Date;
}

export const couponRow = (of: NewCoupon, coupon: CouponDetails) => ({
  id: of.id,
  provider_id: of.providerId,
  customer_id: coupon.customerId,
  code: coupon.code,
  user_category: coupon.userCategory,
  modifier_type: coupon.modifierType,
  amount_cents: coupon.amountCents,
  percent: coupon.percent,
  is_single_use: coupon.isSingleUse,
  minimum_spend_cents: coupon.minimumSpendCents,
  minimum_pets: coupon.minimumPets,
  created_at: of.now,
});

export const insertCoupon = (tx: Tx, of: NewCoupon, coupon: CouponDetails) =>
  tx.insertInto('coupons').values(couponRow(of, coupon)).returning(COLUMNS).executeTakeFirstOrThrow();
export type CouponRow = Awaited<ReturnType<typeof insertCoupon>>;

const current = (tx: Tx, providerId: string) =>
  tx.selectFrom('coupons').where('provider_id', '=', providerId).where('removed_at', 'is', null);

/** One page, the newest first; for a customer the coupons of this customer and those of everybody. */
export const findCoupons = async (
  tx: Tx,
  { providerId, customerId }: { providerId: string; customerId: string | undefined },
  page: Page,
) => {
  const all = current(tx, providerId);
  const matching =
    customerId === undefined
      ? all
      : all.where((coupon) => coupon.or([coupon('customer_id', '=', customerId), coupon('customer_id', 'is', null)]));
  const rows = await matching
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
};

export const removeCouponRow = async (tx: Tx, rows: Rows<'coupons'>, now: Date): Promise<void> => {
  found(await tx.updateTable('coupons').set({ removed_at: now }).where(rows).returning('id').executeTakeFirst());
};

export const couponWithCode = (tx: Tx, providerId: string, code: string) =>
  current(tx, providerId).where('code', '=', code).select(COLUMNS).executeTakeFirst();

/** Of an order that has it; also one that was removed since. */
export const couponById = async (tx: Tx, id: string) =>
  found(await tx.selectFrom('coupons').where('id', '=', id).select(COLUMNS).executeTakeFirst());

/**
 * Also one that was removed after an order got it. Locked before it is read: a count in the statement that waits for the
 * lock would be of the time before, and a single use would not stay single.
 */
export const lockedCoupon = async (tx: Tx, id: string) => {
  await tx.selectFrom('coupons').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  return await couponById(tx, id);
};

interface CouponUse {
  readonly couponId: string;
  readonly appointmentId: string;
  readonly customerId: string;
  readonly discountCents: Cents;
  readonly now: Date;
}

export const couponUseRow = (use: CouponUse) => ({
  coupon_id: use.couponId,
  appointment_id: use.appointmentId,
  customer_id: use.customerId,
  discount_cents: use.discountCents,
  used_at: use.now,
});

export const insertCouponUse = async (tx: Tx, use: CouponUse): Promise<void> => {
  await tx.insertInto('coupon_uses').values(couponUseRow(use)).execute();
};
