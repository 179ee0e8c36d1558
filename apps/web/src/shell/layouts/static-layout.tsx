import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { AREA_OF_ROLE } from '../roles.ts';
import { useReaderRole } from '../session/use-reader-role.ts';
import { primaryMenuQuery } from '../site/primary-menu.ts';
import { useSite } from '../site/site-context.ts';
import { BrandMark } from './brand-mark.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteMenu } from './site-menu.tsx';
import { signUpLink } from './sign-up-link.ts';
import { MAIN_ID } from './skip-link.tsx';
import classes from './static-layout.module.css';

/** Around every public page: the site's menu on top, everything about the site at the foot. */
export const StaticLayout = ({ children }: { children: ReactNode }) => {
  const { appName } = useSite();
  const reader = useReaderRole();
  // The page works without a menu when the call fails.
  const { data: menu } = useQuery(primaryMenuQuery());
  const items = menu?.items ?? [];
  return (
    <div className={classes['page']}>
      <header className={classes['bar']}>
        <div className={classes['inner']}>
          <Link to="/" className={classes['home']} aria-label={`${appName}, home`}>
            <BrandMark size={36} />
          </Link>
          <SiteMenu items={items} />
          {reader ? (
            <ButtonLink to={AREA_OF_ROLE[reader]} compact className={classes['own']}>
              My home
            </ButtonLink>
          ) : (
            <ButtonLink to="/login" compact className={classes['own']}>
              Log in
            </ButtonLink>
          )}
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes['main']}>
        {children}
      </main>
      <SiteFooter menu={items} signUpTo={signUpLink(reader)} />
    </div>
  );
};
