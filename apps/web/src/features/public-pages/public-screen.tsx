import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#shell/api/api-error.ts';
import { usePageTitle } from '#shell/page-title.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonFields } from '#ui/feedback/skeleton.tsx';
import { IndexPage } from './index-page.tsx';
import { INDEX_TITLE, titleOf } from './page-words.ts';
import { ProviderPage } from './provider-page.tsx';
import {
  publicGroomersQuery,
  publicProviderQuery,
  publicReviewsQuery,
  type PublicReview,
} from './public-pages-query.ts';

const LOADING_ROWS = 4;

interface Answer {
  readonly isPending: boolean;
  readonly isFetching: boolean;
  refetch(): Promise<unknown>;
}

const Waiting = ({ answer: { isPending, isFetching, refetch } }: { answer: Answer }) =>
  isPending ? (
    <SkeletonFields fields={LOADING_ROWS} buttons={0} />
  ) : (
    <ErrorState title="This page didn’t load" retrying={isFetching} onRetry={() => void refetch()} />
  );

const NoSuchPage = () => (
  <>
    <h1>Page not found</h1>
    <EmptyState
      title="There’s nothing here"
      action={
        <ButtonLink to="/" look="tint">
          See all groomers
        </ButtonLink>
      }
    >
      This page doesn’t exist or has moved.
    </EmptyState>
  </>
);

interface ProviderScreenProps {
  readonly address: string;
  readonly showReviews: (reviews: readonly PublicReview[]) => ReactNode;
}

/** The public page at an address. Without reviews, or while they load, it has no such part. */
export const ProviderScreen = ({ address, showReviews }: ProviderScreenProps) => {
  const answer = useQuery(publicProviderQuery(address));
  const { data: reviews } = useQuery({
    ...publicReviewsQuery(answer.data?.id ?? ''),
    enabled: answer.data !== undefined,
  });
  usePageTitle(answer.data ? titleOf(answer.data) : '');
  if (answer.data)
    return (
      <ProviderPage page={answer.data} reviews={reviews && reviews.items.length > 0 && showReviews(reviews.items)} />
    );
  if (answer.error instanceof ApiError && answer.error.status === 404) return <NoSuchPage />;
  return <Waiting answer={answer} />;
};

/** The first page of the site. */
export const IndexScreen = () => {
  const answer = useQuery(publicGroomersQuery());
  usePageTitle(INDEX_TITLE);
  return answer.data ? <IndexPage groomers={answer.data} /> : <Waiting answer={answer} />;
};
