import { SIGN_UP_SESSION_MINUTES, type onboardingContract } from '@tailgate/contract';
import { secondsAfter } from '../../platform/clock.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { countPhoneCode, sendPhoneCode } from '../accounts/index.ts';
import { oneSignUpSession, setSignUpCode } from './sign-up-sessions.queries.ts';

/** The new code replaces the previous one. A number that is verified needs none. */
export const resendSignUpCode = async (call: StagedCall<typeof onboardingContract.resendSignUpCode>) => {
  const { stage, finish, platform, body, allowed } = call;
  const session = await stage((tx) => oneSignUpSession(tx, allowed(body.sessionId)));
  await countPhoneCode(call, { phone: session.phone, deviceId: body.deviceId });
  await finish(async (tx) => {
    if (session.verified_at !== null) return;
    const request = { purpose: 'provider_sign_up', phone: session.phone } as const;
    const { id } = await sendPhoneCode(tx, request, platform);
    await setSignUpCode(tx, session.id, id, secondsAfter(platform.clock.now(), SIGN_UP_SESSION_MINUTES * 60));
  });
};
