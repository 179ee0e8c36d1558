import { Row, Rows } from '../layout/rows.tsx';
import { RowMenu } from './row-menu.tsx';
import type { DataTableProps } from './table-types.ts';
import classes from './table.module.css';

interface TableListProps<Item extends { readonly id: string }> extends Pick<
  DataTableProps<Item>,
  'what' | 'line' | 'nameOf' | 'rowActions' | 'totals'
> {
  readonly rows: readonly Item[];
}

/** The rows on a phone. */
export const TableList = <Item extends { readonly id: string }>({
  what,
  rows,
  line,
  nameOf,
  rowActions,
  totals,
}: TableListProps<Item>) => (
  <div className={classes['lines']}>
    <Rows label={what}>
      {rows.map((row) => (
        <Row key={row.id} {...line(row)} aside={rowActions && <RowMenu of={nameOf(row)} actions={rowActions(row)} />} />
      ))}
    </Rows>
    {totals && (
      <p className={classes['total']}>
        <span>{totals.label}</span>
        <strong>{totals.line}</strong>
      </p>
    )}
  </div>
);
