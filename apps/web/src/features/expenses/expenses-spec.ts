import { EXPENSE_CATEGORIES, EXPENSE_SORTS } from '@tailgate/contract/facts';
import { parseLocalDate } from '@tailgate/values/local-time';
import { tableSearchReader, type TableSpec } from '#shell/tables/table-search.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';

/** What addresses say about the table of expenses; the newest come first. */
export const EXPENSES_TABLE: TableSpec = {
  sorts: ['-date', ...EXPENSE_SORTS.filter((sort) => sort !== '-date')],
  filters: { category: EXPENSE_CATEGORIES },
  columns: ['category', 'payment', 'notes', 'receipt'],
};

/** Without a word about it: this month. */
export const PERIODS = ['last-month', 'this-year', 'last-year', 'custom'] as const;

const readTable = tableSearchReader(EXPENSES_TABLE);
const dayIn = (given: unknown) => (typeof given === 'string' ? parseLocalDate(given) : undefined);

/** The part of the address that names the days: a period by its name, or its first and last day. */
export const periodSearch = (given: Record<string, unknown>): TableSearch => {
  const period = PERIODS.find((known) => known === given['period']);
  const [from, to] = [dayIn(given['from']), dayIn(given['to'])];
  if (period === 'custom') return from && to && from <= to ? { period, from, to } : {};
  return period ? { period } : {};
};

/** What is understood of an address: the period, and the state of the table. */
export const readExpensesSearch = (given: Record<string, unknown>): TableSearch => ({
  ...readTable(given),
  ...periodSearch(given),
});
