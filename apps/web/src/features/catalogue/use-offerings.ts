import { useQuery } from '@tanstack/react-query';
import { catalogueQuery, myServicesQuery } from './catalogue-query.ts';
import { offeringsOf } from './offerings.ts';

/** The catalogue with what this groomer made of it, or what became of loading it. */
export const useOfferings = () => {
  const catalogue = useQuery(catalogueQuery);
  const mine = useQuery(myServicesQuery);
  const failed = [catalogue, mine].filter(({ isError, data }) => isError && !data);
  return {
    offerings: catalogue.data && mine.data && offeringsOf(catalogue.data, mine.data.items),
    mine: mine.data,
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach((query) => void query.refetch()),
  };
};
