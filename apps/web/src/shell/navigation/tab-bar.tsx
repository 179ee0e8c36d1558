import type { Role } from '@tailgate/contract';
import { Link } from '@tanstack/react-router';
import { DESTINATIONS } from './destinations.ts';
import classes from './tab-bar.module.css';

/** The phone's navigation, under the thumb. */
export const TabBar = ({ role }: { role: Role }) => (
  <nav className={classes['bar']} aria-label="Main">
    {DESTINATIONS[role].map(
      ({ to, exact = false, tab }) =>
        tab && (
          <Link key={to} to={to} activeOptions={{ exact }} className={classes['tab']}>
            <span className={classes['pill']}>
              <tab.icon size={24} aria-hidden />
            </span>
            {tab.label}
          </Link>
        ),
    )}
  </nav>
);
