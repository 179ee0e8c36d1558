import type { AnswerOf, marketingContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { namesOf } from '../accounts/index.ts';
import type { CouponRow } from './coupons.queries.ts';

type Answer = AnswerOf<typeof marketingContract.addCoupon>;

const answerOf = (
  { amountCents, percent, minimumSpendCents, createdAt, ...coupon }: CouponRow,
  names: ReadonlyMap<string, string>,
): Answer => ({
  ...coupon,
  customerName: names.get(coupon.customerId ?? '') ?? null,
  discount: amountCents === null ? (percent ?? 0) : dollarsOf(amountCents),
  minimumSpend: minimumSpendCents === null ? null : dollarsOf(minimumSpendCents),
  createdAt: createdAt.toISOString(),
});

const customersOf = (rows: readonly CouponRow[]) => rows.flatMap(({ customerId }) => customerId ?? []);

export const couponAnswers = async (tx: Tx, rows: readonly CouponRow[]): Promise<Answer[]> => {
  const names = await namesOf(tx, customersOf(rows));
  return rows.map((row) => answerOf(row, names));
};

export const couponAnswer = async (tx: Tx, row: CouponRow): Promise<Answer> =>
  answerOf(row, await namesOf(tx, customersOf([row])));
