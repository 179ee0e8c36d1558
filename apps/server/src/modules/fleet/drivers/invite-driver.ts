import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, refuseProblems } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import { create, transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { kindOf, providerByReferralCode } from '../../providers/index.ts';
import { fleetDrivers } from './fleet-driver.effects.ts';
import { driverOfFleet } from './fleet-drivers.queries.ts';

const groomerWith = async (tx: Tx, code: string): Promise<string> => {
  const provider = await providerByReferralCode(tx, code);
  const isGroomer = provider !== undefined && (await kindOf(tx, provider.id)) === 'grooming';
  if (!isGroomer) throw new Failure('validation_failed', { errors: { referralCode: 'is not the code of a groomer' } });
  return provider.id;
};

/** Asks a groomer by the code that they gave the owner. Whoever declined or left can be asked again. */
export const inviteDriver = async (
  tx: Tx,
  viewer: Viewer,
  { referralCode }: { readonly referralCode: string },
  platform: Platform,
): Promise<string> => {
  const groomerId = await groomerWith(tx, referralCode);
  refuseProblems(groomerId === viewer.accountId ? { referralCode: 'is your own code' } : {});
  const now = platform.clock.now();
  const values = { id: newId(), owner_id: viewer.accountId, groomer_id: groomerId, invited_at: now };
  const wanted = { name: 'invite' as const, actor: 'owner' as const, viewer, values, unlessExists: true };
  if (await create(tx, fleetDrivers, wanted, platform)) return values.id;
  const known = await driverOfFleet(tx, { ownerId: viewer.accountId, groomerId });
  if (!known) throw new Failure('conflict');
  const again = { id: known.id, name: 'inviteAgain' as const, actor: 'owner' as const, viewer };
  await transition(tx, fleetDrivers, { ...again, set: { invited_at: now } }, platform);
  return known.id;
};
