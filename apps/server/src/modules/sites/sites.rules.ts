import { REFERENCE_LISTS, SOCIAL_NETWORKS, type SiteTimeZone, type SocialNetwork } from '@tailgate/contract';
import type { Config } from '../../platform/config.ts';
import { logoPath } from '../../platform/http/public/logo-path.ts';
import type { SiteRow } from './sites.queries.ts';

export const listsOf = ({ reference_lists: lists }: Pick<SiteRow, 'reference_lists'>) =>
  Object.fromEntries(REFERENCE_LISTS.map((name) => [name, lists[name] ?? []])) as Record<
    (typeof REFERENCE_LISTS)[number],
    string[]
  >;

const logoOf = (fileId: string | null, url: string | null) => (fileId === null ? url : logoPath(fileId));

type MapConfig = Pick<Config, 'MAP_TILEJSON_URL' | 'MAP_ATTRIBUTION'>;

/** A site's row as settings response; lists and links that are not set are empty. */
export const settingsOf = (row: SiteRow, config: MapConfig) => {
  const links = row.social_links;
  return {
    site: row.slug,
    appName: row.app_name,
    appLogo: logoOf(row.app_logo_file_id, row.app_logo),
    appLogoLight: logoOf(row.app_logo_light_file_id, row.app_logo_light),
    colors: { primary: row.primary_color, secondary: row.secondary_color },
    serviceEmail: row.service_email,
    maintenanceEmail: row.maintenance_email,
    supportPhone: row.support_phone,
    timeZone: row.time_zone as SiteTimeZone | null,
    requireEmergencySettings: row.require_emergency_settings,
    partnerProgrammeName: row.partner_programme_name,
    socialLinks: Object.fromEntries(SOCIAL_NETWORKS.map((name) => [name, links[name] ?? null])) as Record<
      SocialNetwork,
      string | null
    >,
    lists: listsOf(row),
    map:
      config.MAP_TILEJSON_URL === undefined
        ? null
        : { tileJsonUrl: config.MAP_TILEJSON_URL, attribution: config.MAP_ATTRIBUTION ?? null },
  };
};

export const menuOf = (row: SiteRow) => ({ items: [...row.primary_menu] });
