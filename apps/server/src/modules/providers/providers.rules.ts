import {
  KIND_OF_PROVIDER_ROLE,
  PROVIDER_ROLES,
  isProviderRole,
  type ProviderKind,
  type ProviderRole,
  type Role,
} from '@tailgate/contract';
import { Failure } from '../../platform/failure.ts';

/** First path segments of the product itself: none of them can be a vanity URL. */
export const RESERVED_ADDRESSES = new Set([
  's',
  'confirm',
  'confirm-email',
  'v1',
  'v2',
  'api',
  'docs',
  'health',
  'metrics',
  'assets',
  'icons',
  'index',
  'logos',
  'pictures',
  'public',
  'robots',
  'sitemap',
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
  'pay',
  'privacy-policy',
  'renter',
  'reset-password',
  'security',
  'switch-role',
  'tickets',
  'user-type-router',
]);

/** The constraint that keeps vanity URLs unique on a site. */
export const VANITY_URL_KEY = 'providers_site_id_vanity_url_key';

export const refuseReservedAddress = (vanityUrl: string | null | undefined): void => {
  if (vanityUrl && RESERVED_ADDRESSES.has(vanityUrl)) throw vanityUrlTaken();
};

export const vanityUrlTaken = () => new Failure('vanity_url_taken', { errors: { vanityUrl: 'is already taken' } });

export const categoriesOf = (roles: readonly Role[]): ProviderKind[] =>
  roles.filter(isProviderRole).map((role) => KIND_OF_PROVIDER_ROLE[role]);

/** Capabilities by provider role: checked by the server, used by the client to show or hide features. */
const CAPABILITIES: Record<ProviderRole, readonly string[]> = {
  groomer: ['schedule.manage', 'customers.manage', 'services.manage', 'payments.take', 'vans.rent'],
  fleet_owner: ['vehicles.manage', 'renters.manage', 'maintenance.request', 'payouts.view'],
  mechanic: ['maintenance.perform', 'invoices.manage'],
  renter: ['vans.rent'],
};
export const capabilitiesOf = (roles: readonly Role[]): string[] => [
  ...new Set(PROVIDER_ROLES.filter((role) => roles.includes(role)).flatMap((role) => CAPABILITIES[role])),
];
