import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { LoadingState } from '../feedback/loading-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { NoMatch } from './no-match.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableList } from './table-list.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import type { DataTableProps } from './table-types.ts';
import classes from './table.module.css';
import { useDataTable } from './use-data-table.ts';

/** Search, filters, order, columns, selection and pages of one list; rows of two lines on phones. */
export const DataTable = <Row extends { readonly id: string }>(props: DataTableProps<Row>) => {
  const { what, page, query, state, onState, columns, bulkActions, rowActions, nameOf } = props;
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const { table, picked, clear, pickAll } = useDataTable(props);
  const isNarrowed = state.search !== '' || Object.values(state.filters).some((value) => value !== undefined);
  const hasRows = page !== undefined && page.items.length > 0;
  return (
    <div className={classes['all']}>
      {(isNarrowed || page === undefined || page.total > 0) && <TableToolbar {...props} table={table} wide={wide} />}
      <VisuallyHidden role="status">{page && !query.isFetching ? `${page.total} ${what}` : ''}</VisuallyHidden>
      <div className={classes['card']} aria-busy={query.isFetching}>
        {!page && <LoadingState what={what} of={[query]} rows={6} />}
        {page?.total === 0 && !isNarrowed && props.empty}
        {page && !hasRows && (isNarrowed || page.total > 0) && <NoMatch what={what} level={2} onState={onState} />}
        {hasRows && bulkActions && picked.length > 0 && (
          <BulkBar
            count={picked.length}
            total={page.total}
            actions={bulkActions(picked, clear)}
            onPickAll={pickAll}
            onClear={clear}
          />
        )}
        {hasRows &&
          (wide ? (
            <TableGrid
              what={what}
              table={table}
              columns={columns}
              selectable={bulkActions !== undefined}
              roomy={state.roomy}
              nameOf={nameOf}
              rowActions={rowActions}
              totals={props.totals}
            />
          ) : (
            <TableList
              what={what}
              rows={page.items}
              line={props.line}
              nameOf={nameOf}
              rowActions={rowActions}
              totals={props.totals}
            />
          ))}
        {hasRows && <TableFoot table={table} shown={page.items.length} />}
      </div>
    </div>
  );
};
