import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { vehicles } from './vehicle.effects.ts';
import { lockedVehicle } from './vehicles.queries.ts';

/** The record is kept for whoever drove the van; its VIN can be entered again. */
export const retireVehicle = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle }: { readonly vehicle: Rows<'vehicles'> },
  platform: Platform,
): Promise<void> => {
  const { id } = await lockedVehicle(tx, vehicle);
  await transition(tx, vehicles, { id, name: 'retire', actor: 'owner', viewer }, platform);
};
