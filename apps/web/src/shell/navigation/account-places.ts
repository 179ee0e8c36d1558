import type { ProviderRole } from '@tailgate/contract';
import { AREA_OF_ROLE } from '../roles.ts';

// Every provider has these pages, each in an area of their own.
export const accountOf = (role: ProviderRole) => `${AREA_OF_ROLE[role]}/account` as const;
export const settingsOf = (role: ProviderRole) => `${accountOf(role)}/settings` as const;
export const activityOf = (role: ProviderRole) => `${accountOf(role)}/activity` as const;
export const questionsOf = (role: ProviderRole) => `${accountOf(role)}/frequently-asked-questions` as const;
