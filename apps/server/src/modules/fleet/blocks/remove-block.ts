import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unblockVan } from '../../custody/index.ts';
import { lockedVehicle } from '../../vehicles/index.ts';
import { endBlock, lockedBlock } from './blocks.queries.ts';
import { tellHolders } from './tell-holders.ts';

interface Removal {
  readonly vehicle: Rows<'vehicles'>;
  readonly block: Rows<'van_blocks'>;
}

/** Puts a van back into use from now on. */
export const removeBlock = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle: rows, block: blocks }: Removal,
  platform: Platform,
): Promise<void> => {
  const vehicle = await lockedVehicle(tx, rows);
  const now = platform.clock.now();
  const block = await lockedBlock(tx, { block: blocks, vehicleId: vehicle.id }, now);
  await unblockVan(tx, { vehicleId: vehicle.id, id: block.id }, platform);
  await endBlock(tx, block, now);
  const start = block.starts_at < now ? now : block.starts_at;
  await tellHolders(tx, viewer, { vehicle, time: { start, end: block.ends_at }, why: null }, platform);
};
