import type { TableSpec } from '#shell/tables/table-search.ts';

/** What addresses say about the table of pages. */
export const PAGES_TABLE: TableSpec = {
  sorts: ['group', '-group', 'name', '-name', 'changed', '-changed'],
  filters: { group: ['pages', 'terms', 'faq'], text: ['own', 'default'] },
  columns: ['title', 'group', 'text', 'changed'],
};
