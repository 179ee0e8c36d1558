import { sql, type RawBuilder } from 'kysely';
import type { Tx } from './database.ts';

/** Lock namespaces, so that equal keys of two kinds do not collide. */
export const LOCK_KINDS = {
  calendar: 1,
  pushAddress: 2,
  workZones: 3,
  refunds: 4,
  payouts: 5,
  holds: 6,
  team: 7,
  notices: 8,
  weeklyHours: 11,
  custody: 12,
} as const;

/**
 * Acquires the lock until the end of the transaction. For changes that read several rows before writing, or lock them in
 * varying order: row locks alone would miss new rows or deadlock.
 */
export const withAdvisoryLock = async (
  tx: Tx,
  kind: keyof typeof LOCK_KINDS,
  key: string | RawBuilder<string>,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${LOCK_KINDS[kind]}))`.execute(tx);
};
