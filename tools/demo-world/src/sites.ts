import type { SeedMarket, SeedSite } from '@tailgate/server/seeding';
import { demoId } from './people/ids.ts';
import type { SiteStory } from './story/site-story.ts';
import { daysBefore } from './today.ts';

const OPENED_DAYS_AGO = 730;

/** Austin taxes grooming; Phoenix does not. */
export const SALES_TAXES = [{ state: 'TX', percent: 8.25 }];

export const siteOf = ({ slug, brand }: SiteStory, today: Date): SeedSite => {
  const { host, bundleId, menu, ...settings } = brand;
  return {
    id: demoId(slug, 'site'),
    slug,
    hosts: [host],
    bundleIds: [bundleId],
    settings,
    menu,
    createdAt: daysBefore(today, OPENED_DAYS_AGO),
  };
};

export const marketOf = ({ slug, metro }: SiteStory, today: Date): SeedMarket => ({
  id: demoId(slug, 'market', metro.marketName),
  name: metro.marketName,
  timeZone: metro.timeZone,
  createdAt: daysBefore(today, OPENED_DAYS_AGO),
});
