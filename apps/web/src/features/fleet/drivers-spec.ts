import type { TableSpec } from '#shell/tables/table-search.ts';

/** By name; addresses keep search and page. */
export const DRIVERS_TABLE: TableSpec = { sorts: ['name'] };
