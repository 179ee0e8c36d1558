import { REFERENCE_LISTS } from '@tailgate/contract';
import type { SiteRow } from './sites.queries.ts';

const NETWORKS = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const;

const listIn = (lists: unknown, name: string): string[] => {
  const value = (lists as Record<string, unknown>)[name];
  return Array.isArray(value) ? (value as string[]) : [];
};

/** The stored row as the client knows it; lists and links that were never set are empty, not absent. */
export const settingsOf = (row: SiteRow) => {
  const links = row.social_links as Record<string, string | null>;
  return {
    site: row.slug,
    appName: row.app_name,
    appLogo: row.app_logo,
    appLogoLight: row.app_logo_light,
    colors: { primary: row.primary_color, secondary: row.secondary_color },
    serviceEmail: row.service_email,
    maintenanceEmail: row.maintenance_email,
    requireEmergencySettings: row.require_emergency_settings,
    partnerProgrammeName: row.partner_programme_name,
    socialLinks: Object.fromEntries(NETWORKS.map((name) => [name, links[name] ?? null])) as Record<
      (typeof NETWORKS)[number],
      string | null
    >,
    lists: Object.fromEntries(REFERENCE_LISTS.map((name) => [name, listIn(row.reference_lists, name)])) as Record<
      (typeof REFERENCE_LISTS)[number],
      string[]
    >,
  };
};

export const menuOf = (row: SiteRow) => ({
  items: row.primary_menu as { label: string; url: string; icon: string | null }[],
});
