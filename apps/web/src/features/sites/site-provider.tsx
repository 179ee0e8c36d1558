import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OWN_SITE, SiteContext } from '#shell/site/site-context.ts';
import { siteSettingsQuery } from './site-settings.ts';

export const SiteProvider = ({ children }: { children: ReactNode }) => {
  const { data: settings } = useQuery(siteSettingsQuery());
  return <SiteContext value={settings ?? OWN_SITE}>{children}</SiteContext>;
};
