import type { KeptAnswer } from '../audit/audit-record.ts';
import type { SessionGuard, Tx } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Platform } from '../platform.ts';
import type { Seal } from '../seal.ts';

export interface Replay {
  readonly replay: unknown;
}

export interface IdempotentCall {
  /** Owner of the key: an account, a refresh token or a visitor. */
  readonly scope: string;
  readonly key: string;
  /** Fingerprints of the request by each sealing key, newest first. */
  readonly fingerprints: readonly [Buffer, ...Buffer[]];
}

/** Keyed, because a body may contain a password and a plain hash could be brute-forced. */
export const fingerprintsOf = (
  seal: Seal,
  method: string,
  path: string,
  body: unknown,
): readonly [Buffer, ...Buffer[]] =>
  seal.macs(`${method} ${path}\n${JSON.stringify(body ?? null)}`, 'idempotency-fingerprint');

const contextOf = (call: IdempotentCall) => `idempotency:${call.scope}:${call.key}`;

/**
 * Claims the key inside the transaction of the effect. A second call with the same key waits on the primary key until
 * the first commits (then it replays the response) or rolls back (then it claims the key): one effect and one response,
 * even if a process is killed.
 */
export const claimKey = async (tx: Tx, seal: Seal, call: IdempotentCall): Promise<Replay | undefined> => {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ scope: call.scope, key: call.key, fingerprint: call.fingerprints[0] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'sealed_answer'])
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .executeTakeFirst();
  return replayOf(seal, call, earlier);
};

interface StoredAnswer {
  readonly fingerprint: Buffer;
  readonly sealed_answer: Buffer | null;
}

/** The response that an earlier call with this key was given, if any. */
const replayOf = (seal: Seal, call: IdempotentCall, earlier: StoredAnswer | undefined): Replay | undefined => {
  if (!earlier?.sealed_answer) return undefined;
  if (!call.fingerprints.some((fingerprint) => fingerprint.equals(earlier.fingerprint)))
    throw new Failure('idempotency_key_reused');
  return { replay: (JSON.parse(seal.open(earlier.sealed_answer, contextOf(call))) as { answer?: unknown }).answer };
};

const LOOK_UP = 'select fingerprint, sealed_answer from app.stored_answer($1, $2, $3, $4, $5, $6, $7, $8)';

/** Looked up before anything is done, in one round trip; the session is checked as at the beginning of a transaction. */
export const lookUp = async (
  { db, seal }: Pick<Platform, 'db' | 'seal'>,
  siteId: string,
  call: IdempotentCall,
  session: SessionGuard | undefined,
): Promise<Replay | undefined> => {
  const { sessionId = null, role = null, mustBeFresh = null, whileAwaiting = null, duty = null } = session ?? {};
  const [earlier] = await db.ask<StoredAnswer>(LOOK_UP, [
    siteId,
    sessionId,
    role,
    mustBeFresh,
    whileAwaiting,
    duty,
    call.scope,
    call.key,
  ]);
  return replayOf(seal, call, earlier);
};

/** How the response is kept with the effect, by the statement that records the call. */
export const keptAnswer = (seal: Seal, call: IdempotentCall, answer: unknown): KeptAnswer => ({
  scope: call.scope,
  key: call.key,
  sealed: seal.close(JSON.stringify({ answer }), contextOf(call)),
});
