import type { Role } from '@tailgate/contract';

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
  customer: 'Customer',
  staff: 'Staff',
  support: 'Support',
} as const satisfies Record<Role, string>;
