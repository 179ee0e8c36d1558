import type { accountsContract } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import { hashPassword, isWeakPassword, passwordFits } from '../../../platform/auth/passwords.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/events/events.ts';
import { Failure } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/index.ts';
import { credentialsChanged } from '../accounts.events.ts';
import { accountById, setPasswordHash } from '../accounts.queries.ts';
import { recipientOf } from '../recipient-of.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { refreshAuthentication } from '../sessions/sessions.queries.ts';
import { voidResetLinks } from './credentials.queries.ts';

interface NewPassword {
  readonly accountId: string;
  readonly hash: string;
  /** The session that stays signed in; the others end. */
  readonly keptSessionId: string | null;
}

export const prepareNewPassword = async (
  password: string,
  person: { first_name: string; last_name: string; email: string | null },
): Promise<string> => {
  if (isWeakPassword(password, [person.first_name, person.last_name, person.email]))
    throw new Failure('password_too_weak', { errors: { password: 'is too easy to guess' } });
  return await hashPassword(password);
};

/** Every other device has to sign in again, and the owner hears of it. */
export const storeNewPassword = async (tx: Tx, { accountId, hash, keptSessionId }: NewPassword, platform: Platform) => {
  await setPasswordHash(tx, accountId, hash);
  await voidResetLinks(tx, accountId, platform.clock.now());
  // Before the other devices are signed out: the phone in the owner's pocket is where a theft is noticed first.
  await notify(tx, platform, 'passwordChanged', { to: await recipientOf(tx, accountId), variables: {} });
  const which: Rows<'sessions'> = (session) =>
    session.and([
      session('account_id', '=', accountId),
      ...(keptSessionId ? [session('id', '<>', keptSessionId)] : []),
    ]);
  await endSessions(tx, { which, because: 'password changed' }, platform);
  await emit(tx, credentialsChanged, { accountId, what: 'password' });
};

export const changePassword = async (call: StagedCall<typeof accountsContract.changePassword>) => {
  const { stage, finish, viewer, body, platform } = call;
  const account = await stage((tx) => accountById(tx, viewer.accountId));
  const hash = await prepareNewPassword(body.password, account);
  await finish((tx) => storeNewPassword(tx, { ...viewer, hash, keptSessionId: viewer.sessionId }, platform));
};

/** The password again: what follows in the next minutes counts as freshly signed in. */
export const confirmSignIn = async ({
  platform,
  stage,
  finish,
  count,
  forgive,
  viewer,
  body,
}: StagedCall<typeof accountsContract.confirmSignIn>) => {
  const account = await stage((tx) => accountById(tx, viewer.accountId));
  await count('confirmPerSession', viewer.sessionId);
  if (!(await passwordFits(body.password, account.password_hash))) throw new Failure('invalid_credentials');
  await forgive('confirmPerSession', viewer.sessionId);
  await finish((tx) => refreshAuthentication(tx, viewer.sessionId, platform.clock.now()));
};
