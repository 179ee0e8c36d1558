import type { accountsContract } from '@tailgate/contract';
import { audit } from '../../platform/audit/audit.ts';
import { hashPassword, isWeakPassword, passwordFits } from '../../platform/auth/passwords.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { Failure, isTaken } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import type { Site } from '../../platform/http/sites.ts';
import type { LiveMessage } from '../../platform/live/live.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailSoon, pushSoon } from '../notifications/index.ts';
import { credentialsChanged } from './accounts.events.ts';
import { accountById, setEmail, setPasswordHash } from './accounts.queries.ts';
import { voidResetLinks } from './credentials.queries.ts';
import { endSessions } from './end-sessions.ts';
import { refreshAuthentication } from './sessions.queries.ts';

interface Means {
  readonly platform: Platform;
  readonly site: Site;
  tellLive(message: LiveMessage): void;
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
export const storeNewPassword = async (
  tx: Tx,
  { platform, site, tellLive }: Means,
  accountId: string,
  hash: string,
  keptSessionId: string | null,
) => {
  const account = await accountById(tx, accountId);
  await setPasswordHash(tx, accountId, hash);
  await voidResetLinks(tx, accountId, platform.clock.now());
  // Before the other devices are signed out: the one in the owner's pocket is where a theft is noticed first.
  await pushSoon(tx, platform, site.id, accountId, {
    title: `Your ${site.appName} password was changed`,
    body: 'All other devices were signed out. If it was not you, reset your password at once.',
    path: '/reset-password',
    subject: 'security',
  });
  await endSessions(
    tx,
    platform,
    tellLive,
    (session) =>
      session.and([
        session('account_id', '=', accountId),
        ...(keptSessionId ? [session('id', '<>', keptSessionId)] : []),
      ]),
    'password changed',
  );
  await audit(
    tx,
    { siteId: site.id, accountId, impersonatorId: null },
    { action: 'account.change_password', subjectId: accountId },
  );
  await emit(tx, site.id, credentialsChanged, { accountId, what: 'password' });
  if (account.email) {
    await mailSoon(tx, platform, site.id, {
      to: account.email,
      fromName: site.appName,
      subject: `Your ${site.appName} password was changed`,
      text: `Hello ${account.first_name},\n\nyour password was changed just now and all other devices were signed out.\nIf it was not you, reset your password at once.\n`,
    });
  }
};

export const storeNewEmail = async (tx: Tx, { platform, site }: Means, viewer: Viewer, email: string) => {
  const { email: oldEmail, first_name: firstName } = await accountById(tx, viewer.accountId);
  if (oldEmail === email) return;
  try {
    await setEmail(tx, viewer.accountId, email);
  } catch (error) {
    if (isTaken(error, 'accounts_site_id_email_key'))
      throw new Failure('email_taken', { errors: { email: 'is already in use' } });
    throw error;
  }
  await voidResetLinks(tx, viewer.accountId, platform.clock.now());
  await audit(tx, viewer, { action: 'account.change_email', subjectId: viewer.accountId });
  await emit(tx, site.id, credentialsChanged, { accountId: viewer.accountId, what: 'email' });
  await pushSoon(tx, platform, site.id, viewer.accountId, {
    title: `Your ${site.appName} e-mail address was changed`,
    body: 'If it was not you, tell our support at once.',
    path: '/',
    subject: 'security',
  });
  if (oldEmail) {
    await mailSoon(tx, platform, site.id, {
      to: oldEmail,
      fromName: site.appName,
      subject: `Your ${site.appName} e-mail address was changed`,
      text: `Hello ${firstName},\n\nthis address no longer belongs to your account.\nIf it was not you, tell our support at once.\n`,
    });
  }
};

export const changePassword = async (call: StagedCall<typeof accountsContract.changePassword>) => {
  const { stage, finish, viewer, body } = call;
  const account = await stage((tx) => accountById(tx, viewer.accountId));
  const hash = await prepareNewPassword(body.password, account);
  await finish((tx) => storeNewPassword(tx, call, viewer.accountId, hash, viewer.sessionId));
};

/** The password again: what follows in the next minutes counts as freshly signed in. */
export const confirmSignIn = async ({
  platform,
  stage,
  finish,
  viewer,
  origin,
  body,
}: StagedCall<typeof accountsContract.confirmSignIn>) => {
  const account = await stage((tx) => accountById(tx, viewer.accountId));
  await platform.limits.spend({ signInPerAddress: origin.address, signInPerAccount: account.id });
  if (!(await passwordFits(body.password, account.password_hash))) throw new Failure('invalid_credentials');
  await platform.limits.forgive('signInPerAccount', account.id);
  await finish((tx) => refreshAuthentication(tx, viewer.sessionId, platform.clock.now()));
};
