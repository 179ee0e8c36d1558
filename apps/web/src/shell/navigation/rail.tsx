import { VisuallyHidden } from '@mantine/core';
import type { Role } from '@tailgate/contract';
import { isProviderRole } from '@tailgate/contract/facts';
import { Link } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { VanTile } from '#ui/pictures/van-tile.tsx';
import type { Session } from '../session/session.ts';
import { useSite } from '../site/site-context.ts';
import { accountOf } from './account-places.ts';
import { DestinationLink } from './destination-link.tsx';
import { destinationsOf, HelpIcon, helpOf, type Shows } from './destinations.ts';
import classes from './rail.module.css';
import { useWideRail } from './use-wide-rail.ts';

interface RailProps {
  readonly role: Role;
  readonly person: Session['user'] | null;
  readonly shows: Shows | undefined;
  readonly onSearch?: (() => void) | undefined;
}

/** The desktop's navigation: narrow, or pinned wide where there is room. */
export const Rail = ({ role, person, shows, onSearch }: RailProps) => {
  const { appName } = useSite();
  const { wide, setPinned } = useWideRail();
  const Pin = wide ? PanelLeftClose : PanelLeftOpen;
  return (
    <header className={classes['rail']} data-wide={wide || undefined}>
      <Link to="/" className={classes['brand']} aria-label={`${appName}, home`} preload={false}>
        <VanTile size={40} />
        <span className={classes['brandName']}>{appName}</span>
      </Link>
      {onSearch && (
        <button type="button" className={classes['item']} aria-keyshortcuts="Meta+K Control+K" onClick={onSearch}>
          <Search size={24} aria-hidden />
          Search
        </button>
      )}
      <nav className={classes['nav']} aria-label="Main">
        {destinationsOf(role, shows).map(
          ({ to, rail }) =>
            rail && (
              <DestinationLink key={to} role={role} to={to} className={classes['item']}>
                <rail.icon size={24} aria-hidden />
                {rail.label}
              </DestinationLink>
            ),
        )}
      </nav>
      <div className={classes['foot']}>
        {setPinned && (
          <button type="button" className={classes['item']} aria-pressed={wide} onClick={() => setPinned(!wide)}>
            <Pin size={24} aria-hidden />
            {wide ? 'Collapse' : 'Expand'}
          </button>
        )}
        <Link to={helpOf(role)} className={classes['item']}>
          <HelpIcon size={24} aria-hidden />
          Help
        </Link>
        {person && (
          <Link to={isProviderRole(role) ? accountOf(role) : '/switch-role'} className={classes['person']}>
            <PersonAvatar id={person.id} name={person.displayName} photoUrl={person.photoURL} size={40} />
            <VisuallyHidden>{`${person.displayName}, your account`}</VisuallyHidden>
            <span className={classes['personName']} aria-hidden>
              {person.displayName}
            </span>
          </Link>
        )}
      </div>
    </header>
  );
};
