import type { ReactNode } from 'react';
import { PaletteIcon } from '../palette/palette-icon.tsx';
import { usePageTitle } from '../page-title.ts';
import { BackLink, type BackPlace } from './back-link.tsx';
import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** How many there are of what the title names. */
  readonly count?: number | undefined;
  /** Before the title: the avatar of a person. */
  readonly picture?: ReactNode;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  /** The page one level up, for who came by a deep link; everybody else goes back to where they were. */
  readonly back?: BackPlace;
  /** On a phone at most two icons; on a desktop the one filled button and its neighbours. */
  readonly actions?: ReactNode;
}

/** An app bar on phones, a large title with its actions on desktops. */
export const PageHeader = ({ title, count, picture, lead, back, actions }: PageHeaderProps) => {
  usePageTitle(title);
  return (
    <header className={classes['header']}>
      <div className={classes['bar']}>
        {back && <BackLink back={back} />}
        {picture}
        <div className={classes['heading']}>
          <h1 className={classes['title']}>{title}</h1>
          {count !== undefined && <span className={classes['count']}>{count.toLocaleString('en-US')}</span>}
        </div>
        {!back && <PaletteIcon />}
        {actions && <div className={classes['actions']}>{actions}</div>}
      </div>
      {lead && <p className={classes['lead']}>{lead}</p>}
    </header>
  );
};
