import { UPSELL_FILTERS } from '@tailgate/contract/facts';
import type { TableSpec } from '#shell/tables/table-search.ts';

/** In the order of the store; addresses keep search, filter and page. */
export const UPSELLS_TABLE: TableSpec = {
  sorts: ['store'],
  filters: { show: UPSELL_FILTERS.filter((filter) => filter !== 'all') },
};
