import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

const ICONS = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info };

/** Words that belong to the whole form or page, not to one field. */
export const Notice = ({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) => {
  const Icon = ICONS[tone];
  return (
    <div className={classes['notice']} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden className={classes['icon']} />
      <div>{children}</div>
    </div>
  );
};
