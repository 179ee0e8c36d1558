import type { VEHICLES_ABILITIES } from '@tailgate/contract';
import { DRIVER_DAYS_AFTER, DRIVER_DAYS_AHEAD } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';
import { heldAround } from './driver/held-vans.view.ts';

export const vehiclesPolicy: Policy<typeof VEHICLES_ABILITIES> = {
  'vehicle.read': forViewer((viewer) => (vehicle) => vehicle('vehicles.owner_id', '=', viewer.accountId)),
  'vehicle.manage': forViewer(
    (viewer) => (vehicle) =>
      vehicle.and([vehicle('vehicles.owner_id', '=', viewer.accountId), vehicle('vehicles.status', '<>', 'retired')]),
  ),
  'vehicle.drive': forViewer((viewer) =>
    heldAround(viewer, { daysAfter: DRIVER_DAYS_AFTER, daysAhead: DRIVER_DAYS_AHEAD }),
  ),
  'vehicle.driveNow': forViewer((viewer) => heldAround(viewer, { daysAfter: 0, daysAhead: 0 })),
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
