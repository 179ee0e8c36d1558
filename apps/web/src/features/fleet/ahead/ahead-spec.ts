import type { TableSpec } from '#shell/tables/table-search.ts';

/** What addresses say about the lists of days ahead. */
export const DAYS_OFF_TABLE: TableSpec = { sorts: ['days', '-days', 'driver', '-driver'] };
export const TEMPORARY_TABLE: TableSpec = { sorts: ['days', '-days', 'driver', '-driver', 'van', '-van'] };
