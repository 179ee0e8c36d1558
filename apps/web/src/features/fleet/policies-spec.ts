import type { TableSpec } from '#shell/tables/table-search.ts';

/** Policies are few: in the order in which they were added until another one is chosen. */
export const POLICIES_TABLE: TableSpec = { sorts: ['added', 'title', '-title', 'saved', '-saved'] };
