import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';

/** In which zone the days of a van begin. */
export const zoneOfVan = async (tx: Tx, vehicle: Rows<'vehicles'>) =>
  found(
    await tx
      .selectFrom('vehicles')
      .select(['vehicles.id', 'vehicles.time_zone as timeZone'])
      .where(vehicle)
      .executeTakeFirst(),
  );
