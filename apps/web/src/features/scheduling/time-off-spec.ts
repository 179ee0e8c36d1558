import type { TableSpec } from '#shell/tables/table-search.ts';

/** What addresses say about the list of time off. */
export const TIME_OFF_TABLE: TableSpec = {
  sorts: ['days', '-days', 'length', '-length'],
  filters: { when: ['now', 'upcoming'] },
};
