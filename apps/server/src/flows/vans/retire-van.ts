import { changeDrivers } from '../../modules/fleet/index.ts';
import { lockedVehicle, retireVehicle } from '../../modules/vehicles/index.ts';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** Nobody drives a retired van: its drivers are told, and it stays while one of them has visits in it. */
export const retireVan = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle: rows }: { readonly vehicle: Rows<'vehicles'> },
  platform: Platform,
): Promise<void> => {
  const vehicle = await lockedVehicle(tx, rows);
  const fromNow = { start: platform.clock.now(), end: null };
  const nobody = { holderId: null, during: fromNow, reason: 'assignment' as const, subjectId: null };
  await changeDrivers(tx, viewer, { vehicle, changes: [nobody], choices: [] }, platform);
  await retireVehicle(tx, viewer, { vehicle: rows }, platform);
};
