import type { AnswerOf, marketingContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { CouponRow } from './coupons.queries.ts';

type Answer = AnswerOf<typeof marketingContract.addCoupon>;

export const couponAnswer = ({ amountCents, percent, minimumSpendCents, createdAt, ...coupon }: CouponRow): Answer => ({
  ...coupon,
  discount: amountCents === null ? (percent ?? 0) : dollarsOf(amountCents),
  minimumSpend: minimumSpendCents === null ? null : dollarsOf(minimumSpendCents),
  createdAt: createdAt.toISOString(),
});
