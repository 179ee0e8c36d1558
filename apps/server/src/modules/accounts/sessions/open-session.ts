import {
  IMPERSONATION_MINUTES,
  SECOND_STEP_MINUTES,
  type AnswerOf,
  type Awaiting,
  type Role,
  type accountsContract,
} from '@tailgate/contract';
import { hashOfSecret, newSecret } from '../../../platform/auth/tokens.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/call.ts';
import { deviceNameOf } from '../../../platform/http/device-name.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { imagesById } from '../../attachments/index.ts';
import type { AccountRow } from '../accounts.queries.ts';
import { displayNameOf, sessionSeconds, startingRole } from '../accounts.rules.ts';
import { markClaimed } from '../customers/customer-accounts.queries.ts';
import { factorsOf } from '../second-step/factors.queries.ts';
import { awaitedStep } from '../second-step/second-step.rules.ts';
import { insertRefreshToken, insertSession, type SessionClient } from './sessions.queries.ts';

/**
 * The pipeline takes `client` to decide how the refresh token travels and `sessionId` for the audit; no row declares
 * them, so they are never sent.
 */
type SessionAnswer = AnswerOf<typeof accountsContract.signIn> & {
  readonly client: SessionClient;
  readonly sessionId: string;
};

export interface Opening {
  readonly account: AccountRow;
  /** Of the session it is opened from; otherwise what the request says. */
  readonly client?: SessionClient;
  readonly deviceId: string;
  readonly remember: boolean;
  readonly role?: Role;
  /** Signed in with a passkey, which is both steps in one. */
  readonly passedSecondStep?: boolean;
  readonly impersonation?: { readonly by: AccountRow; readonly fromSession: string; readonly reason: string };
}

/** Starts a session for somebody who has proved who they are, and answers it with its first tokens. */
export const openSession = async (
  tx: Tx,
  origin: Origin,
  opening: Opening,
  platform: Platform,
): Promise<SessionAnswer> => {
  const { account, impersonation } = opening;
  const now = platform.clock.now();
  const awaiting =
    impersonation || opening.passedSecondStep ? null : awaitedStep(account.roles, await factorsOf(tx, account.id));
  const session = {
    id: newId(),
    accountId: account.id,
    client: opening.client ?? origin.client,
    deviceId: opening.deviceId,
    deviceName: deviceNameOf(origin.userAgent),
    role: opening.role ?? startingRole(account.roles, account.service_category),
    remember: opening.remember,
    // Acting for somebody never counts as their own fresh sign-in.
    authenticatedAt: impersonation ? new Date(0) : now,
    now,
    awaiting,
    secondStepAt: opening.passedSecondStep ? now : null,
    expiresAt: secondsAfter(now, secondsOf(opening, awaiting)),
    ...(impersonation && {
      impersonation: { by: impersonation.by.id, fromSession: impersonation.fromSession, reason: impersonation.reason },
    }),
  };
  await insertSession(tx, session);
  if (!impersonation) await markClaimed(tx, account.id, now);
  const answered: AnsweredSession = {
    id: session.id,
    client: session.client,
    role: session.role,
    remember: session.remember,
    awaiting,
    orderId: null,
    expiresAt: session.expiresAt,
    impersonator: impersonation ? { id: impersonation.by.id, name: displayNameOf(impersonation.by) } : null,
  };
  return await answerSession(tx, account, answered, platform);
};

const secondsOf = ({ account, remember, impersonation }: Opening, awaiting: Awaiting | null): number => {
  if (impersonation) return IMPERSONATION_MINUTES * 60;
  return awaiting ? SECOND_STEP_MINUTES * 60 : sessionSeconds(account.roles, remember);
};

export interface AnsweredSession {
  readonly id: string;
  readonly client: SessionClient;
  readonly role: Role;
  readonly remember: boolean;
  readonly awaiting: Awaiting | null;
  readonly orderId: string | null;
  readonly expiresAt: Date;
  readonly impersonator: { readonly id: string; readonly name: string | null } | null;
}

/** Issues the next refresh token and access token of a session. */
export const answerSession = async (
  tx: Tx,
  account: AccountRow,
  session: AnsweredSession,
  platform: Platform,
): Promise<SessionAnswer> => {
  const refreshToken = newSecret();
  await insertRefreshToken(tx, {
    hash: hashOfSecret(refreshToken),
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
  const photos = await imagesById(tx, [account.photo_file_id], platform);
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    // Live topics carry what belongs to the account: not before the second step.
    fbToken: session.awaiting ? '' : await platform.issueLiveToken(account.id),
    live: { urls: session.awaiting ? [] : [...platform.config.NATS_WS_URLS] },
    refreshToken,
    client: session.client,
    sessionId: session.id,
    remembered: session.remember,
    awaiting: session.awaiting,
    role: session.role,
    roles: account.roles,
    duties: account.duties,
    orderId: session.orderId,
    impersonatorId: session.impersonator?.id ?? null,
    impersonatorName: session.impersonator?.name ?? null,
    impersonationEndsAt: session.impersonator ? session.expiresAt.toISOString() : null,
    user: {
      id: account.id,
      displayName: displayNameOf(account),
      email: account.email,
      photoURL: photos.get(account.photo_file_id ?? '')?.sizes.thumbnail ?? null,
    },
  };
};
