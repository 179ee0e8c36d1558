import type { Tx } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Seal } from '../seal.ts';

export interface IdempotentCall {
  readonly siteId: string;
  /** Whose key it is: an account, or everybody without one. */
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** Keyed, because a body can hold a password and a plain hash of it could be guessed. */
export const fingerprintOf = (seal: Seal, method: string, path: string, body: unknown): Buffer =>
  seal.mac(`${method} ${path}\n${JSON.stringify(body ?? null)}`, 'idempotency-fingerprint');

const contextOf = (call: IdempotentCall) => `idempotency:${call.scope}:${call.key}`;

/**
 * Claims the key inside the transaction of the effect. A second call with the same key waits on the primary key
 * until the first commits (then replays its answer) or rolls back (then takes its place): one effect, one answer,
 * whatever process is killed when.
 */
export const claimKey = async (tx: Tx, seal: Seal, call: IdempotentCall): Promise<{ replay: unknown } | undefined> => {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ site_id: call.siteId, scope: call.scope, key: call.key, fingerprint: call.fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  return await storedAnswer(tx, seal, call);
};

/** The answer of an earlier call with this key, if there was one. */
export const storedAnswer = async (
  tx: Tx,
  seal: Seal,
  call: IdempotentCall,
): Promise<{ replay: unknown } | undefined> => {
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'sealed_answer'])
    .where('site_id', '=', call.siteId)
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!earlier?.sealed_answer) return undefined;
  if (!earlier.fingerprint.equals(call.fingerprint)) throw new Failure('idempotency_key_reused');
  return { replay: (JSON.parse(seal.open(earlier.sealed_answer, contextOf(call))) as { answer?: unknown }).answer };
};

export const keepAnswer = async (tx: Tx, seal: Seal, call: IdempotentCall, answer: unknown): Promise<void> => {
  await tx
    .updateTable('idempotency_keys')
    .set({ sealed_answer: seal.close(JSON.stringify({ answer }), contextOf(call)) })
    .where('site_id', '=', call.siteId)
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .execute();
};
