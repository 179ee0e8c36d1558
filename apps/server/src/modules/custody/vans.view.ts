import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';

/** In which zone the days of a van begin. */
export const zoneOfVan = async (tx: Tx, vehicleId: string): Promise<string> => {
  const van = await tx.selectFrom('vehicles').select('time_zone').where('id', '=', vehicleId).executeTakeFirst();
  return found(van).time_zone;
};

/** The vans of an owner that a groomer holds, now or later. */
export const vansHeldOfOwner = async (
  tx: Tx,
  { ownerId, holderId }: { readonly ownerId: string; readonly holderId: string },
  now: Date,
): Promise<string[]> => {
  const { rows } = await sql<{
    id: string;
  }>`select distinct v.id from van_custody c join vehicles v on v.id = c.vehicle_id
    where c.holder_id = ${holderId} and c.during && tstzrange(${now}, null) and v.owner_id = ${ownerId}
    order by v.id`.execute(tx);
  return rows.map(({ id }) => id);
};
