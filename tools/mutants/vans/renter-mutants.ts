import type { Mutant } from '../mutant.ts';

const ROOM = 'apps/server/src/modules/fleet/renters';
const RENTERS = `${ROOM}/renters.test.ts`;
const BOOKING = `${ROOM}/book-van.test.ts`;

/** Who a renter is stays between them and their fleets, and a booking takes a van from nobody. */
export const RENTER_MUTANTS: readonly Mutant[] = [
  {
    name: 'renter-read-by-owner',
    suite: RENTERS,
    test: 'is the owner’s alone',
    source: {
      file: 'apps/server/src/modules/fleet/fleet.policy.ts',
      find: "'fleetRenter.read': forViewer((viewer) => (driver) => driver('fleet_drivers.owner_id', '=', viewer.accountId)),",
      replace: "'fleetRenter.read': forViewer(() => (driver) => driver('fleet_drivers.status', 'is not', null)),",
    },
  },
  {
    name: 'renter-contact-while-attached',
    suite: RENTERS,
    test: 'have a phone and an email only while they drive for the fleet',
    source: {
      file: `${ROOM}/renters.view.ts`,
      find: "case when d.status = 'attached' then a.phone end as phone",
      replace: 'a.phone',
    },
  },
  {
    name: 'renter-found-by-phone-while-attached',
    suite: RENTERS,
    test: 'are found by them only then',
    source: { file: `${ROOM}/renters.view.ts`, find: "<> '' and d.status = 'attached' and", replace: "<> '' and" },
  },
  {
    name: 'renter-in-vans-of-owner',
    suite: RENTERS,
    test: 'has only what belongs to the vans of this owner',
    source: {
      file: `${ROOM}/held-days.view.ts`,
      find: 'where o.owner_id = ${ownerId} and',
      replace: 'where (o.owner_id = ${ownerId} or true) and',
    },
  },
  {
    name: 'booking-of-free-days',
    suite: BOOKING,
    test: 'takes it from nobody',
    source: {
      file: `${ROOM}/book-van.ts`,
      find: 'requireFree(await takenDaysOf(tx, vehicle.id, { days, now }), vehicle.name);',
      replace: 'void requireFree; void takenDaysOf;',
    },
  },
  {
    name: 'bookings-one-after-the-other',
    suite: BOOKING,
    test: 'of one day by forty at once is one booking',
    source: {
      file: 'apps/server/src/modules/vehicles/vehicles.queries.ts',
      find: "found(await read(tx).where(vehicle).forNoKeyUpdate('vehicles').executeTakeFirst());",
      replace: 'found(await read(tx).where(vehicle).executeTakeFirst());',
    },
  },
  {
    name: 'booking-of-listed-vans',
    suite: BOOKING,
    test: 'is refused for a van that is not listed',
    source: { file: `${ROOM}/book-van.ts`, find: "vehicle.status !== 'listed' &&", replace: 'vehicle.id === null &&' },
  },
  {
    name: 'free-vans-of-owner',
    suite: BOOKING,
    test: 'of another owner is not found',
    source: {
      file: `${ROOM}/free-vans.view.ts`,
      find: 'where v.owner_id = ${ownerId} and v.status',
      replace: 'where (v.owner_id = ${ownerId} or true) and v.status',
    },
  },
];
