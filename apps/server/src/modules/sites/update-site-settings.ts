import type { BodyOf, sitesContract } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepForSite } from '../attachments/index.ts';
import { changeSite } from './change-site.ts';
import type { SiteRow } from './sites.queries.ts';

type Settings = Omit<BodyOf<typeof sitesContract.updateSettings>, 'appLogoImageId' | 'appLogoLightImageId'>;

interface Input {
  /** Locked, so that a concurrent change of its logos cannot be lost. */
  readonly site: SiteRow;
  readonly settings: Settings;
  /** Ids of uploaded images; undefined keeps the logo, null removes it. */
  readonly logos: { readonly logo: string | null | undefined; readonly logoLight: string | null | undefined };
}

/** An uploaded logo replaces an external one. */
const logoColumns = ({ logo, logoLight }: Input['logos']) => ({
  ...(logo !== undefined && { app_logo_file_id: logo, app_logo: null }),
  ...(logoLight !== undefined && { app_logo_light_file_id: logoLight, app_logo_light: null }),
});

const logoFilesOf = (site: SiteRow) => [site.app_logo_file_id, site.app_logo_light_file_id];

export const updateSiteSettings = async (
  tx: Tx,
  viewer: Viewer,
  { site, settings, logos }: Input,
  platform: Platform,
) => {
  const changes = {
    ...logoColumns(logos),
    app_name: settings.appName,
    primary_color: settings.colors.primary,
    secondary_color: settings.colors.secondary,
    service_email: settings.serviceEmail,
    maintenance_email: settings.maintenanceEmail,
    support_phone: settings.supportPhone,
    time_zone: settings.timeZone,
    require_emergency_settings: settings.requireEmergencySettings,
    partner_programme_name: settings.partnerProgrammeName,
    social_links: JSON.stringify(settings.socialLinks),
    reference_lists: JSON.stringify(settings.lists),
  };
  const saved = await changeSite(tx, viewer, { site, changes }, platform);
  await keepForSite(tx, { before: logoFilesOf(site), after: logoFilesOf(saved) });
  return saved;
};
