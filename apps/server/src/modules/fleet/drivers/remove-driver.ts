import { DRIVER_ANSWERED_MEANWHILE, type RemovedStatus } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fleetDrivers } from './fleet-driver.effects.ts';
import { lockedDriver } from './fleet-drivers.queries.ts';

interface Removing {
  readonly driver: Rows<'fleet_drivers'>;
  /** As the owner saw it. */
  readonly status: RemovedStatus;
}

const MOVES = { invited: 'withdraw', attached: 'detach' } as const;

/** An invitation is withdrawn; a driver is detached. Neither happens in place of the other. */
export const removeDriver = async (
  tx: Tx,
  viewer: Viewer,
  { driver, status: seen }: Removing,
  platform: Platform,
): Promise<void> => {
  const { id, status } = await lockedDriver(tx, driver);
  const isOther = status !== seen && Object.hasOwn(MOVES, status);
  if (isOther) throw new Failure('conflict', { message: DRIVER_ANSWERED_MEANWHILE });
  await transition(tx, fleetDrivers, { id, name: MOVES[seen], actor: 'owner', viewer }, platform);
};
