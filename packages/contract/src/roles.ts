// In order of precedence for accounts that hold several.
export const ROLES = ['groomer', 'fleet_owner', 'mechanic', 'renter', 'customer', 'staff', 'support'] as const;
export type Role = (typeof ROLES)[number];
export const isRole = (value: unknown): value is Role => (ROLES as readonly unknown[]).includes(value);

/** Roles that see other people's data: shorter sessions, and no sign-in by a texted code alone. */
const PRIVILEGED_ROLES: readonly Role[] = ['staff', 'support'];
export const isPrivileged = (roles: readonly Role[]): boolean => roles.some((role) => PRIVILEGED_ROLES.includes(role));

export const PROVIDER_ROLES = ['groomer', 'fleet_owner', 'mechanic', 'renter'] as const satisfies readonly Role[];
export type ProviderRole = (typeof PROVIDER_ROLES)[number];

export const isProviderRole = (role: string): role is ProviderRole =>
  (PROVIDER_ROLES as readonly string[]).includes(role);

// The specification's names for the same four (its `serviceCategory`).
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
