import type { Role } from '@tailgate/contract';
import { DestinationLink } from './destination-link.tsx';
import { destinationsOf, tabAt, type Shows } from './destinations.ts';
import classes from './tab-bar.module.css';

/** The phone's navigation, under the thumb. */
export const TabBar = ({ role, shows }: { role: Role; shows: Shows | undefined }) => (
  <nav className={classes['bar']} aria-label="Main">
    {destinationsOf(role, shows).map(
      ({ to, tab }) =>
        tab && (
          <DestinationLink key={to} role={role} to={to} find={tabAt} className={classes['tab']}>
            <span className={classes['pill']}>
              <tab.icon size={24} aria-hidden />
            </span>
            {tab.label}
          </DestinationLink>
        ),
    )}
  </nav>
);
