import type { VEHICLES_ABILITIES } from '@tailgate/contract';
import { DRIVER_DAYS_AFTER, DRIVER_DAYS_AHEAD } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { forViewer, type Policy, type Rows } from '../../platform/access/policy.ts';

/** Held by the viewer at some time around now. */
const held =
  ({ accountId }: Viewer, { daysAfter, daysAhead }: { daysAfter: number; daysAhead: number }): Rows<'vehicles'> =>
  (vehicle) =>
    vehicle.exists(
      vehicle
        .selectFrom('van_custody')
        .select('van_custody.id')
        .whereRef('van_custody.vehicle_id', '=', 'vehicles.id')
        .where('van_custody.holder_id', '=', accountId)
        .where(
          sql<boolean>`van_custody.during && tstzrange(app.now() - make_interval(days => ${daysAfter}),
            app.now() + make_interval(days => ${daysAhead}), '[]')`,
        ),
    );

export const vehiclesPolicy: Policy<typeof VEHICLES_ABILITIES> = {
  'vehicle.read': forViewer((viewer) => (vehicle) => vehicle('vehicles.owner_id', '=', viewer.accountId)),
  'vehicle.manage': forViewer(
    (viewer) => (vehicle) =>
      vehicle.and([vehicle('vehicles.owner_id', '=', viewer.accountId), vehicle('vehicles.status', '<>', 'retired')]),
  ),
  'vehicle.drive': forViewer((viewer) => held(viewer, { daysAfter: DRIVER_DAYS_AFTER, daysAhead: DRIVER_DAYS_AHEAD })),
  'vehicle.driveNow': forViewer((viewer) => held(viewer, { daysAfter: 0, daysAhead: 0 })),
  'meterReading.correct': forViewer(
    (viewer) => (reading) =>
      reading.and([
        reading('meter_readings.voided_at', 'is', null),
        reading.exists(
          reading
            .selectFrom('vehicles')
            .select('vehicles.id')
            .whereRef('vehicles.id', '=', 'meter_readings.vehicle_id')
            .where('vehicles.owner_id', '=', viewer.accountId),
        ),
      ]),
  ),
};
