import { Checkbox } from '@mantine/core';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { RowMenu } from './row-menu.tsx';
import type { DataTableProps, TableColumn, TableTotals } from './table-types.ts';
import classes from './table.module.css';
import type { TableOf } from './use-data-table.ts';

interface TableGridProps<Row extends { readonly id: string }> extends Pick<
  DataTableProps<Row>,
  'what' | 'columns' | 'nameOf' | 'rowActions' | 'totals'
> {
  readonly table: TableOf<Row>;
  readonly selectable: boolean;
  readonly roomy: boolean;
}

/** Arrows move between rows, in the column of the control that has the focus. */
const moveByArrows = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const control = event.target as HTMLElement;
  const cell = control.closest('td');
  const row = cell?.parentElement as HTMLTableRowElement | null | undefined;
  if (!step || !cell || !row || control.getAttribute('aria-expanded') === 'true') return;
  const next = (step > 0 ? row.nextElementSibling : row.previousElementSibling) as HTMLTableRowElement | null;
  const target = next?.cells[cell.cellIndex]?.querySelector<HTMLElement>('a, button, input');
  if (!target) return;
  event.preventDefault();
  target.focus();
};

export const TableGrid = <Row extends { readonly id: string }>({
  what,
  table,
  columns,
  selectable,
  roomy,
  nameOf,
  rowActions,
  totals,
}: TableGridProps<Row>) => {
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  return (
    <table className={classes['table']} data-roomy={roomy || undefined} aria-label={what}>
      <thead>
        <tr>
          {selectable && (
            <th className={classes['pick']}>
              <Checkbox
                size="sm"
                aria-label={`Select all ${what} on this page`}
                checked={table.getIsAllPageRowsSelected()}
                indeterminate={table.getIsSomePageRowsSelected()}
                onChange={({ currentTarget }) => table.toggleAllPageRowsSelected(currentTarget.checked)}
              />
            </th>
          )}
          {shown.map((column) => (
            <HeadCell key={column.id} table={table} column={column} />
          ))}
          {rowActions && (
            <th className={classes['menu']}>
              <span className={classes['hidden']}>Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody onKeyDown={moveByArrows}>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
            {selectable && (
              <td className={classes['pick']}>
                <Checkbox
                  size="sm"
                  aria-label={`Select ${nameOf(row.original)}`}
                  checked={row.getIsSelected()}
                  onChange={({ currentTarget }) => row.toggleSelected(currentTarget.checked)}
                />
              </td>
            )}
            {shown.map(({ id, cell, align, minor }) => (
              <td key={id} data-align={align} data-minor={minor || undefined}>
                {cell(row.original)}
              </td>
            ))}
            {rowActions && (
              <td className={classes['menu']}>
                <RowMenu of={nameOf(row.original)} actions={rowActions(row.original)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {totals && <TotalsRow of={totals} columns={shown} before={selectable} after={rowActions !== undefined} />}
    </table>
  );
};

interface TotalsRowProps<Row> {
  readonly of: TableTotals;
  readonly columns: readonly TableColumn<Row>[];
  /** There is a column for picking rows, and one for their menus. */
  readonly before: boolean;
  readonly after: boolean;
}

const TotalsRow = <Row,>({ of, columns, before, after }: TotalsRowProps<Row>) => (
  <tfoot>
    <tr>
      {before && <td />}
      {columns.map(({ id, align, minor }, index) =>
        index === 0 ? (
          <th key={id} scope="row">
            {of.label}
          </th>
        ) : (
          <td key={id} data-align={align} data-minor={minor || undefined}>
            {of.cells[id]}
          </td>
        ),
      )}
      {after && <td />}
    </tr>
  </tfoot>
);

const SORT_ICON = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };
const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

interface HeadCellProps<Row extends { readonly id: string }> {
  readonly table: TableOf<Row>;
  readonly column: TableColumn<Row>;
}

const HeadCell = <Row extends { readonly id: string }>({ table, column }: HeadCellProps<Row>) => {
  const { id, label, align, minor = false, sorts = false } = column;
  const sorted = (sorts && table.getColumn(id)?.getIsSorted()) || 'none';
  const Icon = SORT_ICON[sorted];
  return (
    <th
      scope="col"
      data-align={align}
      data-minor={minor || undefined}
      {...(sorts && { 'aria-sort': ARIA_SORT[sorted] })}
    >
      {sorts ? (
        <button
          type="button"
          className={classes['sort']}
          data-sorted={sorted === 'none' ? undefined : sorted}
          onClick={() => table.getColumn(id)?.toggleSorting(sorted === 'asc')}
        >
          {label}
          <Icon size={16} aria-hidden />
        </button>
      ) : (
        label
      )}
    </th>
  );
};
