import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';

/** In which zone the days of a van begin. */
export const zoneOfVan = async (tx: Tx, vehicleId: string): Promise<string> => {
  const van = await tx.selectFrom('vehicles').select('time_zone').where('id', '=', vehicleId).executeTakeFirst();
  return found(van).time_zone;
};
