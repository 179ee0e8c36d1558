import { byPolicy } from '../ability.ts';

export const MARKETING_ABILITIES = {
  'coupon.remove': byPolicy('coupons'),
};
