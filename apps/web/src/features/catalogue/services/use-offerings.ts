import { useQuery } from '@tanstack/react-query';
import { catalogueQuery, myServicesQuery } from '../catalogue-query.ts';
import { offeringsOf } from './offerings.ts';

/** The catalogue with what this groomer made of it, or what it is asked from. */
export const useOfferings = () => {
  const catalogue = useQuery(catalogueQuery);
  const mine = useQuery(myServicesQuery);
  return {
    offerings: catalogue.data && mine.data && offeringsOf(catalogue.data, mine.data.items),
    mine: mine.data,
    asked: [catalogue, mine],
  };
};
