import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Spinner } from './spinner.tsx';
import classes from './waiting-card.module.css';

interface WaitingCardProps {
  /** What is going on: 'Charging the card'. */
  readonly title: string;
  /** What comes next, or how long it takes. */
  readonly children?: ReactNode;
  readonly percent?: number | undefined;
}

/** For work that takes longer than a button can say; the page around it stays usable. */
export const WaitingCard = ({ title, children, percent }: WaitingCardProps) => (
  <Card theme="primary">
    <div className={classes['waiting']} role="status">
      <Spinner size="lg" label={null} />
      <div className={classes['words']}>
        <strong>{title}</strong>
        {children && <p className={classes['more']}>{children}</p>}
      </div>
      {percent !== undefined && <span className={classes['percent']}>{Math.round(percent)}%</span>}
    </div>
    {percent !== undefined && (
      <div className={classes['bar']}>
        <ProgressBar label={title} percent={percent} />
      </div>
    )}
  </Card>
);
