import type { ReactNode } from 'react';
import classes from './card.module.css';

export const CARD_THEMES = ['primary', 'white', 'light', 'pink'] as const;

interface CardProps {
  readonly title?: string;
  readonly aside?: ReactNode;
  readonly theme?: (typeof CARD_THEMES)[number];
  readonly selected?: boolean;
  readonly children: ReactNode;
}

export const CardFoot = ({ children }: { children: ReactNode }) => (
  <footer className={classes['foot']}>{children}</footer>
);

/** Words and controls that are no rows: rows reach the edges, this does not. */
export const CardBody = ({ children }: { children: ReactNode }) => <div className={classes['body']}>{children}</div>;

export const Card = ({ title, aside, theme = 'white', selected = false, children }: CardProps) => (
  <section className={classes['card']} data-card={theme} data-selected={selected || undefined}>
    {title && (
      <header className={classes['header']}>
        <h2 className={classes['title']}>{title}</h2>
        {aside}
      </header>
    )}
    {children}
  </section>
);
