import { isPrivileged, type accountsContract } from '@tailgate/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { accountById } from '../accounts.queries.ts';
import { codeFits, idInSession } from '../phone-codes/phone-code.ts';
import { spendProof } from '../phone-codes/prove-phone.ts';
import { sendPhoneCode } from '../phone-codes/send-phone-code.ts';
import { refreshAuthentication } from '../sessions/sessions.queries.ts';
import { latestOwnerCodeOf, tryPhoneCode } from './credentials.queries.ts';

/** A text never stands for a password that there is. */
const phoneThatConfirms = async (tx: Tx, accountId: string): Promise<string | null> => {
  const { phone, password_hash: password, roles } = await accountById(tx, accountId);
  return password !== null || isPrivileged(roles) ? null : phone;
};

export const requestConfirmCode = async (call: StagedCall<typeof accountsContract.requestConfirmCode>) => {
  const { platform, stage, finish, count, viewer } = call;
  const phone = await stage((tx) => phoneThatConfirms(tx, viewer.accountId));
  if (phone === null) throw new Failure('conflict');
  await count('ownerCodesPerAccount', viewer.accountId);
  return await finish(async (tx) => {
    const { expiresAt } = await sendPhoneCode(
      tx,
      { purpose: 'owner', phone, requestedBy: viewer.accountId, sessionId: viewer.sessionId },
      platform,
    );
    return { phoneEnding: phone.slice(-4), expiresAt: expiresAt.toISOString() };
  });
};

/** A try is used up and kept even when the code is wrong, or was texted for another session. */
export const confirmSignInByCode = async (call: StagedCall<typeof accountsContract.confirmSignInByCode>) => {
  const { platform, stage, finish, viewer, body } = call;
  const { accountId, sessionId } = viewer;
  const now = platform.clock.now();
  const proof = await stage(async (tx) => {
    const latest = await latestOwnerCodeOf(tx, accountId);
    const tried = latest && (await tryPhoneCode(tx, latest.id, 'owner', now));
    // The number, or the way to log in, may be another since then.
    return tried && tried.phone === (await phoneThatConfirms(tx, accountId)) ? tried : undefined;
  });
  if (!proof || !codeFits(platform.seal, idInSession(proof.id, sessionId), body.code, proof.code_hash))
    throw new Failure('code_invalid');
  await finish(async (tx) => {
    await spendProof(tx, proof.id, platform);
    await refreshAuthentication(tx, sessionId, now);
  });
};
