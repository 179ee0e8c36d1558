import { EXPENSE_CATEGORY_WORDS, EXPENSE_PAYMENT_WORDS } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import { moneyCell, sumCell, type ReportToFile } from '../../platform/http/files/report-file.ts';
import type { ExpenseRow } from './expenses.queries.ts';

export const expensesFile = (
  rows: readonly ExpenseRow[],
  { from, to }: { from: LocalDate; to: LocalDate },
): ReportToFile => ({
  name: 'expenses',
  title: 'Expenses',
  from,
  to,
  head: ['Date', 'Name', 'Category', 'Payment type', 'Amount', 'Notes', 'Receipt'],
  rows: rows.map(({ dateOfExpense, name, category, paymentType, amountCents, notes, receiptFileId }) => [
    dateOfExpense,
    name,
    EXPENSE_CATEGORY_WORDS[category],
    EXPENSE_PAYMENT_WORDS[paymentType],
    moneyCell(amountCents),
    notes,
    receiptFileId === null ? 'No' : 'Yes',
  ]),
  totals: ['Total', '', '', '', sumCell(rows.map(({ amountCents }) => amountCents)), '', ''],
});
