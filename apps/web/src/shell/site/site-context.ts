import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '@tailgate/contract/facts';
import { createContext, use } from 'react';
import type { SiteSettings } from '../session/session-hints.ts';

/** What every screen may need to know of the site it is shown on. */
export type Site = Pick<
  SiteSettings,
  | 'appName'
  | 'appLogo'
  | 'appLogoLight'
  | 'colors'
  | 'serviceEmail'
  | 'maintenanceEmail'
  | 'supportPhone'
  | 'partnerProgrammeName'
  | 'socialLinks'
>;

/** Until the settings are known, and when they cannot be had: the product's own site. */
export const OWN_SITE: Site = {
  appName: 'Tailgate',
  appLogo: null,
  appLogoLight: null,
  colors: { primary: DEFAULT_PRIMARY_COLOR, secondary: DEFAULT_SECONDARY_COLOR },
  serviceEmail: '',
  maintenanceEmail: '',
  supportPhone: null,
  partnerProgrammeName: 'Partner program',
  socialLinks: { facebook: null, instagram: null, linkedin: null, twitter: null, youtube: null },
};

export const SiteContext = createContext<Site>(OWN_SITE);

export const useSite = (): Site => use(SiteContext);
