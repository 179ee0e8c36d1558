import type { accountsContract } from '@tailgate/contract';
import { audit } from '../../platform/audit/audit.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Call } from '../../platform/http/call.ts';
import { accountsPolicy } from './accounts.policy.ts';
import { accountById, accountToImpersonate } from './accounts.queries.ts';
import { endSessions } from './end-sessions.ts';
import { answerSession, openSession } from './open-session.ts';
import { answeredSession } from './refresh-session.ts';
import { forgetRefreshTokens, liveSession } from './sessions.queries.ts';

/** Support acts as a groomer or fleet owner: an hour at most, written down with its reason. */
export const startImpersonation = async ({
  tx,
  platform,
  origin,
  viewer,
  body,
}: Call<typeof accountsContract.startImpersonation>) => {
  const account = await accountToImpersonate(tx, body.accountId, accountsPolicy['account.impersonate']());
  const supporter = await accountById(tx, viewer.accountId);
  await audit(tx, viewer, {
    action: 'impersonation.start',
    subjectId: account.id,
    details: { reason: body.reason },
    requestId: origin.requestId,
  });
  return await openSession(tx, platform, origin, {
    account,
    deviceId: body.deviceId,
    remember: false,
    role: account.roles.includes('groomer') ? 'groomer' : 'fleet_owner',
    impersonation: { by: supporter, fromSession: viewer.sessionId, reason: body.reason },
  });
};

/** By the banner or by logging out: the end is written down like the start. */
export const auditStop = (tx: Tx, viewer: Viewer) =>
  audit(tx, viewer, { action: 'impersonation.stop', subjectId: viewer.accountId });

/** Back to one's own session, which waited. */
export const stopImpersonation = async ({
  tx,
  platform,
  viewer,
  tellLive,
}: Call<typeof accountsContract.stopImpersonation>) => {
  const now = platform.clock.now();
  const acting = await liveSession(tx, viewer.sessionId, now);
  if (!acting?.impersonator_id || !acting.impersonator_session_id) throw new Failure('conflict');
  await endSessions(tx, platform, tellLive, (session) => session('id', '=', acting.id), 'impersonation stopped');
  await auditStop(tx, viewer);
  const own = await liveSession(tx, acting.impersonator_session_id, now);
  if (!own) throw new Failure('jwt_auth_invalid_token');
  await forgetRefreshTokens(tx, own.id);
  return await answerSession(tx, platform, await accountById(tx, own.account_id), answeredSession(own));
};
