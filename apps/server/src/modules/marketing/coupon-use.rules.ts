import type { CouponTerms } from '@tailgate/pricing';
import { dollarsOf, type Cents } from '@tailgate/values/money';
import type { CouponRow } from './coupons.queries.ts';

/** What a coupon asks of the order that uses it. */
export interface OrderForCoupon {
  readonly customerId: string;
  readonly subtotalCents: Cents;
  readonly pets: number;
  /** Visits that the customer completed with this groomer before. */
  readonly visitsBefore: number;
}

type Conditions = Pick<
  CouponRow,
  'customerId' | 'userCategory' | 'isSingleUse' | 'minimumSpendCents' | 'minimumPets' | 'timesUsed'
>;

/** Why a coupon cannot be used for an order, as the sentence goes on after its code; null where it can. */
export const couponProblem = (coupon: Conditions, order: OrderForCoupon): string | null => {
  if (coupon.customerId !== null && coupon.customerId !== order.customerId) return 'is for another customer';
  if (coupon.isSingleUse && coupon.timesUsed > 0) return 'has been used';
  if (coupon.userCategory === 'new_customer' && order.visitsBefore > 0) return 'is for the first visit only';
  if (coupon.minimumSpendCents !== null && order.subtotalCents < coupon.minimumSpendCents)
    return `needs a visit of at least $${dollarsOf(coupon.minimumSpendCents).toFixed(2)}`;
  if (coupon.minimumPets !== null && order.pets < coupon.minimumPets)
    return `needs at least ${coupon.minimumPets} pets`;
  return null;
};

/** The database makes sure that each kind has its figure. */
export const couponTermsOf = ({ amountCents, percent }: Pick<CouponRow, 'amountCents' | 'percent'>): CouponTerms =>
  amountCents === null ? { modifierType: 'percentage', percent: percent ?? 0 } : { modifierType: 'fixed', amountCents };
