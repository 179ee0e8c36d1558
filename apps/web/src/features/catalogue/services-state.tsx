import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import type { useOfferings } from './use-offerings.ts';

/** What stands there until the services do. */
export const ServicesState = ({ hasFailed, isRetrying, retry }: ReturnType<typeof useOfferings>) => (
  <Card>
    {hasFailed ? (
      <ErrorState title="Your services didn’t load" retrying={isRetrying} onRetry={retry} />
    ) : (
      <SkeletonRows rows={4} label="Loading your services" />
    )}
  </Card>
);
