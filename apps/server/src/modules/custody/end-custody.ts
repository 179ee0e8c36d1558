import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeCustody } from './change-custody.ts';
import type { VisitToChoose } from './custody.rules.ts';

interface Ending {
  readonly vehicleId: string;
  readonly at: Date;
  /** The rental or the trial that ends; without one everything ends that belongs to none. */
  readonly subjectId?: string | null;
  readonly choices?: readonly VisitToChoose[];
  /** Who works without a van from now on. */
  readonly withoutVan?: string | null;
}

/** Nobody holds the van from then on. */
export const endCustody = (
  tx: Tx,
  viewer: Pick<Viewer, 'accountId'>,
  { vehicleId, at, subjectId = null, choices = [], withoutVan = null }: Ending,
  platform: Pick<Platform, 'clock'>,
): Promise<void> => {
  const change = { holderId: null, during: { start: at, end: null }, reason: 'assignment' as const, subjectId };
  return changeCustody(tx, viewer, { vehicleId, changes: [change], choices, withoutVan }, platform);
};
