export const DEFAULT_PRIMARY_COLOR = '#009fd8';
export const DEFAULT_SECONDARY_COLOR = '#f2784b';
export const COLOR = /^#[0-9a-f]{6}$/i;

export const MAX_SITE_NAME_LENGTH = 60;
/** A page of the site itself, or an external URL. Browsers read `/\\host` as another host. */
export const MENU_LINK = /^(\/(?![/\\])|https?:\/\/)/;
export const MAX_LINK_LENGTH = 500;
export const MAX_MENU_LINKS = 30;
export const MAX_MENU_LABEL_LENGTH = 60;

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The time zones that a site can choose. */
export const SITE_TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
] as const;
export type SiteTimeZone = (typeof SITE_TIME_ZONES)[number];

/** Of a reference list. */
export const MAX_LIST_ITEMS = 100;
export const MAX_LIST_ITEM_LENGTH = 200;

/** The reference lists a site keeps in its settings. */
export const REFERENCE_LISTS = [
  'cancellationReasons',
  'rejectionReasons',
  'maintenanceServiceTypes',
  'priorities',
  'rescheduleReasons',
  'maintenanceCancellationReasons',
  'customerBlockReasons',
] as const;
