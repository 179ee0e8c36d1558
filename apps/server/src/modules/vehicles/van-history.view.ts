import type { VehicleState } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** A van is listed and paused a few times. */
const MOST_SHOWN = 50;

/** What became of a van, the newest first. */
export const historyOf = async (tx: Tx, vehicleId: string) => {
  const { rows } = await sql<{ at: Date; name: string; state: VehicleState }>`
    select at, name, to_status as state from transitions where machine = 'vehicle' and subject_id = ${vehicleId}
    order by at desc limit ${MOST_SHOWN}`.execute(tx);
  return rows;
};
