import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { ApiError, isUnreachable } from '../api/api-error.ts';
import { PageError } from '../errors/page-error.ts';
import { reportFailure } from '../errors/report-failure.ts';
import { ErrorPageBoundary } from './error-page-boundary.tsx';
import { LonePage } from './lone-page.tsx';
import { PageNotFound } from './page-not-found.tsx';

/** Whatever kept a screen from being shown. */
export const PageFailed = (props: ErrorComponentProps) => (
  <ErrorPageBoundary>{isMissing(props.error) ? <PageNotFound /> : <Failed {...props} />}</ErrorPageBoundary>
);

const isMissing = (error: unknown) => error instanceof PageError && error.status === 404;

const Failed = ({ error }: ErrorComponentProps) => {
  const router = useRouter();
  useEffect(() => {
    // Failed calls were reported when they failed.
    if (!(error instanceof ApiError)) reportFailure(error, `screen ${location.pathname}`);
  }, [error]);
  return (
    <LonePage
      title="An error occurred"
      action={
        <Button look="filled" fullWidth onClick={() => void router.invalidate()}>
          Try again
        </Button>
      }
      links={
        <ButtonLink to="/" look="text" compact>
          Go to home
        </ButtonLink>
      }
    >
      {isUnreachable(error)
        ? 'We cannot reach the server. Check your connection and try again.'
        : 'Something went wrong on our side. Your data is safe.'}
    </LonePage>
  );
};
