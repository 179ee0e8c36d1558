import type { TableSpec } from '#shell/tables/table-search.ts';

/** The latest come first; addresses keep the page. */
export const PAYOUTS_TABLE: TableSpec = { sorts: ['-date'] };
