import type { Role } from '@tailgate/contract';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { BrandMark } from '../layouts/brand-mark.tsx';
import type { Session } from '../session/session.ts';
import { DestinationLink } from './destination-link.tsx';
import { DESTINATIONS } from './destinations.ts';
import classes from './top-bar.module.css';

/** Pet owners come for a moment: a bar with the brand on top instead of a rail. */
export const TopBar = ({ role, person }: { role: Role; person: Session['user'] | null }) => (
  <header className={classes['bar']}>
    <div className={classes['inner']}>
      <Link to="/" preload={false} className={classes['brand']}>
        <BrandMark size={34} />
      </Link>
      <nav className={classes['nav']} aria-label="Main">
        {DESTINATIONS[role].map(
          ({ to, rail }) =>
            rail && (
              <DestinationLink key={to} role={role} to={to} className={classes['item']}>
                {rail.label}
              </DestinationLink>
            ),
        )}
      </nav>
      <div className={classes['person']}>
        {person && (
          <>
            <span className={classes['name']}>{person.displayName}</span>
            <PersonAvatar id={person.id} name={person.displayName} photoUrl={person.photoURL} size={36} />
          </>
        )}
        <ButtonLink to="/log-out" preload={false} look="text" compact icon={<LogOut size={18} aria-hidden />}>
          <span className={classes['logOut']}>Log out</span>
        </ButtonLink>
      </div>
    </div>
  </header>
);
