import type { ReactNode } from 'react';
import { StatusHead } from '#shell/account/status-head.tsx';
import classes from '#shell/account/status-page.module.css';
import { usePageTitle } from '#shell/page-title.ts';

interface MilestonePageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** The one thing to do next. */
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

/** Says that something is done, and what comes next. */
export const MilestonePage = ({ title, lead, action, children }: MilestonePageProps) => {
  usePageTitle(title);
  return (
    <>
      <StatusHead title={title}>{lead}</StatusHead>
      {children}
      <div className={classes['rest']}>
        <div className={classes['actions']}>{action}</div>
      </div>
    </>
  );
};
