import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import { deleteVanBlock } from '../scheduling/index.ts';

/** Gives a van back to use. */
export const unblockVan = async (tx: Tx, block: { readonly vehicleId: string; readonly id: string }): Promise<void> => {
  found((await deleteVanBlock(tx, block)) || undefined);
};
