import type { Tx } from '../../../platform/db/database.ts';
import { deleteOccupants } from './occupancy.queries.ts';

/**
 * Frees the time of occupants. The drive to whatever comes after may start elsewhere now; it is computed again when
 * something else is put into the gap, so nothing has to be asked of the routing vendor here and no lock of the calendar is
 * needed. Who moves visits to another van locks them.
 */
export const releaseOccupants = (tx: Tx, providerId: string, ids: readonly string[]): Promise<void> =>
  deleteOccupants(tx, [providerId], ids);
