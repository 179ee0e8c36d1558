import { CHANGED } from './changed-site.ts';
import { DEMO_LOGINS } from '../demo.ts';
import type { SiteSlug } from '../places.ts';

/** New on the staff: an owner has not given them a duty yet. */
export const WITHOUT_DUTIES = { site: 'tailgate', ...DEMO_LOGINS.tailgate.staffForPeople } as const;

/** Staff and support. Each has a passkey of the site and email, registered by the server of the journeys. */
export const PASSKEY_HOLDERS: readonly { readonly site: SiteSlug; readonly email: string }[] = [
  ...(['tailgate', 'saguaro'] as const).flatMap((site) =>
    (['staff', 'support'] as const).map((who) => ({ site, email: DEMO_LOGINS[site][who].email })),
  ),
  WITHOUT_DUTIES,
  { site: CHANGED.site, email: CHANGED.staff },
];

/** New on the staff: has a password and no second step yet. */
export const NEWCOMER = 'teresa@saguaro.example';
