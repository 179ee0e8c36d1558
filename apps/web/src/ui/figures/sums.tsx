import type { ReactNode } from 'react';
import classes from './sums.module.css';

interface SumsProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** Names on the left, amounts on the right, the total last. */
export const Sums = ({ label, children }: SumsProps) => (
  <dl className={classes['sums']} aria-label={label} data-sums>
    {children}
  </dl>
);

interface SumProps {
  readonly name: string;
  /** `less` is taken off, `total` is what the others come to. */
  readonly look?: 'less' | 'total' | undefined;
  /** Told when it changes. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

export const Sum = ({ name, look, live = false, children }: SumProps) => (
  <div className={classes['sum']} data-look={look}>
    <dt>{name}</dt>
    <dd aria-live={live ? 'polite' : undefined}>{children}</dd>
  </div>
);
