import type { accountsContract } from '@tailgate/contract';
import { hashOfSecret } from '../../../platform/auth/tokens.ts';
import { Failure } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { RESET_CONTEXT, sendPasswordReset } from '../accounts.jobs.ts';
import { accountByIdentity } from '../accounts.queries.ts';
import { countAttempt, knownDeviceOf } from '../sessions/attempts.ts';
import { identityOf } from '../sessions/sign-in.ts';
import { prepareNewPassword, storeNewPassword } from './change-credentials.ts';
import { accountOfResetToken, spendResetToken } from './credentials.queries.ts';

/** Whether there is such an account is found out by the worker: the answer and its time are the same for everybody. */
export const requestPasswordReset = async (call: StagedCall<typeof accountsContract.requestPasswordReset>) => {
  const { stage, finish, platform, body } = call;
  const identity = identityOf(body);
  const knownDevice = await stage(async (tx) =>
    knownDeviceOf(tx, (await accountByIdentity(tx, identity))?.id, body.deviceId),
  );
  await countAttempt(call, 'reset', { identity, knownDevice });
  const sealed = platform.seal.close(JSON.stringify(identity), RESET_CONTEXT).toString('base64');
  await finish((tx) => enqueue(tx, sendPasswordReset, { sealedIdentity: sealed }, { urgent: true }));
};

/** A made-up token counts as a try, like one that is used. */
export const checkResetLink = async (call: StagedCall<typeof accountsContract.checkResetLink>) => {
  const account = await call.stage((tx) =>
    accountOfResetToken(tx, hashOfSecret(call.query.token), call.platform.clock.now()),
  );
  if (account) call.exempt('resetTriesPerAddress');
  else await call.count('resetTriesPerAddress', call.origin.network);
  return { valid: account !== undefined };
};

export const resetPassword = async (call: StagedCall<typeof accountsContract.resetPassword>) => {
  const { platform, stage, finish, body } = call;
  const hash = hashOfSecret(body.token);
  const account = await stage((tx) => accountOfResetToken(tx, hash, platform.clock.now()));
  if (!account) {
    await call.count('resetTriesPerAddress', call.origin.network);
    throw new Failure('reset_link_invalid');
  }
  call.exempt('resetTriesPerAddress');
  const passwordHash = await prepareNewPassword(body.password, account);
  call.identify(account.id);
  await finish(async (tx) => {
    if (!(await spendResetToken(tx, hash, platform.clock.now()))) throw new Failure('reset_link_invalid');
    await storeNewPassword(tx, { accountId: account.id, hash: passwordHash, keptSessionId: null }, platform);
  });
};
