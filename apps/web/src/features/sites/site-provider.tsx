import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { OWN_SITE, SiteContext } from '#shell/site/site-context.ts';
import { MapSourceContext } from '#ui/map/map-source.ts';
import { siteSettingsQuery } from './site-settings.ts';

export const SiteProvider = ({ children }: { children: ReactNode }) => {
  const { data: settings } = useQuery(siteSettingsQuery());
  // What was kept from a visit long ago may lack what has been added since.
  const site = useMemo(() => ({ ...OWN_SITE, ...settings }), [settings]);
  return (
    <SiteContext value={site}>
      <MapSourceContext value={settings?.map ?? null}>{children}</MapSourceContext>
    </SiteContext>
  );
};
