export { couponTermsOf } from './coupon-use.rules.ts';
export { releaseCoupon } from './coupon-uses.queries.ts';
export { couponById } from './coupons.queries.ts';
export { couponFor, useCoupon } from './use-coupon.ts';
