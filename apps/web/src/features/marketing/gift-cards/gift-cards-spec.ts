import type { TableSpec } from '#shell/tables/table-search.ts';

/** The newest come first; addresses keep the page. */
export const GIFT_CARDS_TABLE: TableSpec = { sorts: ['-date'] };
