import type { accountsContract } from '@tailgate/contract';
import { audit } from '../../platform/audit/audit.ts';
import { hashOfSecret } from '../../platform/auth/tokens.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import type { LiveMessage } from '../../platform/live/live.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountById } from './accounts.queries.ts';
import { displayNameOf } from './accounts.rules.ts';
import { endSessions } from './end-sessions.ts';
import { answerSession, type AnsweredSession } from './open-session.ts';
import {
  liveSession,
  sessionOfSpentToken,
  spendRefreshToken,
  touchSession,
  type SessionRow,
} from './sessions.queries.ts';

class SpentToken extends Failure {
  constructor() {
    super('jwt_auth_invalid_token');
  }
}

/**
 * Exchanges the token for the next one. A token that was spent before is in two hands, and nobody knows which is the
 * thief's: the whole session ends. (A client that lost the answer repeats the call with its Idempotency-Key.)
 */
export const refreshSession = async (
  call: StagedCall<typeof accountsContract.refreshToken | typeof accountsContract.refreshProviderToken>,
) => {
  const { platform, origin, stage, finish, site } = call;
  if (!origin.refreshToken) throw new Failure('jwt_auth_invalid_token');
  const hash = hashOfSecret(origin.refreshToken);
  try {
    return await finish((tx) => rotate(tx, platform, hash));
  } catch (error) {
    // Only a token that is no good any more is taken away: a database that is away for a moment signs nobody out.
    if (error instanceof Failure && error.code === 'jwt_auth_invalid_token') call.forgetDevice();
    if (!(error instanceof SpentToken)) throw error;
    // The call fails, so nothing is published for it: the devices are told from here, once the end is in.
    const messages: LiveMessage[] = [];
    await stage(async (tx) => {
      const spent = await sessionOfSpentToken(tx, hash);
      if (!spent) return;
      const ended = await endSessions(
        tx,
        platform,
        (message) => void messages.push(message),
        (session) => session('id', '=', spent.session_id),
        'refresh token used twice',
      );
      for (const { id, account_id: accountId } of ended) {
        await audit(
          tx,
          { siteId: site.id, accountId, impersonatorId: null },
          { action: 'session.revoke_reused_token', subjectId: id, requestId: origin.requestId },
        );
      }
    });
    for (const message of messages) platform.live.publish(message);
    throw error;
  }
};

const rotate = async (tx: Tx, platform: Platform, hash: Buffer) => {
  const now = platform.clock.now();
  const spent = await spendRefreshToken(tx, hash, now);
  if (!spent) throw new SpentToken();
  const session = await liveSession(tx, spent.session_id, now);
  if (!session) throw new Failure('jwt_auth_invalid_token');
  await touchSession(tx, session.id, now);
  const account = await accountById(tx, session.account_id);
  if (account.status === 'inactive') throw new Failure('jwt_auth_invalid_token');
  return await answerSession(tx, platform, account, answeredSession(session));
};

export const answeredSession = (session: SessionRow): AnsweredSession => ({
  id: session.id,
  role: session.role,
  remember: session.remember,
  orderId: session.order_id,
  expiresAt: session.expires_at,
  impersonator: session.impersonator_id
    ? {
        id: session.impersonator_id,
        name:
          session.impersonator_first_name === null || session.impersonator_last_name === null
            ? null
            : displayNameOf({ first_name: session.impersonator_first_name, last_name: session.impersonator_last_name }),
      }
    : null,
});
