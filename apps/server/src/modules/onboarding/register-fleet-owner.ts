import type { onboardingContract } from '@tailgate/contract';
import { Failure, found } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { accountById, openSession } from '../accounts/index.ts';
import { createProviderAccount } from './create-provider-account.ts';
import { registrationFailure } from './register.ts';
import { oneSignUpSession } from './sign-up-sessions.queries.ts';

/** From what was entered when the sign-up was started. */
export const registerFleetOwner = async (call: StagedCall<typeof onboardingContract.registerFleetOwner>) => {
  const { stage, finish, platform, origin, body, allowed } = call;
  const session = await stage((tx) => oneSignUpSession(tx, allowed(body.sessionId)));
  const { numberOfVehicles, ...entered } = found(session.entered);
  const passwordHash = found(session.password_hash);
  if (session.verified_at === null) throw new Failure('phone_not_verified');
  const account = { ...entered, passwordHash, plan: 'standard', description: '', vanityUrl: null } as const;
  try {
    return await finish(async (tx) => {
      const accountId = await createProviderAccount(
        tx,
        { session, role: 'fleet_owner', numberOfVehicles, ...account },
        platform,
      );
      const opening = { account: await accountById(tx, accountId), deviceId: body.deviceId, remember: body.rememberMe };
      return await openSession(tx, origin, opening, platform);
    });
  } catch (error) {
    throw registrationFailure(error);
  }
};
