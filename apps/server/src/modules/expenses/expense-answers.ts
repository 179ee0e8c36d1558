import type { AnswerOf, expensesContract } from '@tailgate/contract';
import { cents, dollarsOf, sumCents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { imagesById } from '../attachments/index.ts';
import type { ExpenseRow, ExpenseSum } from './expenses.queries.ts';

/** The receipts are the provider's own; the caller has read the rows as theirs. */
export const expensesAnswer = async (tx: Tx, rows: readonly ExpenseRow[], platform: Platform) => {
  const images = await imagesById(
    tx,
    rows.map(({ receiptFileId }) => receiptFileId),
    platform,
  );
  return rows.map(({ amountCents, receiptFileId, ...expense }) => ({
    ...expense,
    amount: dollarsOf(amountCents),
    receipt: receiptFileId === null ? null : (images.get(receiptFileId) ?? null),
  }));
};

export const expenseAnswer = async (tx: Tx, row: ExpenseRow, platform: Platform) => {
  const [answer] = await expensesAnswer(tx, [row], platform);
  if (!answer) throw new Error('An expense that was read has an answer');
  return answer;
};

const totalOf = (sums: readonly ExpenseSum[]) => ({
  amount: dollarsOf(sumCents(sums.map(({ amountCents }) => cents(amountCents)))),
  count: sums.reduce((all, { count }) => all + count, 0),
});

const grouped = <Key extends string>(sums: readonly ExpenseSum[], keyOf: (sum: ExpenseSum) => Key) =>
  [...Map.groupBy(sums, keyOf)].map(([key, group]) => ({ key, ...totalOf(group) }));

/** All totals come from the same groups, so that they agree. */
export const reportAnswer = (sums: readonly ExpenseSum[]): AnswerOf<typeof expensesContract.reportExpenses> => ({
  ...totalOf(sums),
  byCategory: grouped(sums, ({ category }) => category)
    .map(({ key: category, ...sum }) => ({ category, ...sum }))
    .sort((one, other) => other.amount - one.amount),
  byMonth: grouped(sums, ({ month }) => month)
    .map(({ key: month, ...sum }) => ({ month, ...sum }))
    .sort((one, other) => one.month.localeCompare(other.month)),
  byPaymentType: grouped(sums, ({ paymentType }) => paymentType)
    .map(({ key: paymentType, ...sum }) => ({ paymentType, ...sum }))
    .sort((one, other) => other.amount - one.amount),
});
