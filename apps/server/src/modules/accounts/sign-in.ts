import type { Role, accountsContract } from '@tailgate/contract';
import { passwordFits } from '../../platform/auth/passwords.ts';
import { Failure } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { accountByIdentity, type Identity } from './accounts.queries.ts';
import { openSession } from './open-session.ts';

export const identityOf = (given: { email?: string | undefined; phone?: string | undefined }): Identity => {
  if (given.email !== undefined) return { email: given.email };
  if (given.phone !== undefined) return { phone: given.phone };
  throw new Failure('validation_failed', { errors: { email: 'is required' } });
};

/** The key under which tries at an account are counted before it is known whether there is one. */
export const tryKeyOf = (siteId: string, identity: Identity) =>
  `${siteId}:${'email' in identity ? identity.email : identity.phone}`;

/**
 * Unknown, wrong, inactive and not in the right role are one answer, after the same work: who has an account
 * here is nobody's business.
 */
export const signIn = async (
  call: StagedCall<typeof accountsContract.signIn | typeof accountsContract.signInProvider>,
  allowed: readonly Role[],
) => {
  const { platform, origin, body, site, stage, finish } = call;
  const identity = identityOf(body);
  const account = await stage((tx) => accountByIdentity(tx, identity));
  // Counted before the password is looked at, so that many tries at once cannot slip past the count.
  // Address and number of one person are one count: two names must not give twice the guesses.
  const triesOf = account?.id ?? tryKeyOf(site.id, identity);
  await platform.limits.spend({ signInPerAddress: origin.address, signInPerAccount: triesOf });
  const fits = await passwordFits(body.password, account?.password_hash);
  if (!account || !fits || !account.roles.some((role) => allowed.includes(role)))
    throw new Failure('invalid_credentials');
  await platform.limits.forgive('signInPerAccount', triesOf);
  return await finish((tx) =>
    openSession(tx, platform, origin, { account, deviceId: body.deviceId, remember: body.rememberMe }),
  );
};
