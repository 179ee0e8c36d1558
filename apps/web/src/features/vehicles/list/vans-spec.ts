import { VEHICLE_FILTERS, VEHICLE_SORTS } from '@tailgate/contract/facts';
import type { TableSpec } from '#shell/tables/table-search.ts';

/** What addresses say about the table of vans. */
export const VANS_TABLE: TableSpec = {
  sorts: VEHICLE_SORTS,
  filters: { show: VEHICLE_FILTERS.filter((filter) => filter !== 'all') },
  columns: ['plate', 'state', 'percent', 'odometer', 'expiry', 'rate'],
};
