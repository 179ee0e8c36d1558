import { ColumnsMenu } from './columns-menu.tsx';
import { DensitySwitch } from './density-switch.tsx';
import { TableFilters, TableFilterSheet } from './table-filters.tsx';
import { TableSearchBox } from './table-search-box.tsx';
import type { DataTableProps } from './table-types.ts';
import classes from './table-toolbar.module.css';
import type { TableOf } from './use-data-table.ts';

interface TableToolbarProps<Row extends { readonly id: string }> extends Pick<
  DataTableProps<Row>,
  'searchLabel' | 'filters' | 'state' | 'onState' | 'columns' | 'plain'
> {
  readonly table: TableOf<Row>;
  readonly wide: boolean;
}

export const TableToolbar = <Row extends { readonly id: string }>({
  searchLabel,
  filters = [],
  state,
  onState,
  columns,
  plain = false,
  table,
  wide,
}: TableToolbarProps<Row>) => {
  const filtering = { filters, state, onState };
  if (plain && !searchLabel && filters.length === 0) return null;
  return (
    <div className={classes['toolbar']}>
      {searchLabel && <TableSearchBox label={searchLabel} state={state} onState={onState} />}
      {wide ? (
        <div className={classes['filters']}>
          <TableFilters {...filtering} />
        </div>
      ) : (
        filters.length > 0 && <TableFilterSheet {...filtering} />
      )}
      {wide && !plain && (
        <div className={classes['tools']}>
          <DensitySwitch roomy={state.roomy} onChange={(roomy) => onState({ roomy })} />
          <ColumnsMenu columns={columns} table={table} />
        </div>
      )}
    </div>
  );
};
