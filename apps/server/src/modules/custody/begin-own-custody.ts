import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeCustody } from './change-custody.ts';
import type { VisitToChoose } from './custody.rules.ts';

interface OwnVan {
  readonly vehicleId: string;
  readonly ownerId: string;
  readonly from: Date;
  readonly choices?: readonly VisitToChoose[];
}

/** A groomer works with a van of their own from then on. */
export const beginOwnCustody = (
  tx: Tx,
  viewer: Pick<Viewer, 'accountId'>,
  { vehicleId, ownerId, from, choices = [] }: OwnVan,
  platform: Pick<Platform, 'clock'>,
): Promise<void> => {
  const change = { holderId: ownerId, during: { start: from, end: null }, reason: 'owner' as const, subjectId: null };
  return changeCustody(tx, viewer, { vehicleId, changes: [change], choices }, platform);
};
