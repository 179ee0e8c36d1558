import type { TableSpec } from '#shell/tables/table-search.ts';

/** By name; addresses keep the page. */
export const TEAM_TABLE: TableSpec = { sorts: ['name'] };
