// Every kind of person who can hold a session. The order is the order of precedence when an account holds several.
export const ROLES = ['groomer', 'fleet_owner', 'mechanic', 'renter', 'customer', 'staff', 'support'] as const;
export type Role = (typeof ROLES)[number];

export const PROVIDER_ROLES = ['groomer', 'fleet_owner', 'mechanic', 'renter'] as const satisfies readonly Role[];
export type ProviderRole = (typeof PROVIDER_ROLES)[number];

export const isProviderRole = (role: Role): role is ProviderRole => (PROVIDER_ROLES as readonly Role[]).includes(role);

// The specification's words for the same four (its `serviceCategory`).
export const PROVIDER_KINDS = ['grooming', 'maintenance', 'fleetOwner', 'renter'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

export const KIND_OF_PROVIDER_ROLE = {
  groomer: 'grooming',
  fleet_owner: 'fleetOwner',
  mechanic: 'maintenance',
  renter: 'renter',
} as const satisfies Record<ProviderRole, ProviderKind>;

export const PROVIDER_ROLE_OF_KIND = {
  grooming: 'groomer',
  fleetOwner: 'fleet_owner',
  maintenance: 'mechanic',
  renter: 'renter',
} as const satisfies Record<ProviderKind, ProviderRole>;

export const SERVICE_TYPES = ['grooming', 'maintenance', 'rental', 'short_rental', 'vehicle_service'] as const;
