import type { TableSpec } from '#shell/tables/table-search.ts';

export const PAPER_KINDS = ['pdf', 'picture'] as const;

/** What addresses say about the table of documents. */
export const DOCUMENTS_TABLE: TableSpec = {
  sorts: ['-added', 'added', 'title', '-title', 'type', '-type'],
  filters: { kind: PAPER_KINDS },
  columns: ['type', 'added'],
};
