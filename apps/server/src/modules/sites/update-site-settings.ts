import type { BodyOf, sitesContract } from '@tailgate/contract';
import { audit } from '../../platform/audit/audit.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { siteSettingsChanged } from './sites.events.ts';
import { saveSite, type SiteRow } from './sites.queries.ts';

type Settings = BodyOf<typeof sitesContract.updateSettings>;

const changeSite = async (
  tx: Tx,
  viewer: Viewer,
  clock: Clock,
  site: SiteRow,
  action: string,
  changes: Parameters<typeof saveSite>[2],
) => {
  const saved = await saveSite(tx, site.id, changes, clock.now());
  await audit(tx, viewer, { action, subjectId: site.id });
  await emit(tx, viewer.siteId, siteSettingsChanged, { by: viewer.accountId });
  return saved;
};

export const updateSiteSettings = (tx: Tx, viewer: Viewer, clock: Clock, site: SiteRow, settings: Settings) =>
  changeSite(tx, viewer, clock, site, 'site.update_settings', {
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
  });

export const replacePrimaryMenu = (
  tx: Tx,
  viewer: Viewer,
  clock: Clock,
  site: SiteRow,
  menu: BodyOf<typeof sitesContract.replacePrimaryMenu>,
) => changeSite(tx, viewer, clock, site, 'site.replace_menu', { primary_menu: JSON.stringify(menu.items) });
