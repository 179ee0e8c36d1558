import type { ReactNode } from 'react';
import classes from './rows.module.css';

export const Rows = ({ children, label }: { children: ReactNode; label: string }) => (
  <ul className={classes['rows']} aria-label={label}>
    {children}
  </ul>
);

interface RowProps {
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  readonly aside?: ReactNode;
}

export const Row = ({ lead, title, meta, aside }: RowProps) => (
  <li className={classes['row']}>
    {lead}
    <div className={classes['words']}>
      <div className={classes['title']}>{title}</div>
      {meta && <div className={classes['meta']}>{meta}</div>}
    </div>
    {aside && <div className={classes['aside']}>{aside}</div>}
  </li>
);

/** At most three: in one line where there is room, one below the other on a phone. */
export const Facts = ({ children }: { children: readonly (string | null)[] }) => (
  <>
    {children
      .filter((fact) => fact !== null)
      .map((fact) => (
        <span key={fact} className={classes['fact']}>
          {fact}
        </span>
      ))}
  </>
);

export const RowIcon = ({ children }: { children: ReactNode }) => <span className={classes['icon']}>{children}</span>;
