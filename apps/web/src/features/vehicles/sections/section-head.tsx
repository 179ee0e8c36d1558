import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionHeadProps {
  readonly title: string;
  /** How far it is, or where it comes from. */
  readonly badge?: ReactNode;
  /** One sentence under the heading. */
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
}

export const SectionHead = ({ title, badge, lead, action }: SectionHeadProps) => (
  <header className={classes['head']}>
    <div className={classes['headLine']}>
      <h2>{title}</h2>
      {badge}
      {action && <span className={classes['headAction']}>{action}</span>}
    </div>
    {lead && <p className={classes['lead']}>{lead}</p>}
  </header>
);

interface TaskPlaceProps {
  /** The keys of what is asked for here. */
  readonly task: string;
  /** Differs from what is saved. */
  readonly isChanged?: boolean;
  readonly children: ReactNode;
}

/** A field that links of 'things left' lead to; amber while its change is not saved. */
export const TaskPlace = ({ task, isChanged = false, children }: TaskPlaceProps) => (
  <div className={classes['taskPlace']} data-task={task} data-changed={isChanged || undefined}>
    {children}
  </div>
);
