import type { Role, accountsContract } from '@tailgate/contract';
import { passwordFits } from '../../../platform/auth/passwords.ts';
import { Failure } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { accountByIdentity, type Identity } from '../accounts.queries.ts';
import { countAttempt, knownDeviceOf } from './attempts.ts';
import { openSession } from './open-session.ts';

export const identityOf = (given: { email?: string | undefined; phone?: string | undefined }): Identity => {
  if (given.email !== undefined) return { email: given.email };
  if (given.phone !== undefined) return { phone: given.phone };
  throw new Failure('validation_failed', { errors: { email: 'is required' } });
};

/** Unknown, wrong, inactive and not in the right role are one answer, after the same work: it tells no one who has an account. */
export const signIn = async (
  call: StagedCall<typeof accountsContract.signIn | typeof accountsContract.signInProvider>,
  allowed: readonly Role[],
) => {
  const { platform, origin, body, stage, finish } = call;
  const identity = identityOf(body);
  const { account, knownDevice } = await stage(async (tx) => {
    const found = await accountByIdentity(tx, identity);
    return { account: found, knownDevice: await knownDeviceOf(tx, found?.id, body.deviceId) };
  });
  // Counted before the password is compared, so that concurrent tries cannot pass the count.
  const attempt = await countAttempt(call, 'signIn', { identity, knownDevice });
  const fits = await passwordFits(body.password, account?.password_hash);
  if (!account || !fits || !account.roles.some((role) => allowed.includes(role)))
    throw new Failure('invalid_credentials');
  await attempt.forgive();
  return await finish((tx) =>
    openSession(tx, origin, { account, deviceId: body.deviceId, remember: body.rememberMe }, platform),
  );
};
