import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';
import { keepSettingsHint, settingsHint, type SiteSettings } from '#shell/session/session-hints.ts';
import { broughtByPage } from '#shell/site/brought-by-page.ts';
import { deriveBrand } from '#shell/theme/derived-brand.ts';

const FRESH_MS = 5 * 60_000;

/**
 * The settings of the site this page was opened on. The page has brought them along; one that was kept for times without
 * network has not, and then what was kept from the last visit paints the first screen.
 */
export const siteSettingsQuery = () =>
  queryOptions({
    queryKey: ['site-settings'],
    queryFn: async ({ signal }) => {
      const settings = await call('GET /v1/sites/:site/settings', { params: { site: 'current' }, signal });
      keepSettingsHint(settings);
      return settings;
    },
    initialData: () => broughtByPage().settings ?? settingsHint(),
    initialDataUpdatedAt: () => (broughtByPage().settings ? performance.timeOrigin : 0),
    staleTime: FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** For whoever changes them: as they are now, not as they were kept, and not changed under their hands. */
export const freshSettingsQuery = () =>
  queryOptions({
    queryKey: [...siteSettingsQuery().queryKey, 'fresh'],
    queryFn: ({ signal }) => call('GET /v1/sites/:site/settings', { params: { site: 'current' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Saved settings are seen at once, here and on the next visit. */
export const keepSettings = (queryClient: QueryClient, settings: SiteSettings): void => {
  keepSettingsHint(settings);
  queryClient.setQueryData(siteSettingsQuery().queryKey, settings);
  queryClient.setQueryData(freshSettingsQuery().queryKey, settings);
};

const PATIENCE_MS = 2_000;

/** On a first visit, waits a moment for the brand, so that nobody sees another one flash by. */
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
