import { DEMO_LOGINS } from '@tailgate/demo-world';
import type { SiteSlug } from './places.ts';

/** The demo's staff and support. Each has a passkey of the site and email, registered by the server of the journeys. */
export const PASSKEY_HOLDERS = (['tailgate', 'saguaro'] as const satisfies readonly SiteSlug[]).flatMap((site) =>
  (['staff', 'support'] as const).map((who) => ({ site, email: DEMO_LOGINS[site][who].email })),
);

/** New on the staff: has a password and no second step yet. */
export const NEWCOMER = 'teresa@saguaro.example';
