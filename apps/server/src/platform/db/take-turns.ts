import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Things about which only one transaction at a time may decide. The number keeps equal keys of two kinds apart. */
const KINDS = { calendar: 1, pushAddress: 2 } as const;

/**
 * Waits until nobody else decides about this, and holds it to the end of the transaction. For changes that touch
 * several rows in an order of their own, where waiting for rows alone would end in a deadlock.
 */
export const takeTurns = async (tx: Tx, kind: keyof typeof KINDS, key: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${KINDS[kind]}))`.execute(tx);
};
