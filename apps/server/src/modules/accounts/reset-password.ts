import type { accountsContract } from '@tailgate/contract';
import { hashOfSecret } from '../../platform/auth/tokens.ts';
import { Failure } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { RESET_CONTEXT, sendPasswordReset } from './accounts.jobs.ts';
import { prepareNewPassword, storeNewPassword } from './change-credentials.ts';
import { accountOfResetToken, spendResetToken } from './credentials.queries.ts';
import { identityOf, tryKeyOf } from './sign-in.ts';

/** Whether there is such an account is found out by the worker: the answer and its time are the same for everybody. */
export const requestPasswordReset = async ({
  finish,
  platform,
  site,
  origin,
  body,
}: StagedCall<typeof accountsContract.requestPasswordReset>) => {
  const identity = identityOf(body);
  await platform.limits.spend({ resetPerAddress: origin.address, resetPerAccount: tryKeyOf(site.id, identity) });
  const sealed = platform.seal.close(JSON.stringify(identity), RESET_CONTEXT).toString('base64');
  await finish((tx) => enqueue(tx, sendPasswordReset, { siteId: site.id, sealedIdentity: sealed }));
};

export const resetPassword = async (call: StagedCall<typeof accountsContract.resetPassword>) => {
  const { platform, origin, stage, finish, body } = call;
  await platform.limits.spend({ resetPerAddress: origin.address });
  const hash = hashOfSecret(body.token);
  const account = await stage((tx) => accountOfResetToken(tx, hash, platform.clock.now()));
  if (!account) throw new Failure('reset_link_invalid');
  const passwordHash = await prepareNewPassword(body.password, account);
  await finish(async (tx) => {
    if (!(await spendResetToken(tx, hash, platform.clock.now()))) throw new Failure('reset_link_invalid');
    await storeNewPassword(tx, call, account.id, passwordHash, null);
  });
};
