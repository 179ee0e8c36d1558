import type { TableSpec } from '#shell/tables/table-search.ts';

/** By state and ZIP code; addresses keep the search and the page. */
export const TAXES_TABLE: TableSpec = { sorts: ['place'] };
