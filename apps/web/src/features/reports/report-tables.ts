import { EARNING_SORTS, STOP_SORTS } from '@tailgate/contract/facts';
import type { TableSpec } from '#shell/tables/table-search.ts';

/** What addresses say about the tables of reports; the latest come first. */
export const PAYOUTS_TABLE: TableSpec = { sorts: ['-date', 'date', 'amount', '-amount', 'fee', '-fee'] };
export const ORDERS_TABLE: TableSpec = { sorts: EARNING_SORTS, columns: ['type', 'work', 'tips', 'taken', 'tax'] };
export const TAXES_TABLE: TableSpec = { sorts: ['-month', 'month', 'sales', '-sales', 'tax', '-tax'] };
export const STOPS_TABLE: TableSpec = { sorts: STOP_SORTS };
