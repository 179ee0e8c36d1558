import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { keepSettingsHint, settingsHint, type SiteSettings } from '#shell/session/session-hints.ts';
import { broughtByPage } from '#shell/site/brought-by-page.ts';
import { deriveBrand } from '#shell/theme/derived-brand.ts';

const FRESH_MS = 5 * 60_000;
const { queryFn: load, ...SETTINGS } = read('GET /v1/sites/:site/settings', { params: { site: 'current' } });

/**
 * The settings of the site this page was opened on. The page has brought them along; one that was kept for times without
 * network has not, and then what was kept from the last visit paints the first screen.
 */
export const siteSettingsQuery = () =>
  queryOptions({
    ...SETTINGS,
    queryFn: async (context) => {
      const settings = await load(context);
      keepSettingsHint(settings);
      return settings;
    },
    initialData: () => broughtByPage().settings ?? settingsHint(),
    initialDataUpdatedAt: () => (broughtByPage().settings ? performance.timeOrigin : 0),
    staleTime: FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Saved settings are seen at once, here and on the next visit. */
export const keepSettings = (queryClient: QueryClient, settings: SiteSettings): void => {
  keepSettingsHint(settings);
  queryClient.setQueryData(siteSettingsQuery().queryKey, settings);
};

const PATIENCE_MS = 2_000;

/** On a first visit, waits briefly for the brand, so that no other one flashes. */
export const brandIsKnown = async (queryClient: QueryClient): Promise<void> => {
  const brought = broughtByPage().settings;
  if (brought) keepSettingsHint(brought);
  if (brought ?? settingsHint()) return;
  const { initialData: _kept, ...query } = siteSettingsQuery();
  const brand = queryClient.query(query).then(({ colors }) => deriveBrand(colors));
  const moment = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // Without an answer the page goes on in the product's own colours.
  await Promise.race([brand.catch(() => undefined), moment]);
};
