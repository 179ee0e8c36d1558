import type { ReactNode } from 'react';
import classes from './totals.module.css';

interface TotalsProps {
  /** `Today in total` */
  readonly label: string;
  readonly totals: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Below another figure: all in one line, where they fit. */
  readonly small?: boolean;
}

/** A few figures side by side, each named. */
export const Totals = ({ label, totals, small = false }: TotalsProps) => (
  <dl className={classes['totals']} data-small={small || undefined} aria-label={label}>
    {totals.map((total) => (
      <div key={total.label} className={classes['total']}>
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </div>
    ))}
  </dl>
);
