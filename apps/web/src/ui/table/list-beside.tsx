import { PageButtons } from '../actions/page-buttons.tsx';
import { TableFilterSheet } from './table-filters.tsx';
import { TableSearchBox } from './table-search-box.tsx';
import type { DataTableProps, TableFilter } from './table-types.ts';

/** The state of a table, shared by the list that stands beside one of its rows. */
export type ListBesideProps = Pick<DataTableProps<never>, 'state' | 'onState'>;

interface ListToolsProps extends ListBesideProps {
  readonly searchLabel: string;
  readonly filters: readonly TableFilter[];
}

/** Search and filters of the table, above the list. */
export const ListTools = ({ searchLabel, filters, ...table }: ListToolsProps) => (
  <>
    <TableSearchBox label={searchLabel} {...table} />
    <TableFilterSheet filters={filters} {...table} />
  </>
);

interface ListPagesProps extends Pick<ListBesideProps, 'onState'> {
  /** Undefined while it loads. */
  readonly page:
    | { readonly items: readonly unknown[]; readonly total: number; readonly limit: number; readonly offset: number }
    | undefined;
}

export const ListPages = ({ page, onState }: ListPagesProps) =>
  page ? (
    <PageButtons {...page} label="Pages of the list" onMove={(offset) => onState({ page: offset / page.limit + 1 })} />
  ) : null;
