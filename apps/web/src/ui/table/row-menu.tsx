import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Menu, UnstyledButton } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import type { TableAction } from './table-types.ts';
import classes from './table.module.css';

/** What can be done with one row. */
export const RowMenu = ({ of, actions }: { of: string; actions: readonly TableAction[] }) => {
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal classNames={{ dropdown: classes['dropdown'] ?? '' }}>
      <Menu.Target>
        <UnstyledButton className={classes['dots'] ?? ''} aria-label={`Actions for ${of}`}>
          <Ellipsis size={20} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, onPress, danger }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={18} aria-hidden />}
            data-danger={danger || undefined}
            className={classes['item'] ?? ''}
            onClick={onPress}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
