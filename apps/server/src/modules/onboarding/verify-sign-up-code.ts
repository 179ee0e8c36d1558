import { VERIFIED_SIGN_UP_MINUTES, type onboardingContract } from '@tailgate/contract';
import { secondsAfter } from '../../platform/clock.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { proveSignUpCode, spendProof } from '../accounts/index.ts';
import { oneSignUpSession, setSignUpVerified } from './sign-up-sessions.queries.ts';

/** Once verified, the session stays so: the right code again changes nothing. */
export const verifySignUpCode = async (call: StagedCall<typeof onboardingContract.verifySignUpCode>) => {
  const { stage, finish, platform, body, allowed } = call;
  const session = await stage((tx) => oneSignUpSession(tx, allowed(body.sessionId)));
  const isVerified = session.verified_at !== null;
  if (!isVerified) await proveSignUpCode(call, { codeId: session.code_id, code: body.code });
  await finish(async (tx) => {
    if (isVerified) return;
    const now = platform.clock.now();
    await spendProof(tx, session.code_id, platform);
    await setSignUpVerified(tx, session.id, now, secondsAfter(now, VERIFIED_SIGN_UP_MINUTES * 60));
  });
};
