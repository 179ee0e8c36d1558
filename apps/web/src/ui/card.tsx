import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  readonly title?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export const CardFoot = ({ children }: { children: ReactNode }) => (
  <footer className={classes['foot']}>{children}</footer>
);

export const Card = ({ title, aside, children }: CardProps) => (
  <section className={classes['card']}>
    {title && (
      <header className={classes['header']}>
        <h2 className={classes['title']}>{title}</h2>
        {aside}
      </header>
    )}
    {children}
  </section>
);
