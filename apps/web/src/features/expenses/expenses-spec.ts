import { EXPENSE_CATEGORIES, EXPENSE_SORTS, MAX_EXPENSE_PERIOD_DAYS } from '@tailgate/contract/facts';
import { periodSearch } from '#shell/periods/period-search.ts';
import { tableSearchReader, type TableSpec } from '#shell/tables/table-search.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';

/** What addresses say about the table of expenses; the newest come first. */
export const EXPENSES_TABLE: TableSpec = {
  sorts: ['-date', ...EXPENSE_SORTS.filter((sort) => sort !== '-date')],
  filters: { category: EXPENSE_CATEGORIES },
  columns: ['category', 'payment', 'notes', 'receipt'],
};

const readTable = tableSearchReader(EXPENSES_TABLE);

export const expensePeriod = (given: Readonly<Record<string, unknown>>): TableSearch =>
  periodSearch(given, MAX_EXPENSE_PERIOD_DAYS);

/** What is understood of an address: the period, and the state of the table. */
export const readExpensesSearch = (given: Record<string, unknown>): TableSearch => ({
  ...readTable(given),
  ...expensePeriod(given),
});
