import { lazy, Suspense, type ReactNode } from 'react';
import { usePageTitle } from '../page-title.ts';
import { BrandMark } from './brand-mark.tsx';
import classes from './lone-page.module.css';
import { MAIN_ID } from './skip-link.tsx';

interface LonePageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
  readonly links?: ReactNode;
}

/** Not in the first load, where nobody needs it. Without a connection the page is as good without a picture. */
const LostDog = lazy(async () => {
  const nothing = { LostDog: () => null };
  return { default: (await import('#ui/pictures/lost-dog.tsx').catch(() => nothing)).LostDog };
});

/** One message and one way on. */
export const LonePage = ({ title, children, action, links }: LonePageProps) => {
  usePageTitle(title);
  return (
    <div className={classes['page']}>
      <header className={classes['header']}>
        <BrandMark size={34} />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes['main']}>
        <div className={classes['message']}>
          <div className={classes['picture']}>
            <Suspense>
              <LostDog />
            </Suspense>
          </div>
          <h1 className={classes['title']}>{title}</h1>
          <p className={classes['words']}>{children}</p>
          {links && <div className={classes['links']}>{links}</div>}
        </div>
        <div className={classes['bar']}>
          <div className={classes['action']}>{action}</div>
        </div>
      </main>
    </div>
  );
};
