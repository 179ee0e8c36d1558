import { RENTER_FILTERS, RENTER_SORTS } from '@tailgate/contract/facts';
import type { TableSpec } from '#shell/tables/table-search.ts';

/** What addresses say about the table of renters. */
export const RENTERS_TABLE: TableSpec = {
  sorts: RENTER_SORTS,
  filters: { show: RENTER_FILTERS.filter((filter) => filter !== 'all') },
  columns: ['state', 'now', 'next', 'days', 'policies', 'contact'],
};
