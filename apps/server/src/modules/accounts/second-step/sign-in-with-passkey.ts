import type { accountsContract } from '@tailgate/contract';
import { Failure } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { accountById } from '../accounts.queries.ts';
import { openSession } from '../sessions/open-session.ts';
import { provePasskey } from './passkey-ceremonies.ts';
import { touchPasskey } from './passkeys.queries.ts';

/** A passkey is something one has, unlocked by what one knows or is: password and second step in one. */
export const signInWithPasskey = async (call: StagedCall<typeof accountsContract.signInWithPasskey>) => {
  const { platform, origin, body, finish } = call;
  const proved = await provePasskey(call, { sessionId: null, purpose: 'sign_in' }, body.credential);
  return await finish(async (tx) => {
    const account = await accountById(tx, proved.account_id);
    if (account.status === 'inactive') throw new Failure('passkey_invalid');
    if (!(await touchPasskey(tx, proved.id, proved.newCounter, platform.clock.now())))
      throw new Failure('passkey_invalid');
    const { deviceId, rememberMe: remember } = body;
    return await openSession(tx, origin, { account, deviceId, remember, passedSecondStep: true }, platform);
  });
};
