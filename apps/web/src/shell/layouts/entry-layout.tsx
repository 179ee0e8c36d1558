import type { ReactNode } from 'react';
import { PlainBadge } from '#ui/badges/badge-parts.tsx';
import { CurlyDogPortrait } from '#ui/pictures/curly-dog.tsx';
import { StreetScene } from '#ui/pictures/street-scene.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { CircleCheck } from 'lucide-react';
import { usePageTitle } from '../page-title.ts';
import { useSite } from '../site/site-context.ts';
import { BrandMark } from './brand-mark.tsx';
import classes from './entry-layout.module.css';
import { MAIN_ID } from './skip-link.tsx';

interface EntryLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Long texts get the width of a page instead of the picture. */
  readonly reading?: boolean;
  readonly children: ReactNode;
}

/** For people who are not signed in (yet): one narrow column, and a picture where there is room for it. */
export const EntryLayout = ({ title, lead, reading = false, children }: EntryLayoutProps) => {
  const { serviceEmail } = useSite();
  usePageTitle(title);
  return (
    <div className={classes['page']} data-reading={reading || undefined}>
      <div className={classes['side']}>
        <header className={classes['column']}>
          <BrandMark />
        </header>
        <main id={MAIN_ID} tabIndex={-1} className={classes['column']}>
          <h1 className={classes['title']}>{title}</h1>
          {lead && <p className={classes['lead']}>{lead}</p>}
          <div className={classes['content']}>{children}</div>
        </main>
        <footer className={classes['footer']}>
          {serviceEmail && (
            <Anchor className={classes['help'] ?? ''} href={`mailto:${serviceEmail}`}>
              Help
            </Anchor>
          )}
        </footer>
      </div>
      {!reading && <Picture />}
    </div>
  );
};

const Picture = () => (
  <div className={classes['picture']} aria-hidden>
    <StreetScene className={classes['scene']} />
    <div className={classes['card']}>
      <CurlyDogPortrait size={44} />
      <div className={classes['cardWords']}>
        <strong>Biscuit is ready!</strong>
        <span>Full groom with Maya · just now</span>
      </div>
      <PlainBadge tone="complete" icon={CircleCheck}>
        Done
      </PlainBadge>
    </div>
  </div>
);
