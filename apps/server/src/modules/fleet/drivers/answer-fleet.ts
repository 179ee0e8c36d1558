import { POLICIES_UNREAD } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
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
  return id;
};
