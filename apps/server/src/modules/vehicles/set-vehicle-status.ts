import { WIRE_STATUS } from '@tailgate/contract';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, found } from '../../platform/failure.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import type { VisitToChoose } from '../custody/index.ts';
import { followListing } from './own-custody.ts';
import { partsOf, readinessOf } from './van-facts.ts';
import { vehicles } from './vehicle.effects.ts';
import { lockedVehicle, updateVehicleRow, type VehicleRow } from './vehicles.queries.ts';

/** What is left is named, each with the field that leads to it. */
const requireComplete = async (tx: Tx, vehicle: VehicleRow, now: Date): Promise<void> => {
  const { open, canBeListed } = readinessOf(vehicle, found((await partsOf(tx, [vehicle.id])).get(vehicle.id)), now);
  if (canBeListed) return;
  const required = open.filter(({ isRequired }) => isRequired);
  const errors = Object.fromEntries(
    required.map(({ task, label, isExpired }) => [task, isExpired ? `${label} has expired` : `${label} is missing`]),
  );
  throw new Failure('vehicle_incomplete', { errors });
};

interface GivenStatus {
  readonly vehicle: Rows<'vehicles'>;
  readonly status: number;
  readonly choices: readonly VisitToChoose[];
  readonly worksWithoutVan: boolean;
}

/** Lists a van or pauses it. One that has that state already stays as it is. */
export const setVehicleStatus = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle: rows, status, choices, worksWithoutVan }: GivenStatus,
  platform: Platform,
): Promise<string> => {
  const vehicle = await lockedVehicle(tx, rows);
  const { id } = vehicle;
  const now = platform.clock.now();
  const isListing = status === WIRE_STATUS.active;
  if (isListing ? vehicle.status === 'listed' : vehicle.status === 'paused') return id;
  if (isListing) await requireComplete(tx, vehicle, now);
  const name = isListing ? ('list' as const) : ('pause' as const);
  await transition(tx, vehicles, { id, name, actor: 'owner', viewer }, platform);
  await followListing(tx, viewer, { vehicle, isListing, choices, worksWithoutVan }, platform);
  if (isListing && vehicle.listed_at === null) await updateVehicleRow(tx, id, { listed_at: now }, now);
  return id;
};
