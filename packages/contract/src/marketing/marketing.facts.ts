import { cents } from '@tailgate/values/money';

export const COUPON_MODIFIERS = ['fixed', 'percentage'] as const;
export type CouponModifier = (typeof COUPON_MODIFIERS)[number];

/** Who can use a coupon that names no customer. */
export const COUPON_USER_CATEGORIES = ['customer', 'new_customer'] as const;
export type CouponUserCategory = (typeof COUPON_USER_CATEGORIES)[number];

/** Letters and digits, as people read them aloud; upper case once stored. */
export const COUPON_CODE = /^[A-Za-z0-9][A-Za-z0-9-]{2,29}$/;
export const MAX_COUPON_CODE_LENGTH = 30;
export const MAX_COUPON_CENTS = cents(1_000_000);
export const MAX_COUPON_MINIMUM_CENTS = cents(10_000_000);
export const MAX_COUPON_MINIMUM_PETS = 20;
