import { DEFAULT_CURRENCY } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { myServicesQuery } from '#features/catalogue/catalogue-query.ts';
import { weekQuery } from '#features/scheduling/week-query.ts';
import { workZonesQuery } from '#features/scheduling/work-zones/work-zones-query.ts';

/** What customers see of a groomer, once the groomer has set it up. */
export const useWorkFacts = () => {
  const mine = useQuery(myServicesQuery);
  const week = useQuery(weekQuery);
  const zones = useQuery(workZonesQuery);
  return {
    waitsFor: [mine, week, zones].filter(({ data }) => data === undefined),
    items: mine.data?.items ?? [],
    currency: mine.data?.currency ?? DEFAULT_CURRENCY,
    availability: week.data?.availability ?? [],
    zones: zones.data?.zones ?? [],
  };
};
