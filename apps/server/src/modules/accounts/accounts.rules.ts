import {
  KIND_OF_PROVIDER_ROLE,
  PROVIDER_ROLES,
  PROVIDER_ROLE_OF_KIND,
  ROLES,
  isProviderRole,
  type ProviderKind,
  type ProviderRole,
  type Role,
} from '@tailgate/contract';

/** First segments of our own addresses: nobody may call their page like that. */
export const RESERVED_ADDRESSES = new Set([
  's',
  'v1',
  'v2',
  'api',
  'docs',
  'health',
  'metrics',
  'assets',
  'admin',
  'support',
  'staff',
  'customer',
  'customers',
  'agreements-updated',
  'beta',
  'cancellation-policy',
  'coming-soon',
  'covid19-advisement',
  'fleet-owner',
  'groomer',
  'impersonate',
  'log-out',
  'login',
  'mechanic',
  'messenger',
  'ordering',
  'privacy-policy',
  'renter',
  'reset-password',
  'switch-role',
  'tickets',
  'user-type-router',
]);

/** The role a new session starts in: what the provider last worked as, otherwise the first one held. */
export const startingRole = (roles: readonly Role[], category: ProviderKind | null): Role => {
  const preferred = category && PROVIDER_ROLE_OF_KIND[category];
  const role =
    preferred && roles.includes(preferred) ? preferred : ROLES.find((candidate) => roles.includes(candidate));
  if (!role) throw new Error('An account holds at least one role');
  return role;
};

export const categoriesOf = (roles: readonly Role[]): ProviderKind[] =>
  roles.filter(isProviderRole).map((role) => KIND_OF_PROVIDER_ROLE[role]);

/** Named capabilities by what the provider is; the server checks them, the client shows or hides by them. */
const CAPABILITIES: Record<ProviderRole, readonly string[]> = {
  groomer: ['schedule.manage', 'customers.manage', 'services.manage', 'payments.take', 'vans.rent'],
  fleet_owner: ['vehicles.manage', 'renters.manage', 'maintenance.request', 'payouts.view'],
  mechanic: ['maintenance.perform', 'invoices.manage'],
  renter: ['vans.rent'],
};
export const capabilitiesOf = (roles: readonly Role[]): string[] => [
  ...new Set(PROVIDER_ROLES.filter((role) => roles.includes(role)).flatMap((role) => CAPABILITIES[role])),
];

export const displayNameOf = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();

/** 'Chrome on Android' from a user agent: enough to recognise one's own phone, too little to track it. */
export const deviceNameOf = (userAgent: string): string => {
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /Firefox\//.test(userAgent)
      ? 'Firefox'
      : /Chrome\//.test(userAgent)
        ? 'Chrome'
        : /Safari\//.test(userAgent)
          ? 'Safari'
          : 'App';
  const system = /Android/.test(userAgent)
    ? 'Android'
    : /iPhone|iPad/.test(userAgent)
      ? 'iOS'
      : /Mac OS/.test(userAgent)
        ? 'Mac'
        : /Windows/.test(userAgent)
          ? 'Windows'
          : /Linux/.test(userAgent)
            ? 'Linux'
            : 'unknown device';
  return `${browser} on ${system}`;
};

/** What support may act as, whatever else the person they help is. */
export const IMPERSONATED_ROLES: readonly Role[] = ['groomer', 'fleet_owner'];

export const TERMS_VERSION = '2026-11';

/** What a client logs may name people by accident: addresses and longer numbers (phones, cards) are taken out. */
export const withoutPersonalData = (text: string): string =>
  text.replace(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '[e-mail]').replace(/[+(]*\d(?:[\s().-]{0,2}\d){6,}/g, '[number]');
