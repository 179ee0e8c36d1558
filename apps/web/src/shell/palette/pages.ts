import type { Role } from '@tailgate/contract';
import { destinationsOf, type Shows } from '../navigation/destinations.ts';
import type { Found } from './found.ts';

/** The pages of a role's navigation that are for the account. */
export const pagesOf = (role: Role, shows?: Shows): readonly Found[] =>
  destinationsOf(role, shows).flatMap(({ to, rail, tab }) => {
    const spot = rail ?? tab;
    return spot ? { id: to, title: spot.label, icon: spot.icon, to } : [];
  });
