import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipientOf } from '../../accounts/index.ts';
import { custodyIn } from '../../custody/index.ts';
import { notify } from '../../notifications/index.ts';
import { businessNameOf } from '../../providers/index.ts';
import type { lockedVehicle } from '../../vehicles/index.ts';
import { timeInWords, type BlockedTime } from './blocks.rules.ts';

interface Told {
  readonly vehicle: Awaited<ReturnType<typeof lockedVehicle>>;
  readonly time: BlockedTime;
  /** Of a block; none when the van is back. */
  readonly why: string | null;
}

/** Whoever has the van then is told, by a message and on open screens. */
export const tellHolders = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle: { id: vehicleId, name: van, time_zone: timeZone }, time, why }: Told,
  platform: Platform,
): Promise<void> => {
  const held = await custodyIn(tx, { vehicleIds: [vehicleId] }, time);
  const holderIds = new Set(held.map(({ holderId }) => holderId));
  // Whoever drives a van of their own knows.
  holderIds.delete(viewer.accountId);
  const fleet = holderIds.size > 0 ? await businessNameOf(tx, viewer.accountId) : '';
  for (const holderId of holderIds) {
    const about = { to: await recipientOf(tx, holderId), by: viewer.accountId };
    const variables = { fleet, van, time: timeInWords(time, timeZone) };
    if (why === null) await notify(tx, platform, 'vanUnblocked', { ...about, variables });
    else await notify(tx, platform, 'vanBlocked', { ...about, variables: { ...variables, why } });
  }
  for (const accountId of [viewer.accountId, ...holderIds])
    publishLive(tx, { accountId, topic: 'custody.changed', data: { vehicleId } }, platform);
};
