import type { Page } from '@playwright/test';

const NETWORKS = {
  firstTap: '192.0.2.7',
  lostTime: '198.51.100.7',
  newGroomer: '203.0.113.7',
  lostNetwork: '203.0.113.8',
} as const;

/**
 * A visitor from a network of their own. The calendar lets few times be kept from one network, and journeys beside each
 * other would share that of this machine. The API of the journeys believes what a proxy here says; vendors are not told.
 */
export const comeFrom = (page: Page, name: keyof typeof NETWORKS) =>
  page
    .context()
    .route(/\/v2\/service-checkout\//, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': NETWORKS[name] } }),
    );
