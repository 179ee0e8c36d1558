import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Menu, UnstyledButton } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import type { RowAction } from './table-types.ts';
import classes from './table-menus.module.css';

/** What can be done with one row. */
export const RowMenu = ({ of, actions }: { of: string; actions: readonly RowAction[] }) => {
  const opener = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  const press = (act: () => void) => {
    // The menu goes away with its items: a dialog that an action opens has to return the focus to what stays.
    opener.current?.focus();
    act();
  };
  return (
    // Not hidden with its button out of sight: tests measure everything as 0 px, which counts as out of sight.
    <Menu position="bottom-end" withinPortal hideDetached={false} classNames={{ dropdown: classes['dropdown'] ?? '' }}>
      <Menu.Target>
        <UnstyledButton ref={opener} className={classes['dots'] ?? ''} aria-label={`Actions for ${of}`}>
          <Ellipsis size={20} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, danger, ...does }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={18} aria-hidden />}
            data-danger={danger || undefined}
            className={classes['item'] ?? ''}
            {...('href' in does
              ? { component: 'a', href: does.href, target: '_blank', rel: 'noreferrer' }
              : { onClick: () => press(does.onPress) })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
