import { PROVIDER_ROLE_OF_KIND, ROLES, isPrivileged, type ProviderKind, type Role } from '@tailgate/contract';

/** The role a new session starts in: what the provider last worked as, otherwise the first one held. */
export const startingRole = (roles: readonly Role[], category: ProviderKind | null): Role => {
  const preferred = category && PROVIDER_ROLE_OF_KIND[category];
  const role =
    preferred && roles.includes(preferred) ? preferred : ROLES.find((candidate) => roles.includes(candidate));
  if (!role) throw new Error('An account holds at least one role');
  return role;
};

const HOUR_SECONDS = 3600;
/** Staff and support sign in every day; others stay signed in for a year, or for a day where they did not ask to be kept. */
export const sessionSeconds = (roles: readonly Role[], remember: boolean): number => {
  if (isPrivileged(roles)) return 12 * HOUR_SECONDS;
  return (remember ? 365 : 1) * 24 * HOUR_SECONDS;
};

export const displayNameOf = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();

/** What support may act as, whatever else the person they help is. */
export const IMPERSONATED_ROLES: readonly Role[] = ['groomer', 'fleet_owner'];

export const TERMS_VERSION = '2026-11';

/** What a client logs may name people by accident: addresses and longer numbers (phones, cards) are taken out. */
export const withoutPersonalData = (text: string): string =>
  text.replace(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '[e-mail]').replace(/[+(]*\d(?:[\s().-]{0,2}\d){6,}/g, '[number]');
