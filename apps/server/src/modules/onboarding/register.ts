import type { onboardingContract } from '@tailgate/contract';
import { Failure, isTaken } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { accountById, openSession, prepareNewPassword } from '../accounts/index.ts';
import { VANITY_URL_KEY, vanityUrlTaken } from '../providers/index.ts';
import { createProviderAccount } from './create-provider-account.ts';
import { ROLE_OF_SUBTYPE } from './onboarding.rules.ts';
import { oneSignUpSession } from './sign-up-sessions.queries.ts';

/** The phone is proved and was unknown when the code was texted; whoever registers at the same time loses. */
export const registrationFailure = (error: unknown): unknown => {
  if (isTaken(error, 'accounts_site_id_phone_key')) return new Failure('phone_taken');
  return isTaken(error, VANITY_URL_KEY) ? vanityUrlTaken() : error;
};

export const register = async (call: StagedCall<typeof onboardingContract.register>) => {
  const { stage, finish, platform, origin, body, allowed } = call;
  const session = await stage((tx) => oneSignUpSession(tx, allowed(body.sessionId)));
  if (session.kind !== 'service_provider') throw new Failure('not_found');
  if (session.verified_at === null) throw new Failure('phone_not_verified');
  const { firstName, lastName, email } = body;
  const passwordHash = await prepareNewPassword(body.password, { first_name: firstName, last_name: lastName, email });
  const { addressSearch: _typed, ...address } = body.physicalAddress;
  try {
    return await finish(async (tx) => {
      const accountId = await createProviderAccount(
        tx,
        {
          session,
          role: ROLE_OF_SUBTYPE[body.userSubType],
          firstName,
          lastName,
          email,
          passwordHash,
          plan: body.basicPawgoPal ? 'basic' : 'standard',
          businessName: body.businessName ? body.businessName : null,
          description: body.description ?? '',
          vanityUrl: body.vanityUrl ?? null,
          address,
          numberOfVehicles: null,
        },
        platform,
      );
      const opening = { account: await accountById(tx, accountId), deviceId: body.deviceId, remember: body.rememberMe };
      return await openSession(tx, origin, opening, platform);
    });
  } catch (error) {
    throw registrationFailure(error);
  }
};
