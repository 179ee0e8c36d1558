import type { AnswerOf, Role, accountsContract } from '@tailgate/contract';
import { hashOfSecret, newSecret } from '../../platform/auth/tokens.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { imagesById } from '../attachments/index.ts';
import type { AccountRow } from './accounts.queries.ts';
import { deviceNameOf, displayNameOf, startingRole } from './accounts.rules.ts';
import { insertRefreshToken, insertSession } from './sessions.queries.ts';

export const SESSION_SECONDS = 365 * 24 * 60 * 60;
export const IMPERSONATION_SECONDS = 60 * 60;

type SessionAnswer = AnswerOf<typeof accountsContract.signIn>;

export interface Opening {
  readonly account: AccountRow;
  readonly deviceId: string;
  readonly remember: boolean;
  readonly role?: Role;
  readonly impersonation?: { readonly by: AccountRow; readonly fromSession: string; readonly reason: string };
}

/** Starts a session for somebody who has proved who they are, and answers it with its first tokens. */
export const openSession = async (
  tx: Tx,
  platform: Platform,
  origin: Origin,
  opening: Opening,
): Promise<SessionAnswer> => {
  const { account, impersonation } = opening;
  const now = platform.clock.now();
  const session = {
    id: newId(),
    siteId: account.site_id,
    accountId: account.id,
    deviceId: opening.deviceId,
    deviceName: deviceNameOf(origin.userAgent),
    role: opening.role ?? startingRole(account.roles, account.service_category as never),
    remember: opening.remember,
    // Acting for somebody never counts as their own fresh sign-in.
    authenticatedAt: impersonation ? new Date(0) : now,
    now,
    expiresAt: secondsAfter(now, impersonation ? IMPERSONATION_SECONDS : SESSION_SECONDS),
    ...(impersonation && {
      impersonation: { by: impersonation.by.id, fromSession: impersonation.fromSession, reason: impersonation.reason },
    }),
  };
  await insertSession(tx, session);
  return await answerSession(tx, platform, account, {
    id: session.id,
    role: session.role,
    remember: session.remember,
    orderId: null,
    expiresAt: session.expiresAt,
    impersonator: impersonation ? { id: impersonation.by.id, name: displayNameOf(impersonation.by) } : null,
  });
};

export interface AnsweredSession {
  readonly id: string;
  readonly role: Role;
  readonly remember: boolean;
  readonly orderId: string | null;
  readonly expiresAt: Date;
  readonly impersonator: { readonly id: string; readonly name: string | null } | null;
}

/** Issues the next refresh token and access token of a session. */
export const answerSession = async (
  tx: Tx,
  platform: Platform,
  account: AccountRow,
  session: AnsweredSession,
): Promise<SessionAnswer> => {
  const refreshToken = newSecret();
  await insertRefreshToken(tx, {
    hash: hashOfSecret(refreshToken),
    siteId: account.site_id,
    sessionId: session.id,
    now: platform.clock.now(),
    expiresAt: session.expiresAt,
  });
  const { token, expiresAt } = await platform.accessTokens.issue({
    siteId: account.site_id,
    accountId: account.id,
    sessionId: session.id,
    role: session.role,
    impersonatorId: session.impersonator?.id ?? null,
    orderId: session.orderId,
  });
  const photos = await imagesById(tx, platform, [account.photo_file_id]);
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    fbToken: await platform.issueLiveToken(account.id),
    live: { urls: [...platform.config.NATS_WS_URLS] },
    refreshToken,
    remembered: session.remember,
    role: session.role,
    roles: account.roles,
    orderId: session.orderId,
    impersonatorId: session.impersonator?.id ?? null,
    impersonatorName: session.impersonator?.name ?? null,
    user: {
      id: account.id,
      displayName: displayNameOf(account),
      email: account.email,
      photoURL: photos.get(account.photo_file_id ?? '')?.sizes.thumbnail ?? null,
    },
  };
};
