import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { BrandMark } from './brand-mark.tsx';
import classes from './area-layout.module.css';
import { MAIN_ID } from './skip-link.tsx';

interface AreaLayoutProps {
  readonly person: { readonly id: string; readonly displayName: string; readonly photoURL?: string | null } | null;
  readonly children: ReactNode;
}

/** Around every screen of somebody who is signed in. */
export const AreaLayout = ({ person, children }: AreaLayoutProps) => (
  <>
    <header className={classes['bar']}>
      <div className={classes['inner']}>
        <BrandMark size={34} />
        <div className={classes['person']}>
          {person && (
            <>
              <span className={classes['name']}>{person.displayName}</span>
              <PersonAvatar id={person.id} name={person.displayName} photoUrl={person.photoURL ?? null} size={36} />
            </>
          )}
          <ButtonLink to="/log-out" preload={false} look="text" compact icon={<LogOut size={18} aria-hidden />}>
            <span className={classes['logOut']}>Log out</span>
          </ButtonLink>
        </div>
      </div>
    </header>
    <main id={MAIN_ID} tabIndex={-1} className={classes['main']}>
      {children}
    </main>
  </>
);
