import { CUSTOMER_FILTERS, CUSTOMER_SORTS } from '@tailgate/contract/facts';
import type { TableSpec } from '#shell/tables/table-search.ts';

/** What addresses say about the table of customers. */
export const CUSTOMERS_TABLE: TableSpec = {
  sorts: CUSTOMER_SORTS,
  filters: { show: CUSTOMER_FILTERS.filter((filter) => filter !== 'all') },
  columns: ['pets', 'last', 'next', 'completed', 'spent', 'tags'],
};
