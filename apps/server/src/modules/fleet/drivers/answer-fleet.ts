import { POLICIES_UNREAD } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { giveBackVans } from '../../custody/index.ts';
import { hasAcceptedAll } from '../policies/policies.queries.ts';
import { fleetDrivers } from './fleet-driver.effects.ts';
import { lockedDriver } from './fleet-drivers.queries.ts';

interface Answering {
  readonly driver: Rows<'fleet_drivers'>;
  readonly answer: 'accept' | 'decline' | 'leave';
}

/** Whoever drives for a fleet has accepted its policies first. */
export const answerFleet = async (
  tx: Tx,
  viewer: Viewer,
  { driver, answer }: Answering,
  platform: Platform,
): Promise<string> => {
  const { id, status, owner_id: ownerId } = await lockedDriver(tx, driver);
  const mustHaveRead = answer === 'accept' && status === 'invited';
  if (mustHaveRead && !(await hasAcceptedAll(tx, { ownerId, driverId: viewer.accountId })))
    throw new Failure('illegal_transition', { message: POLICIES_UNREAD });
  await transition(tx, fleetDrivers, { id, name: answer, actor: 'driver', viewer }, platform);
  if (answer === 'leave') await returnVans(tx, viewer, ownerId, platform);
  return id;
};

/** Whoever left can no longer be kept from working by what the owner does with a van. */
const returnVans = async (tx: Tx, viewer: Viewer, ownerId: string, platform: Platform): Promise<void> => {
  for (const vehicleId of await giveBackVans(tx, viewer, ownerId, platform))
    for (const accountId of [ownerId, viewer.accountId])
      publishLive(tx, { accountId, topic: 'custody.changed', data: { vehicleId } }, platform);
};
