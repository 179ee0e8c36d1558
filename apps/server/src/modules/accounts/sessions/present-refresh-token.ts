import type { SecurityEvent } from '@tailgate/contract';
import { addAuditRecord } from '../../../platform/audit/audit-record.ts';
import { hashOfSecret } from '../../../platform/auth/tokens.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Stage, Tx } from '../../../platform/db/database.ts';
import { Failure, asFailure } from '../../../platform/failure.ts';
import type { Origin } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endSessions } from './end-sessions.ts';
import {
  liveRefreshToken,
  liveSession,
  requireSession,
  sessionOfSpentToken,
  spendRefreshToken,
  type FindToken,
  type SessionRow,
} from './sessions.queries.ts';

interface PresentingCall<Answer> {
  readonly platform: Platform;
  readonly origin: Origin;
  readonly viewer: Viewer | undefined;
  readonly stage: Stage;
  finish(work: (tx: Tx) => Promise<Answer>): Promise<Answer>;
  forgetDevice(): void;
}

class NoLiveToken extends Failure {
  constructor() {
    super('jwt_auth_invalid_token');
  }
}

/**
 * Runs the work for the session whose refresh token the caller presents; with an access token beside it, both are of one
 * session. A token that was spent before is in two hands, and nobody knows which is the thief's: the whole session ends.
 * (A client that lost the answer repeats the call with its Idempotency-Key.)
 */
const presentRefreshToken = async <Answer>(
  call: PresentingCall<Answer>,
  find: FindToken,
  work: (tx: Tx, session: SessionRow) => Promise<Answer>,
): Promise<Answer> => {
  const { platform, origin, viewer } = call;
  if (!origin.refreshToken) throw new Failure('jwt_auth_invalid_token');
  const hash = hashOfSecret(origin.refreshToken);
  try {
    return await call.finish(async (tx) => {
      const now = platform.clock.now();
      const token = await find(tx, { hash, sessionId: viewer?.sessionId, now });
      if (!token) throw new NoLiveToken();
      const session = await liveSession(tx, token.session_id, now);
      if (!session) throw new Failure('jwt_auth_invalid_token');
      await requireSession(tx, session);
      return await work(tx, session);
    });
  } catch (error) {
    // The call has rolled back, so the session is ended in a transaction of its own.
    const isReused = error instanceof NoLiveToken && (await endReusedSession(call, hash));
    // Only a token that is no good any more is taken away: a database that is away for a moment signs nobody out.
    if (isReused || (!viewer && asFailure(error).code === 'jwt_auth_invalid_token')) call.forgetDevice();
    throw error;
  }
};

type Presenting = <Answer>(
  call: PresentingCall<Answer>,
  work: (tx: Tx, session: SessionRow) => Promise<Answer>,
) => Promise<Answer>;

/** The token is spent; the work answers the next one. */
export const exchangeRefreshToken: Presenting = (call, work) => presentRefreshToken(call, spendRefreshToken, work);

/** The token stays good: the work opens a session beside it. */
export const showRefreshToken: Presenting = (call, work) => presentRefreshToken(call, liveRefreshToken, work);

const endReusedSession = <Answer>(
  { stage, platform, origin }: PresentingCall<Answer>,
  hash: Buffer,
): Promise<boolean> =>
  stage(async (tx) => {
    const spent = await sessionOfSpentToken(tx, hash);
    if (!spent) return false;
    const ended = await endSessions(
      tx,
      { which: (session) => session('id', '=', spent.session_id), because: 'refresh token used twice' },
      platform,
    );
    for (const { id, account_id: accountId } of ended) {
      await addAuditRecord(tx, {
        at: platform.clock.now(),
        endpoint: 'accounts.endReusedSession' satisfies SecurityEvent,
        accountId,
        impersonatorId: null,
        sessionId: id,
        touched: { sessions: [id] },
        // Of the thief or of the owner: nobody knows.
        device: null,
        isListed: true,
        requestId: origin.requestId,
      });
    }
    return true;
  });
