import { DEFAULT_CURRENCY } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { myServicesQuery } from '#features/catalogue/catalogue-query.ts';
import { offeredServiceOf, tableOf } from '#features/catalogue/price-table.ts';
import { hasPreferenceIssues } from '#features/providers/preferences/preference-issues.ts';
import { preferencesQuery } from '#features/providers/preferences/preferences-query.ts';
import type { WorkFacts } from '#features/providers/readiness.ts';
import { weekQuery } from '#features/scheduling/week-query.ts';
import { workZonesQuery } from '#features/scheduling/work-zones/work-zones-query.ts';

/** What a groomer has set up outside of the profile: the same facts for the first page and for home. */
export const useWorkFacts = () => {
  const mine = useQuery(myServicesQuery);
  const week = useQuery(weekQuery);
  const zones = useQuery(workZonesQuery);
  const preferences = useQuery(preferencesQuery);
  const work: WorkFacts = {
    ...(mine.data && { services: tableOf(mine.data.items).services.map(offeredServiceOf) }),
    ...(week.data && { workdays: week.data.availability.map(({ day }) => day) }),
    ...(zones.data && { zones: zones.data.zones.map(({ availableDays }) => availableDays) }),
    ...(preferences.data && { hasCheckedPreferences: !hasPreferenceIssues(preferences.data) }),
  };
  return {
    work,
    waitsFor: [mine, week, zones, preferences].filter(({ data }) => data === undefined),
    items: mine.data?.items ?? [],
    currency: mine.data?.currency ?? DEFAULT_CURRENCY,
    availability: week.data?.availability ?? [],
    zones: zones.data?.zones ?? [],
  };
};
