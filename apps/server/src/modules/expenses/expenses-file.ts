import { EXPENSE_CATEGORY_WORDS, EXPENSE_PAYMENT_WORDS } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import { dollarsOf } from '@tailgate/values/money';
import { csvFile, type CsvFile } from '../../platform/http/csv-file.ts';
import type { ExpenseRow } from './expenses.queries.ts';

/** For an accountant's spreadsheet. Without a row of totals, which would be added up again. */
export const expensesFile = (rows: readonly ExpenseRow[], { from, to }: { from: LocalDate; to: LocalDate }): CsvFile =>
  csvFile(
    `expenses-${from}-${to}`,
    ['Date', 'Name', 'Category', 'Payment type', 'Amount', 'Notes', 'Receipt'],
    rows.map(({ dateOfExpense, name, category, paymentType, amountCents, notes, receiptFileId }) => [
      dateOfExpense,
      name,
      EXPENSE_CATEGORY_WORDS[category],
      EXPENSE_PAYMENT_WORDS[paymentType],
      { decimal: dollarsOf(amountCents).toFixed(2) },
      notes,
      receiptFileId === null ? 'No' : 'Yes',
    ]),
  );
