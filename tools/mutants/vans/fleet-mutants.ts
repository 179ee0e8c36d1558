import type { Mutant } from '../mutant.ts';

const DRIVERS = 'apps/server/src/modules/fleet/drivers/drivers.test.ts';
const POLICIES = 'apps/server/src/modules/fleet/policies/policies.test.ts';
const SCHEDULE = 'apps/server/src/modules/fleet/schedule/schedule.test.ts';
const SCHEDULE_VIEW = 'apps/server/src/modules/fleet/schedule/schedule.view.ts';
const POLICY = 'apps/server/src/modules/fleet/fleet.policy.ts';

/** Nobody drives for a fleet unasked, and what drivers accept is what they read. */
export const FLEET_MUTANTS: readonly Mutant[] = [
  {
    name: 'fleet-policies-before-driving',
    suite: DRIVERS,
    test: 'is accepted only after the policies of the fleet',
    source: {
      file: 'apps/server/src/modules/fleet/drivers/answer-fleet.ts',
      find: "const mustHaveRead = answer === 'accept' && status === 'invited';",
      replace: 'const mustHaveRead = false;',
    },
  },
  {
    name: 'fleet-policy-newest-version',
    suite: POLICIES,
    test: 'cannot accept an older version',
    source: {
      file: 'apps/server/src/modules/fleet/policies/accept-policy.ts',
      find: 'if (version !== newest)',
      replace: 'if (version > newest)',
    },
  },
  {
    name: 'fleet-policy-read-version',
    suite: POLICIES,
    test: 'is saved over the version that was read',
    source: {
      file: 'apps/server/src/modules/fleet/policies/save-policy.ts',
      find: 'if (before.version !== version)',
      replace: 'if (before.version < (version ?? 0))',
    },
  },
  {
    name: 'fleet-removes-whom-it-saw',
    suite: DRIVERS,
    test: 'is not withdrawn once the groomer has accepted it',
    source: {
      file: 'apps/server/src/modules/fleet/drivers/remove-driver.ts',
      find: 'const isOther = status !== seen && Object.hasOwn(MOVES, status);',
      replace: 'const isOther = false;',
    },
  },
  {
    name: 'fleet-policy-of-own-fleets',
    suite: POLICIES,
    test: 'who have left read and accept nothing',
    source: {
      file: POLICY,
      find: ".where('fleet_drivers.status', 'in', ['invited', 'attached'])",
      replace: '',
    },
  },
  {
    name: 'fleet-drivers-own',
    suite: DRIVERS,
    test: 'is nobody else’s business',
    source: {
      file: POLICY,
      find: "driver('fleet_drivers.groomer_id', '=', viewer.accountId)",
      replace: "driver('fleet_drivers.groomer_id', '<>', driver.ref('fleet_drivers.id'))",
    },
  },
  {
    name: 'fleet-policies-own',
    suite: POLICIES,
    test: 'is another owner’s alone',
    source: {
      file: POLICY,
      find: "policy('fleet_policies.owner_id', '=', viewer.accountId)",
      replace: "policy('fleet_policies.owner_id', '<>', policy.ref('fleet_policies.id'))",
    },
  },
  {
    name: 'fleet-invites-groomers',
    suite: DRIVERS,
    test: 'is refused with the code of a fleet owner',
    source: {
      file: 'apps/server/src/modules/fleet/drivers/invite-driver.ts',
      find: "(await kindOf(tx, provider.id)) === 'grooming'",
      replace: "(await kindOf(tx, provider.id)) !== 'renter'",
    },
  },
  {
    name: 'fleet-schedule-own',
    suite: SCHEDULE,
    test: 'is of one owner, and not for those who drive',
    source: {
      file: SCHEDULE_VIEW,
      find: "where v.owner_id = ${ownerId} and v.status <> 'retired'",
      replace: "where ${ownerId} <> '' and v.status <> 'retired'",
    },
  },
  {
    name: 'fleet-schedule-no-holds',
    suite: SCHEDULE,
    test: 'says of each van who holds it',
    source: {
      file: SCHEDULE_VIEW,
      find: "o.kind not in ('appointment', 'hold')",
      replace: "o.kind <> 'appointment'",
    },
  },
  {
    name: 'fleet-schedule-van-days',
    suite: SCHEDULE,
    test: 'counts the days of a van by its own clock',
    source: {
      file: SCHEDULE_VIEW,
      find: '(lower(o.busy) at time zone v.time_zone)::date as date',
      replace: "(lower(o.busy) at time zone 'UTC')::date as date",
    },
  },
];
