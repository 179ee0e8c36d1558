import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { endVanBlock } from '../scheduling/index.ts';

/** Gives a van back to use, from now on. */
export const unblockVan = async (
  tx: Tx,
  block: { readonly vehicleId: string; readonly id: string },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  found((await endVanBlock(tx, block, clock.now())) || undefined);
};
