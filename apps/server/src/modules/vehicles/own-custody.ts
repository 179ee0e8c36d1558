import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publishLive } from '../../platform/live/publish-live.ts';
import type { Platform } from '../../platform/platform.ts';
import { beginOwnCustody, custodyIn, endCustody, type VisitToChoose } from '../custody/index.ts';
import type { VehicleRow } from './vehicles.queries.ts';

interface ListedOrPaused {
  readonly vehicle: VehicleRow;
  readonly isListing: boolean;
  readonly choices: readonly VisitToChoose[];
  /** With the last van: they work without one from now on. */
  readonly worksWithoutVan: boolean;
}

/**
 * A groomer drives their own van while it is listed: custody begins with the listing, with all visits that follow, and ends
 * with the pause. A van for rent has drivers of its own, whom its listing does not concern.
 */
export const followListing = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle, isListing, choices, worksWithoutVan }: ListedOrPaused,
  platform: Platform,
): Promise<void> => {
  const { id: vehicleId, owner_id: ownerId, is_for_rent: isForRent } = vehicle;
  if (isForRent) return;
  const now = platform.clock.now();
  const held = await custodyIn(tx, { vehicleIds: [vehicleId] }, { start: now, end: null });
  if (isListing) await beginOwnCustody(tx, viewer, { vehicleId, ownerId, from: now, choices }, platform);
  else {
    const withoutVan = worksWithoutVan ? ownerId : null;
    await endCustody(tx, viewer, { vehicleId, at: now, choices, withoutVan }, platform);
  }
  for (const accountId of new Set([ownerId, ...held.map(({ holderId }) => holderId)]))
    publishLive(tx, { accountId, topic: 'custody.changed', data: { vehicleId } }, platform);
};
