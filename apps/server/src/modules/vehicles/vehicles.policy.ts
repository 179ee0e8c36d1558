import type { VEHICLES_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

export const vehiclesPolicy: Policy<typeof VEHICLES_ABILITIES> = {
  'vehicle.read': forViewer((viewer) => (vehicle) => vehicle('vehicles.owner_id', '=', viewer.accountId)),
  'vehicle.manage': forViewer(
    (viewer) => (vehicle) =>
      vehicle.and([vehicle('vehicles.owner_id', '=', viewer.accountId), vehicle('vehicles.status', '<>', 'retired')]),
  ),
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
