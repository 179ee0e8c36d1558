import { AWAITING, type Awaiting, type Role } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readPage, type Page } from '../../../platform/db/page.ts';

/** A browser keeps the refresh token in an HttpOnly cookie; the native shell keeps it itself. */
export type SessionClient = 'browser' | 'native';

export interface NewSession {
  readonly id: string;
  readonly accountId: string;
  readonly client: SessionClient;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly role: Role;
  readonly remember: boolean;
  /** What it waits for before it can be used. */
  readonly awaiting: Awaiting | null;
  readonly secondStepAt: Date | null;
  readonly authenticatedAt: Date;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly impersonation?: { readonly by: string; readonly fromSession: string; readonly reason: string };
}

/** Why a session ended that its device may sign in again after. */
export const LOGGED_OUT = 'logged out';

export const insertSession = async (tx: Tx, session: NewSession) => {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      account_id: session.accountId,
      client: session.client,
      device_id: session.deviceId,
      device_name: session.deviceName,
      role: session.role,
      remember: session.remember,
      awaiting: session.awaiting,
      second_step_at: session.secondStepAt,
      impersonator_id: session.impersonation?.by ?? null,
      impersonator_session_id: session.impersonation?.fromSession ?? null,
      impersonation_reason: session.impersonation?.reason ?? null,
      authenticated_at: session.authenticatedAt,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
};

export const insertRefreshToken = async (
  tx: Tx,
  token: { hash: Buffer; sessionId: string; now: Date; expiresAt: Date },
) => {
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      issued_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
};

interface PresentedToken {
  readonly hash: Buffer;
  /** Of the access token beside it, if there is one. */
  readonly sessionId: string | undefined;
  readonly now: Date;
}
/** Undefined when the token is unknown, spent, expired or of another session. */
export type FindToken = (tx: Tx, token: PresentedToken) => Promise<{ session_id: string } | undefined>;

/** Marks the token used. The row decides, not a look beforehand. */
export const spendRefreshToken: FindToken = (tx, { hash, sessionId, now }) =>
  tx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? ''))
    .returning('session_id')
    .executeTakeFirst();

export const liveRefreshToken: FindToken = (tx, { hash, sessionId, now }) =>
  tx
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? ''))
    .executeTakeFirst();

export const sessionOfSpentToken = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', hash)
    .where('used_at', 'is not', null)
    .executeTakeFirst();

export const liveSession = (tx: Tx, id: string, now: Date) =>
  tx
    .selectFrom('sessions')
    .leftJoin('accounts as impersonator', 'impersonator.id', 'sessions.impersonator_id')
    .selectAll('sessions')
    .select(['impersonator.first_name as impersonator_first_name', 'impersonator.last_name as impersonator_last_name'])
    .where('sessions.id', '=', id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .$narrowType<{ role: Role; client: SessionClient }>()
    .executeTakeFirst();
export type SessionRow = NonNullable<Awaited<ReturnType<typeof liveSession>>>;

/** The same check as at the start of every transaction of a signed-in caller: roles and status as they are now. A session
 * that waits for its second step is continued as one that waits. */
export const requireSession = async (tx: Tx, session: Pick<SessionRow, 'id' | 'role'>) => {
  await sql`select app.require_session(${session.id}, ${session.role}, false, ${[...AWAITING]}::text[], null)`.execute(
    tx,
  );
};

/** The same without those that wait for a second step: for calls that anybody may make and that know who is signed in. */
export const requireWholeSession = async (tx: Tx, session: { sessionId: string; role: Role }): Promise<void> => {
  await sql`select app.require_session(${session.sessionId}, ${session.role}, false, '{}'::text[], null)`.execute(tx);
};

export const touchSession = async (tx: Tx, id: string, now: Date) => {
  await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute();
};

/** Also lengthens the refresh token that the device holds: it was to last no longer than the wait. */
export const completeSession = async (tx: Tx, id: string, { now, expiresAt }: { now: Date; expiresAt: Date }) => {
  await tx
    .updateTable('sessions')
    .set({ awaiting: null, second_step_at: now, authenticated_at: now, last_used_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('refresh_tokens')
    .set({ expires_at: expiresAt })
    .where('session_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
};

export const setSessionRole = async (tx: Tx, id: string, role: Role) => {
  await tx.updateTable('sessions').set({ role }).where('id', '=', id).execute();
};

export const refreshAuthentication = async (tx: Tx, id: string, now: Date) => {
  await tx.updateTable('sessions').set({ authenticated_at: now }).where('id', '=', id).execute();
};

/** Ends the sessions that fit and the impersonations started from them; answers whose they were. */
export const revokeSessions = async (tx: Tx, which: Rows<'sessions'>, because: string, now: Date) => {
  const ended = await tx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_because: because })
    .where('revoked_at', 'is', null)
    .where(which as never)
    .returning(['id', 'account_id', 'device_id'])
    .execute();
  if (ended.length === 0) return ended;
  const started = await tx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_because: because })
    .where('revoked_at', 'is', null)
    .where(
      'impersonator_session_id',
      'in',
      ended.map((session) => session.id),
    )
    .returning(['id', 'account_id', 'device_id'])
    .execute();
  return [...ended, ...started];
};

/** The devices among these on which nobody is signed in to the account any more. */
export const devicesLeft = async (tx: Tx, ended: readonly { account_id: string; device_id: string }[]) => {
  if (ended.length === 0) return [];
  const stillThere = await tx
    .selectFrom('sessions')
    .select(['account_id', 'device_id'])
    .where('account_id', 'in', [...new Set(ended.map((session) => session.account_id))])
    .where('revoked_at', 'is', null)
    .execute();
  const placeOf = (session: { account_id: string; device_id: string }) => `${session.account_id} ${session.device_id}`;
  const inUse = new Set(stillThere.map(placeOf));
  return ended
    .filter((session) => !inUse.has(placeOf(session)))
    .map((session) => ({ accountId: session.account_id, deviceId: session.device_id }));
};

/** Marked and kept, so that a later use of one is noticed. */
export const spendRefreshTokensOf = async (tx: Tx, sessionId: string, now: Date) => {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .execute();
};

export const sessionsOf = async (tx: Tx, accountId: string, now: Date, page: Page) => {
  const base = tx
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('impersonator_id', 'is', null)
    .where('awaiting', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  return await readPage(
    base.select(['id', 'device_name', 'created_at', 'last_used_at']).orderBy('last_used_at', 'desc').orderBy('id'),
    page,
  );
};

/** A name that others can guess says nothing about a device. */
const UNGUESSABLE = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether the owner signed in to the account on this device, and has not ended that session from another one. */
export const isKnownDevice = async (tx: Tx, accountId: string | null, deviceId: string | null): Promise<boolean> => {
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .where('impersonator_id', 'is', null)
    // Somebody who knows the password alone has not shown that the device is the owner's.
    .where('awaiting', 'is', null)
    .where((row) => row.or([row('revoked_because', 'is', null), row('revoked_because', '=', LOGGED_OUT)]))
    .limit(1)
    .executeTakeFirst();
  return session !== undefined && deviceId !== null && UNGUESSABLE.test(deviceId);
};

export const isFreshlySignedIn = async (tx: Tx, sessionId: string): Promise<boolean> =>
  (await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('authenticated_at', '>', sql<Date>`app.now() - interval '10 minutes'`)
    .executeTakeFirst()) !== undefined;
