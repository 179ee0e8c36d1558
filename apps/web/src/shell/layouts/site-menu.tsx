import { UnstyledButton } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { MenuItem } from '../site/primary-menu.ts';
import { SiteLink } from '../site/site-link.tsx';
import classes from './site-menu.module.css';

/** As many as fit beside the brand; sites may have up to thirty. */
const SHOWN = 5;

/** The site's own menu: the first links in the bar where there is room, all of them behind the button. */
export const SiteMenu = ({ items }: { items: readonly MenuItem[] }) => {
  const panel = useId();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // Opened on this page: another page starts with the menu closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const open = openedOn === path;
  const set = items.filter(({ label, url }) => label !== '' && url !== '');
  if (set.length === 0) return null;

  const links = (shown: readonly MenuItem[]) =>
    shown.map(({ label, url }, index) => (
      <li key={`${index} ${url}`}>
        <SiteLink href={url} className={classes['link']} onClick={() => setOpenedOn(null)}>
          {label}
        </SiteLink>
      </li>
    ));
  return (
    <>
      <nav className={classes['inBar']} aria-label="Site">
        <ul className={classes['list']}>{links(set.slice(0, SHOWN))}</ul>
      </nav>
      <UnstyledButton
        className={classes['button'] ?? ''}
        data-needed={set.length > SHOWN || undefined}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpenedOn(open ? null : path)}
      >
        {open ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
        <span className={classes['word']}>Menu</span>
      </UnstyledButton>
      <nav
        id={panel}
        className={classes['panel']}
        aria-label="Site menu"
        hidden={!open}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpenedOn(null);
        }}
      >
        <ul className={classes['list']}>{links(set)}</ul>
      </nav>
    </>
  );
};
