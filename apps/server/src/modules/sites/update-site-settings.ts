import type { BodyOf, sitesContract } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSite } from './change-site.ts';
import type { SiteRow } from './sites.queries.ts';

interface Input {
  readonly site: SiteRow;
  readonly settings: BodyOf<typeof sitesContract.updateSettings>;
}

export const updateSiteSettings = (tx: Tx, viewer: Viewer, { site, settings }: Input, platform: Platform) => {
  const changes = {
    app_name: settings.appName,
    app_logo: settings.appLogo,
    app_logo_light: settings.appLogoLight,
    primary_color: settings.colors.primary,
    secondary_color: settings.colors.secondary,
    service_email: settings.serviceEmail,
    maintenance_email: settings.maintenanceEmail,
    require_emergency_settings: settings.requireEmergencySettings,
    partner_programme_name: settings.partnerProgrammeName,
    social_links: JSON.stringify(settings.socialLinks),
    reference_lists: JSON.stringify(settings.lists),
  };
  return changeSite(tx, viewer, { site, changes }, platform);
};
