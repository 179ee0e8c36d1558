import { isPrivileged, type accountsContract } from '@tailgate/contract';
import { Failure } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { accountById } from '../accounts.queries.ts';
import { provePhone, spendProof } from '../phone-codes/prove-phone.ts';
import { openSession } from './open-session.ts';

export const signInWithCode = async (call: StagedCall<typeof accountsContract.signInWithCode>) => {
  const { platform, origin, body, finish } = call;
  const proof = await provePhone(call, 'sign_in', body);
  const { account_id: accountId } = proof;
  if (!accountId) throw new Failure('code_invalid');
  return await finish(async (tx) => {
    await spendProof(tx, proof.id, platform);
    const account = await accountById(tx, accountId);
    if (account.status === 'inactive' || isPrivileged(account.roles)) throw new Failure('code_invalid');
    return await openSession(tx, origin, { account, deviceId: body.deviceId, remember: body.rememberMe }, platform);
  });
};
