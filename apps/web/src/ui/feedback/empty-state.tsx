import type { ReactNode } from 'react';
import { CurlyDogPortrait } from '../pictures/curly-dog.tsx';
import classes from './states.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** 2 directly below the page title, 3 inside a titled card. */
  readonly level?: 2 | 3;
}

export const EmptyState = ({ title, children, action, level = 3 }: EmptyStateProps) => {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes['empty']}>
      <CurlyDogPortrait />
      <Title className={classes['title']}>{title}</Title>
      <p className={classes['words']}>{children}</p>
      {action}
    </div>
  );
};
