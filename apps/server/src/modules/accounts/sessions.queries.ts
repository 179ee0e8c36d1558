import type { Role } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';

export interface NewSession {
  readonly id: string;
  readonly siteId: string;
  readonly accountId: string;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly role: Role;
  readonly remember: boolean;
  readonly authenticatedAt: Date;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly impersonation?: { readonly by: string; readonly fromSession: string; readonly reason: string };
}

export const insertSession = async (tx: Tx, session: NewSession) => {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      site_id: session.siteId,
      account_id: session.accountId,
      device_id: session.deviceId,
      device_name: session.deviceName,
      role: session.role,
      remember: session.remember,
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
  token: { hash: Buffer; siteId: string; sessionId: string; now: Date; expiresAt: Date },
) => {
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: token.hash,
      site_id: token.siteId,
      session_id: token.sessionId,
      issued_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
};

/** Marks the token used; undefined when it is unknown, spent or expired. The row decides, not a look beforehand. */
export const spendRefreshToken = (tx: Tx, hash: Buffer, now: Date) =>
  tx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_id')
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
    .$narrowType<{ role: Role }>()
    .executeTakeFirst();
export type SessionRow = NonNullable<Awaited<ReturnType<typeof liveSession>>>;

export const touchSession = async (tx: Tx, id: string, now: Date) => {
  await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute();
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

export const forgetRefreshTokens = async (tx: Tx, sessionId: string) => {
  await tx.deleteFrom('refresh_tokens').where('session_id', '=', sessionId).where('used_at', 'is', null).execute();
};

export const sessionsOf = async (tx: Tx, accountId: string, now: Date, page: Page) => {
  const base = tx
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('impersonator_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  return await readPage(
    base.select(['id', 'device_name', 'created_at', 'last_used_at']).orderBy('last_used_at', 'desc').orderBy('id'),
    page,
  );
};

export const isFreshlySignedIn = async (tx: Tx, sessionId: string): Promise<boolean> =>
  (await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('authenticated_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst()) !== undefined;
