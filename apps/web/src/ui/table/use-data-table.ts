import {
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type RowSelectionState,
  type TableState as EngineState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { NO_ROWS, type DataTableProps } from './table-types.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export type TableOf<Row extends { readonly id: string }> = ReactTable<
  typeof features,
  Row,
  EngineState<typeof features>
>;

const updated = <Value>(updater: Value | ((old: Value) => Value), old: Value): Value =>
  typeof updater === 'function' ? (updater as (given: Value) => Value)(old) : updater;

const sortingOf = (sort: string) => [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];

/** The table as the address describes it; selected rows are kept over pages. */
export const useDataTable = <Row extends { readonly id: string }>({
  columns,
  page,
  state,
  onState,
  loadAll,
}: DataTableProps<Row>) => {
  const [picked, setPicked] = useState<ReadonlyMap<string, Row>>(new Map());
  const definitions = useMemo(
    () =>
      columns.map(({ id, label, sorts = false, fixed = false }): ColumnDef<typeof features, Row> => ({
        id,
        header: label,
        accessorFn: (row) => row.id,
        enableSorting: sorts,
        enableHiding: !fixed,
      })),
    [columns],
  );
  const items = page?.items ?? NO_ROWS;
  const rowSelection: RowSelectionState = Object.fromEntries([...picked.keys()].map((id) => [id, true as const]));
  const sorting = sortingOf(state.sort);
  const columnVisibility = Object.fromEntries(state.hidden.map((id) => [id, false]));
  const table = useTable({
    features,
    columns: definitions,
    data: items,
    getRowId: ({ id }) => id,
    manualSorting: true,
    manualPagination: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    rowCount: page?.total ?? 0,
    state: {
      sorting,
      columnVisibility,
      rowSelection,
      pagination: { pageIndex: state.page - 1, pageSize: state.size },
    },
    onSortingChange: (updater) => {
      const [first] = updated(updater, sorting);
      if (first) onState({ sort: `${first.desc ? '-' : ''}${first.id}`, page: 1 });
    },
    onColumnVisibilityChange: (updater) => {
      const visible = updated<Record<string, boolean>>(updater, columnVisibility);
      onState({ hidden: columns.map(({ id }) => id).filter((id) => visible[id] === false) });
    },
    onPaginationChange: (updater) => {
      const next = updated(updater, { pageIndex: state.page - 1, pageSize: state.size });
      onState({ page: next.pageIndex + 1, size: next.pageSize });
    },
    onRowSelectionChange: (updater) => {
      const chosen = updated(updater, rowSelection);
      const known = new Map([...picked, ...items.map((row) => [row.id, row] as const)]);
      setPicked(new Map([...known].filter(([id]) => chosen[id])));
    },
  });
  return {
    table,
    picked: [...picked.values()],
    clear: () => setPicked(new Map()),
    pickAll: loadAll && (async () => setPicked(new Map((await loadAll()).map((row) => [row.id, row])))),
  };
};
