import type { ReactNode } from 'react';
import { CurlyDogPortrait } from '#ui/pictures/curly-dog.tsx';
import { usePageTitle } from '../page-title.ts';
import type { Account } from './account-query.ts';
import { StatusBadge } from './status-badge.tsx';
import classes from './status-page.module.css';

interface StatusHeadProps {
  readonly title: string;
  readonly status?: Account['status'] | undefined;
  /** What it means. */
  readonly children: ReactNode;
}

/** Header of the application status pages. */
export const StatusHead = ({ title, status, children }: StatusHeadProps) => {
  usePageTitle(title);
  return (
    <header className={classes['head']}>
      <CurlyDogPortrait size={76} />
      {status && <StatusBadge status={status} />}
      <h1>{title}</h1>
      <p className={classes['lead']}>{children}</p>
    </header>
  );
};
