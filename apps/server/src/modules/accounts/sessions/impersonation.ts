import type { accountsContract } from '@tailgate/contract';
import { Failure } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { accountById, accountToImpersonate } from '../accounts.queries.ts';
import { endSessions } from './end-sessions.ts';
import { answerSession, openSession, type Opening } from './open-session.ts';
import { exchangeRefreshToken, showRefreshToken } from './present-refresh-token.ts';
import { answeredSession } from './refresh-session.ts';
import { liveSession, requireSession, spendRefreshTokensOf } from './sessions.queries.ts';

/** Support acts as a groomer or fleet owner: an hour at most. What they do is recorded with the reason. */
export const startImpersonation = (call: StagedCall<typeof accountsContract.startImpersonation>) =>
  showRefreshToken(call, async (tx, own) => {
    const { platform, origin, viewer, body, allowed } = call;
    const account = await accountToImpersonate(tx, allowed(body.accountId));
    const supporter = await accountById(tx, viewer.accountId);
    const opening: Opening = {
      account,
      client: own.client,
      deviceId: body.deviceId,
      remember: false,
      role: account.roles.includes('groomer') ? 'groomer' : 'fleet_owner',
      impersonation: { by: supporter, fromSession: own.id, reason: body.reason },
    };
    return await openSession(tx, origin, opening, platform);
  });

/** Ends the impersonation and continues the supporter's own session. */
export const stopImpersonation = (call: StagedCall<typeof accountsContract.stopImpersonation>) =>
  exchangeRefreshToken(call, async (tx, acting) => {
    const { platform } = call;
    const now = platform.clock.now();
    if (!acting.impersonator_id || !acting.impersonator_session_id) throw new Failure('conflict');
    await endSessions(
      tx,
      { which: (session) => session('id', '=', acting.id), because: 'impersonation stopped' },
      platform,
    );
    const own = await liveSession(tx, acting.impersonator_session_id, now);
    if (!own) throw new Failure('jwt_auth_invalid_token');
    await requireSession(tx, own);
    // The device replaced its own token by that of the impersonation; anyone who still uses it has stolen it.
    await spendRefreshTokensOf(tx, own.id, now);
    return await answerSession(tx, await accountById(tx, own.account_id), answeredSession(own), platform);
  });
