import type { VanBlockReason } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { blockVan } from '../../custody/index.ts';
import { lockedVehicle } from '../../vehicles/index.ts';
import { insertBlock } from './blocks.queries.ts';
import { WHY, blockedTime, type GivenTime } from './blocks.rules.ts';
import { tellHolders } from './tell-holders.ts';

interface NewBlock {
  readonly vehicle: Rows<'vehicles'>;
  readonly time: GivenTime;
  readonly reason: VanBlockReason;
  readonly note: string;
}

/** Keeps a van out of use, unless it is used for something then, or belongs to a rental or a trial. */
export const addBlock = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle: rows, time: given, reason, note }: NewBlock,
  platform: Platform,
) => {
  const vehicle = await lockedVehicle(tx, rows);
  const { id: vehicleId, time_zone: timeZone } = vehicle;
  const now = platform.clock.now();
  const time = blockedTime(given, timeZone, now);
  const id = await blockVan(tx, { vehicleId, kind: 'block', subjectId: null, ...time }, platform);
  await insertBlock(tx, { id, vehicleId, reason, note, ...time, by: viewer.accountId }, now);
  await tellHolders(tx, viewer, { vehicle, time, why: WHY[reason] }, platform);
  const { start, end } = time;
  return { id, vehicleId, timeZone, reason, note, startsAt: start.toISOString(), endsAt: end.toISOString() };
};
