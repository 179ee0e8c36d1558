import type { ProviderRole } from '@tailgate/contract';

export const ACCOUNT_OF_ROLE = {
  groomer: '/groomer/account',
  fleet_owner: '/fleet-owner/account',
  mechanic: '/mechanic/account',
  renter: '/renter/account',
} as const satisfies Record<ProviderRole, string>;

export const SETTINGS_OF_ROLE = {
  groomer: '/groomer/account/settings',
  fleet_owner: '/fleet-owner/account/settings',
  mechanic: '/mechanic/account/settings',
  renter: '/renter/account/settings',
} as const satisfies Record<ProviderRole, string>;

export const QUESTIONS_OF_ROLE = {
  groomer: '/groomer/account/frequently-asked-questions',
  fleet_owner: '/fleet-owner/account/frequently-asked-questions',
  mechanic: '/mechanic/account/frequently-asked-questions',
  renter: '/renter/account/frequently-asked-questions',
} as const satisfies Record<ProviderRole, string>;
