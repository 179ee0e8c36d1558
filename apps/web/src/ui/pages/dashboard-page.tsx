import type { ReactNode } from 'react';
import classes from './dashboard-page.module.css';

interface DashboardPageProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** Homes and overviews: figures, then what to do next, then the time ahead, then queues. */
export const DashboardPage = ({ header, children }: DashboardPageProps) => (
  <div data-page="dashboard">
    {header}
    <div className={classes['grid']}>{children}</div>
  </div>
);

/** The first row: up to four figures side by side, two by two on a phone. */
export const DashboardFigures = ({ children }: { children: ReactNode }) => (
  <div className={classes['figures']}>{children}</div>
);

interface DashboardColumnProps {
  /** Of twelve columns on a desktop. */
  readonly span: 4 | 6 | 8 | 12;
  /** What to do next: above everything else on a phone. */
  readonly next?: boolean;
  readonly children: ReactNode;
}

/** One card, or several below each other. */
export const DashboardColumn = ({ span, next = false, children }: DashboardColumnProps) => (
  <div className={classes['column']} data-span={span} data-next={next || undefined}>
    {children}
  </div>
);
