import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fleetDrivers } from './fleet-driver.effects.ts';
import { lockedDriver } from './fleet-drivers.queries.ts';

/** An invitation is withdrawn; a driver is detached. */
export const removeDriver = async (
  tx: Tx,
  viewer: Viewer,
  { driver }: { readonly driver: Rows<'fleet_drivers'> },
  platform: Platform,
): Promise<void> => {
  const { id, status } = await lockedDriver(tx, driver);
  const name = status === 'invited' ? ('withdraw' as const) : ('detach' as const);
  await transition(tx, fleetDrivers, { id, name, actor: 'owner', viewer }, platform);
};
