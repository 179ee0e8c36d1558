import type { ProviderRole, Role } from '@tailgate/contract';

/** Where each role works. */
export const AREA_OF_ROLE = {
  groomer: '/groomer',
  fleet_owner: '/fleet-owner',
  mechanic: '/mechanic',
  renter: '/renter',
  customer: '/customer',
  staff: '/staff',
  support: '/support',
} as const satisfies Record<Role, string>;

export const NAME_OF_ROLE = {
  groomer: 'Groomer',
  fleet_owner: 'Fleet owner',
  mechanic: 'Mechanic',
  renter: 'Renter',
  customer: 'Pet owner',
  staff: 'Staff',
  support: 'Support',
} as const satisfies Record<Role, string>;

const PROVIDERS = { groomer: true, fleet_owner: true, mechanic: true, renter: true } satisfies Record<
  ProviderRole,
  true
>;

export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && Object.hasOwn(AREA_OF_ROLE, value);

export const isProviderRole = (role: string): role is ProviderRole => Object.hasOwn(PROVIDERS, role);
