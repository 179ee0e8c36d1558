import { FAILURE_KINDS } from '@tailgate/contract/facts';
import type { TableSpec } from '#shell/tables/table-search.ts';

/** The latest always come first. */
export const FAILED_JOBS_TABLE: TableSpec = {
  sorts: ['-failedAt'],
  filters: { kind: FAILURE_KINDS },
  columns: ['attempts', 'code'],
};
