import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#shell/api/api-error.ts';
import { usePageTitle } from '#shell/page-title.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { PageArticle } from './page-article.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { sitePageQuery, type PageKey } from './site-pages.ts';
import classes from './static-page.module.css';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** One of the site's texts. */
export const StaticPage = ({ page, children }: { page: PageKey; children?: ReactNode }) => {
  const answer = useQuery(sitePageQuery(page));
  usePageTitle(answer.data?.title ?? '');
  if (answer.data) return <PageArticle page={answer.data}>{children}</PageArticle>;
  if (answer.isPending) return <PageSkeleton />;
  if (isGone(answer.error)) {
    return (
      <div className={classes['state']}>
        <h1>Page not found</h1>
        <EmptyState
          title="Nothing to show"
          action={
            <ButtonLink to="/" look="tint">
              Go to home
            </ButtonLink>
          }
        >
          This page doesn’t exist or has moved.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes['state']}>
      <h1>An error occurred</h1>
      <div className={classes['card']}>
        <ErrorState title="This page didn’t load" retrying={answer.isFetching} onRetry={() => void answer.refetch()} />
      </div>
    </div>
  );
};
