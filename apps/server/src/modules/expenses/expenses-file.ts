import type { ExpenseCategory, ExpensePaymentType } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import { dollarsOf } from '@tailgate/values/money';
import { csvFile, type CsvFile } from '../../platform/http/csv-file.ts';
import type { ExpenseRow } from './expenses.queries.ts';

const CATEGORY: Record<ExpenseCategory, string> = {
  fuel: 'Fuel',
  supplies: 'Supplies',
  equipment: 'Equipment',
  vehicle: 'Vehicle',
  insurance: 'Insurance',
  phoneAndSoftware: 'Phone and software',
  education: 'Education',
  other: 'Other',
};
const PAYMENT: Record<ExpensePaymentType, string> = { cash: 'Cash', card: 'Card', bank: 'Bank', other: 'Other' };

/** For an accountant's spreadsheet. Without a row of totals, which would be added up again. */
export const expensesFile = (rows: readonly ExpenseRow[], { from, to }: { from: LocalDate; to: LocalDate }): CsvFile =>
  csvFile(
    `expenses-${from}-${to}`,
    ['Date', 'Name', 'Category', 'Payment type', 'Amount', 'Notes', 'Receipt'],
    rows.map(({ dateOfExpense, name, category, paymentType, amountCents, notes, receiptFileId }) => [
      dateOfExpense,
      name,
      CATEGORY[category],
      PAYMENT[paymentType],
      { decimal: dollarsOf(amountCents).toFixed(2) },
      notes,
      receiptFileId === null ? 'No' : 'Yes',
    ]),
  );
