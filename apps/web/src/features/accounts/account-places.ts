import type { ProviderRole } from '@tailgate/contract';

export const SETTINGS_OF_ROLE = {
  groomer: '/groomer/account/settings',
  fleet_owner: '/fleet-owner/account/settings',
  mechanic: '/mechanic/account/settings',
  renter: '/renter/account/settings',
} as const satisfies Record<ProviderRole, string>;

export const ACCOUNT_OF_ROLE = {
  groomer: '/groomer/account',
  fleet_owner: '/fleet-owner/account',
  mechanic: '/mechanic/account',
  renter: '/renter/account',
} as const satisfies Record<ProviderRole, string>;
