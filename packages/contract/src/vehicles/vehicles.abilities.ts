import { byPolicy } from '../ability.ts';

export const VEHICLES_ABILITIES = {
  'vehicle.read': byPolicy('vehicles'),
  /** One's own, unless it is retired. */
  'vehicle.manage': byPolicy('vehicles'),
  /** A van that the caller holds, will hold within 60 days, or held within the last 7. */
  'vehicle.drive': byPolicy('vehicles'),
  /** A van that the caller holds now. */
  'vehicle.driveNow': byPolicy('vehicles'),
  /** A reading of one's own van that still counts. */
  'meterReading.correct': byPolicy('meter_readings'),
};
