import { COMPLIANCE_FILTERS } from '@tailgate/contract/facts';
import type { TableSpec } from '#shell/tables/table-search.ts';

/** What hurts always comes first. */
export const DOCUMENTS_TABLE: TableSpec = {
  sorts: ['urgency'],
  filters: { show: COMPLIANCE_FILTERS.filter((filter) => filter !== 'all') },
  columns: ['plate', 'holder', 'expiry', 'hits'],
};

/** Staff see what is not in order. */
export const SITE_DOCUMENTS_TABLE: TableSpec = {
  sorts: ['expiry'],
  filters: { show: ['expired', 'soon', 'missing'] },
  columns: ['plate', 'renewedBy', 'holder', 'expiry', 'hits'],
};
