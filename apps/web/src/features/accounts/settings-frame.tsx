import type { ProviderRole } from '@tailgate/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CONTENT_START } from '#shell/layouts/skip-link.tsx';
import { accountOf } from '#shell/navigation/account-places.ts';
import { settingsPagesOf } from './account-pages.ts';
import classes from './settings-frame.module.css';

/** The pages of the settings beside each other: on a desktop one moves between them without passing the list. */
export const SettingsFrame = ({ role, children }: { role: ProviderRole; children: ReactNode }) => (
  <div className={classes['frame']} data-settings>
    <nav className={classes['list']} aria-label="Settings">
      <Link to={accountOf(role)} activeOptions={{ exact: true }} className={classes['title']}>
        Settings
      </Link>
      {settingsPagesOf(role).map(({ to, icon: Icon, title }) => (
        <Link key={to} to={to} className={classes['item']}>
          <Icon size={20} aria-hidden />
          {title}
        </Link>
      ))}
    </nav>
    <div className={classes['page']} {...CONTENT_START}>
      {children}
    </div>
  </div>
);
