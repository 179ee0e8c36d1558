import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { myServicesQuery, sizesQuery } from './catalogue-query.ts';
import { PriceForm } from './price-form.tsx';

interface MyPricesProps {
  readonly action?: string;
  readonly onSaved: () => void;
  /** Leads to where services are chosen. */
  readonly choose: ReactNode;
}

export const MyPrices = ({ action = 'Save prices', onSaved, choose }: MyPricesProps) => {
  const mine = useQuery(myServicesQuery);
  const sizes = useQuery(sizesQuery);
  if (mine.data?.items.some(({ offered }) => offered) && sizes.data)
    return <PriceForm mine={mine.data} sizes={sizes.data} action={action} onSaved={onSaved} />;
  const failed = [mine, sizes].filter(({ isError, data }) => isError && !data);
  return (
    <Card>
      {failed.length > 0 && (
        <ErrorState
          title="Your prices didn’t load"
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      )}
      {failed.length === 0 && mine.data && sizes.data && (
        <EmptyState level={2} title="No services yet" action={choose}>
          Choose what you offer first. Then say here what it costs.
        </EmptyState>
      )}
      {failed.length === 0 && !(mine.data && sizes.data) && <SkeletonRows rows={5} label="Loading your prices" />}
    </Card>
  );
};
