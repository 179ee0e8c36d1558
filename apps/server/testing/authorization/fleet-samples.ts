import type { CallName } from '@tailgate/contract';
import { newId } from '../../src/platform/ids.ts';
import type { Sample, Scene } from './samples.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const FLEETS = '/v2/service-vehicle/driver/fleets';

const RENTERS = '/v2/service-vehicle/fleet-owner/renter-management/vehicles/:vehicleId';
const PEOPLE = '/v2/service-vehicle/fleet-owner/renter-management/renters';
const PERIOD = { start_date: '2026-08-01', end_date: '2027-06-30' };
/** After everything that the van of a world is used for. */
const FAR_AHEAD = '2032-05-03';

/** Within the days that can be booked. */
const soonOf = ({ harness }: Scene): string =>
  new Date(harness.api.platform.clock.now().getTime() + 150 * 86_400_000).toISOString().slice(0, 10);
/** A listed van that nobody has. */
const bookable = ({ world }: Scene): string => `
  update vehicles set status = 'listed' where owner_id = '${world.personId}';
  delete from van_custody where vehicle_id in (select id from vehicles where owner_id = '${world.personId}');
  delete from occupancy where resource_id = '${world.personId}'
    or resource_id in (select id from vehicles where owner_id = '${world.personId}')`;

/** The owner's van was the renter's once. */
const hadVan = ({ world }: Scene): string => `
  update van_custody c set during = '[2026-01-05 06:00+00, 2026-01-08 06:00+00)', begun_at = null, holder_id = d.groomer_id
    from fleet_drivers d, vehicles v where d.owner_id = '${world.personId}' and v.owner_id = d.owner_id and c.vehicle_id = v.id`;

const nothing: Sample = () => ({});
/** Those who drive for the caller can be assigned. */
const attached = ({ world }: Scene): string =>
  `update fleet_drivers set status = 'attached' where owner_id = '${world.personId}'`;
/** A block takes time of its van. */
const blocked = ({ reference }: Scene): string => {
  const own = `from van_blocks where id = '${reference('vanBlock.manage')}'`;
  const time = "tstzrange('2032-05-03', '2032-05-04')";
  return `update van_blocks set starts_at = '2032-05-03', ends_at = '2032-05-04' where id = '${reference('vanBlock.manage')}';
    insert into occupancy (id, site_id, resource_id, resource_kind, kind, busy, occupied, created_at)
    select id, site_id, vehicle_id, 'van', 'block', ${time}, ${time}, app.now() ${own}`;
};
const codeOf = (id: string): string => `SAMPLE${id.slice(-8)}`.toUpperCase();

/** Somebody else who works as a groomer, copied from the caller. */
const newGroomer = ({ world }: Scene, id: string): string => {
  const account = { id, email: `${id}@example.test`, phone: null };
  const groomer = {
    account_id: id,
    vanity_url: null,
    customer_referral_code: null,
    groomer_referral_code: codeOf(id),
    status: 'active',
    service_category: 'grooming',
  };
  const copy = (table: string, key: string, changes: object) =>
    `insert into ${table} select (jsonb_populate_record(t, '${JSON.stringify(changes)}')).* from ${table} t
      where ${key} = '${world.personId}'`;
  return `${copy('accounts', 'id', account)}; ${copy('providers', 'account_id', groomer)}`;
};

export const FLEET_SAMPLES = {
  [`GET ${MANAGEMENT}/policy`]: nothing,
  [`POST ${MANAGEMENT}/policy`]: ({ reference }) => ({
    body: {
      id: reference('fleetPolicy.manage'),
      version: 1,
      title: 'Cleaning',
      content: 'Clean the tub after each day.',
    },
  }),
  [`DELETE ${MANAGEMENT}/policy/:id`]: nothing,
  [`GET ${MANAGEMENT}/policy/service-provider/list-policies`]: nothing,
  [`POST ${MANAGEMENT}/policy/:id/accept`]: () => ({ body: { version: 1 } }),
  [`GET ${MANAGEMENT}/attached-service-providers`]: nothing,
  [`POST ${MANAGEMENT}/attached-service-providers`]: (scene) => {
    const id = newId();
    return { body: { referralCode: codeOf(id) }, setup: newGroomer(scene, id) };
  },
  [`DELETE ${MANAGEMENT}/attached-service-providers/:id`]: () => ({ query: { status: 'invited' } }),
  [`PUT ${MANAGEMENT}/:id/assignation`]: (scene) => ({
    body: {
      type: 'full_time',
      serviceProviderId: scene.reference('fleetDriver.assign'),
      calendarAssignations: [{ date: FAR_AHEAD, serviceProviderId: scene.reference('fleetDriver.assign') }],
      weeklyAssignations: [{ day: 2, serviceProviderId: scene.reference('fleetDriver.assign') }],
      from: FAR_AHEAD,
    },
    setup: attached(scene),
  }),
  [`POST ${RENTERS}/temporary-assignations`]: (scene) => ({
    body: { assignations: [{ date: FAR_AHEAD, driverId: scene.reference('fleetDriver.assign') }] },
    setup: attached(scene),
  }),
  [`GET ${RENTERS}/assignation`]: () => ({ query: PERIOD }),
  [`POST ${MANAGEMENT}/:id/blocks`]: () => ({
    body: { from: '2026-12-01', to: '2026-12-02', endTime: '12:00', reason: 'own_use', note: 'Show in Dallas' },
    setup: 'delete from van_custody',
  }),
  [`DELETE ${MANAGEMENT}/:id/blocks/:blockId`]: (scene) => ({ setup: blocked(scene) }),
  [`GET ${MANAGEMENT}/:id/day`]: () => ({ query: { date: '2026-12-01' } }),
  [`GET ${MANAGEMENT}/days-off`]: (scene) => ({ query: PERIOD, setup: attached(scene) }),
  [`GET ${MANAGEMENT}/overview`]: nothing,
  [`GET ${MANAGEMENT}/:id/record`]: nothing,
  [`GET ${MANAGEMENT}/:id/record/history`]: nothing,
  [`GET ${MANAGEMENT}/schedule`]: (scene) => ({
    query: { start_date: '2026-08-01', end_date: '2026-09-11' },
    setup: attached(scene),
  }),
  [`GET ${PEOPLE}`]: nothing,
  [`GET ${PEOPLE}/:id`]: nothing,
  [`GET ${PEOPLE}/:id/history`]: (scene) => ({ setup: hadVan(scene) }),
  [`POST ${PEOPLE}/:id/bookings`]: (scene) => ({
    body: { vehicleId: scene.reference('vehicle.manage'), dates: [soonOf(scene)] },
    setup: `${attached(scene)}; ${bookable(scene)}`,
  }),
  [`GET ${MANAGEMENT}/free-vans`]: (scene) => ({
    query: { days: soonOf(scene), vehicleId: scene.reference('vehicle.manage') },
    setup: `${bookable(scene)}; update vehicles set is_for_rent = true where owner_id = '${scene.world.personId}'`,
  }),
  [`GET ${FLEETS}`]: nothing,
  [`POST ${FLEETS}/:id/accept`]: nothing,
  [`POST ${FLEETS}/:id/decline`]: nothing,
  [`POST ${FLEETS}/:id/leave`]: ({ world }) => ({
    setup: `update fleet_drivers set status = 'attached' where groomer_id = '${world.personId}'`,
  }),
} satisfies Partial<Record<CallName, Sample>>;
