import '@mantine/core/styles/Popover.layer.css';
import { Checkbox, Popover } from '@mantine/core';
import { Columns3 } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import type { TableColumn } from './table-types.ts';
import classes from './table-menus.module.css';
import type { TableOf } from './use-data-table.ts';

interface ColumnsMenuProps<Row extends { readonly id: string }> {
  readonly columns: readonly TableColumn<Row>[];
  readonly table: TableOf<Row>;
}

/** Which columns are shown. */
export const ColumnsMenu = <Row extends { readonly id: string }>({ columns, table }: ColumnsMenuProps<Row>) => (
  <Popover position="bottom-end" trapFocus returnFocus classNames={{ dropdown: classes['dropdown'] ?? '' }}>
    <Popover.Target>
      <Button compact icon={<Columns3 size={18} aria-hidden />}>
        Columns
      </Button>
    </Popover.Target>
    <Popover.Dropdown aria-label="Columns">
      <div className={classes['choices']}>
        {columns
          .filter(({ fixed }) => !fixed)
          .map(({ id, label }) => (
            <Checkbox
              key={id}
              size="sm"
              label={label}
              checked={table.getColumn(id)?.getIsVisible() ?? true}
              onChange={({ currentTarget }) => table.getColumn(id)?.toggleVisibility(currentTarget.checked)}
            />
          ))}
      </div>
    </Popover.Dropdown>
  </Popover>
);
