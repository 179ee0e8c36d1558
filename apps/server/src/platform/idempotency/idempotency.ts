import type { Tx } from '../db/database.ts';
import { Failure } from '../failure.ts';
import type { Seal } from '../seal.ts';

export interface IdempotentCall {
  /** Owner of the key: an account, or all anonymous callers. */
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
export const claimKey = async (tx: Tx, seal: Seal, call: IdempotentCall): Promise<{ replay: unknown } | undefined> => {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ scope: call.scope, key: call.key, fingerprint: call.fingerprints[0] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  return await storedAnswer(tx, seal, call);
};

/** The stored response of an earlier call with this key, if any. */
export const storedAnswer = async (
  tx: Tx,
  seal: Seal,
  call: IdempotentCall,
): Promise<{ replay: unknown } | undefined> => {
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'sealed_answer'])
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!earlier?.sealed_answer) return undefined;
  if (!call.fingerprints.some((fingerprint) => fingerprint.equals(earlier.fingerprint)))
    throw new Failure('idempotency_key_reused');
  return { replay: (JSON.parse(seal.open(earlier.sealed_answer, contextOf(call))) as { answer?: unknown }).answer };
};

export const keepAnswer = async (tx: Tx, seal: Seal, call: IdempotentCall, answer: unknown): Promise<void> => {
  await tx
    .updateTable('idempotency_keys')
    .set({ sealed_answer: seal.close(JSON.stringify({ answer }), contextOf(call)) })
    .where('scope', '=', call.scope)
    .where('key', '=', call.key)
    .execute();
};
