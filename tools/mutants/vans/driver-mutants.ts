import type { Mutant } from '../mutant.ts';
import { withoutCondition } from '../without-condition.ts';

const OWN = 'apps/server/src/modules/vehicles/own-custody.test.ts';
const DRIVEN = 'apps/server/src/modules/vehicles/driver/driven-vans.test.ts';
const POLICY = 'apps/server/src/modules/vehicles/vehicles.policy.ts';

/** What keeps a van with its drivers, its record with those who drive it, and visits from being without one. */
export const DRIVER_MUTANTS: readonly Mutant[] = [
  {
    name: 'own-van-steps-back',
    suite: OWN,
    test: 'goes on in the van of the fleet',
    sql: withoutCondition('app.van_stretches', 'order by h.is_own, h.since desc', 'order by h.since desc'),
  },
  {
    name: 'custody-of-listing',
    suite: OWN,
    test: 'drives it from then on',
    source: {
      file: 'apps/server/src/modules/vehicles/set-vehicle-status.ts',
      find: 'await followListing(tx, viewer, { vehicle, isListing, choices, worksWithoutVan }, platform);',
      replace: 'void followListing;',
    },
  },
  {
    name: 'holders-work-with-vans',
    suite: OWN,
    test: 'works not without a van while another one is theirs',
    source: {
      file: 'apps/server/src/modules/custody/works-without-van.ts',
      find: 'if (held.length > 0)',
      replace: 'if (held.length > 1_000)',
    },
  },
  {
    name: 'drivers-of-retired-van',
    suite: OWN,
    test: 'stays while a driver has visits in it',
    source: {
      file: 'apps/server/src/flows/vans/retire-van.ts',
      find: 'await changeDrivers(tx, viewer, { vehicle, changes: [nobody], choices: [] }, platform);',
      replace: 'void changeDrivers; void vehicle; void nobody;',
    },
  },
  {
    name: 'drivers-of-now',
    suite: DRIVEN,
    test: 'is refused before they have the van',
    source: {
      file: POLICY,
      find: 'heldAround(viewer, { daysAfter: 0, daysAhead: 0 })',
      replace: 'heldAround(viewer, { daysAfter: 7, daysAhead: 60 })',
    },
  },
  {
    name: 'former-drivers',
    suite: DRIVEN,
    test: 'who gave it back eight days ago',
    source: {
      file: POLICY,
      find: 'daysAfter: DRIVER_DAYS_AFTER,',
      replace: 'daysAfter: DRIVER_DAYS_AFTER * 10,',
    },
  },
  {
    name: 'pickup-of-former-drivers',
    suite: DRIVEN,
    test: 'is told where it stands from a week before',
    source: {
      file: 'apps/server/src/modules/vehicles/driver/held-van.ts',
      find: '!isOwn && isToldPickup(custody, now)',
      replace: '!isOwn',
    },
  },
  {
    name: 'papers-of-owner',
    suite: DRIVEN,
    test: 'reads of its record what a driver needs',
    source: {
      file: 'packages/contract/src/vehicles/vehicles.facts.ts',
      find: "  'inspection',\n] as const satisfies",
      replace: "  'title',\n] as const satisfies",
    },
  },
];
