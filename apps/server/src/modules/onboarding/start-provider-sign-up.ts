import type { onboardingContract } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { countPhoneCode } from '../accounts/index.ts';
import { providerByReferralCode } from '../providers/index.ts';
import { openInvite } from './onboarding.queries.ts';
import { startSignUp } from './start-sign-up.ts';

const isKnownCode = async (tx: Tx, code: string): Promise<boolean> =>
  (await openInvite(tx, code)) !== undefined || (await providerByReferralCode(tx, code)) !== undefined;

/** For groomers, mechanics and renters. The attempt is counted first, so that codes cannot be tried out. */
export const startProviderSignUp = async (call: StagedCall<typeof onboardingContract.startSignUp>) => {
  const { stage, finish, platform, body } = call;
  await countPhoneCode(call, { phone: body.phoneNumber, deviceId: body.deviceId });
  const referralCode = body.referralCode ? body.referralCode : null;
  if (referralCode !== null && !(await stage((tx) => isKnownCode(tx, referralCode))))
    throw new Failure('validation_failed', { errors: { referralCode: 'is not a code that works' } });
  const start = { phone: body.phoneNumber, referralCode, fleetOwner: null };
  return await finish((tx) => startSignUp(tx, start, platform));
};
