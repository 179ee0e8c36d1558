import type { ReactNode } from 'react';
import { CurlyDogPortrait } from './pictures/curly-dog.tsx';
import classes from './states.module.css';

export const EmptyState = ({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) => (
  <div className={classes['empty']}>
    <CurlyDogPortrait />
    <h3>{title}</h3>
    <p className={classes['words']}>{children}</p>
    {action}
  </div>
);
