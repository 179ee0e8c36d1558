import type { accountsContract } from '@tailgate/contract';
import type { StagedCall } from '../../../platform/http/call.ts';
import { accountById } from '../accounts.queries.ts';
import { displayNameOf } from '../accounts.rules.ts';
import { answerSession, type AnsweredSession } from './open-session.ts';
import { exchangeRefreshToken } from './present-refresh-token.ts';
import { touchSession, type SessionRow } from './sessions.queries.ts';

/** Exchanges the refresh token for the next one. */
export const refreshSession = (
  call: StagedCall<typeof accountsContract.refreshToken | typeof accountsContract.refreshProviderToken>,
) =>
  exchangeRefreshToken(call, async (tx, session) => {
    const { platform } = call;
    await touchSession(tx, session.id, platform.clock.now());
    const account = await accountById(tx, session.account_id);
    return await answerSession(tx, account, answeredSession(session), platform);
  });

export const answeredSession = (session: SessionRow): AnsweredSession => ({
  id: session.id,
  client: session.client,
  role: session.role,
  remember: session.remember,
  awaiting: session.awaiting,
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
