import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { transactionOf } from './ledger.queries.ts';
import { recordInLedger } from './record-in-ledger.ts';
import { reversalEntries } from './refund.rules.ts';

/** Books the opposite of what was booked for a cause, once: a dispute that was won, a payout that the bank sent back. */
export const recordReversal = async (tx: Tx, cause: string, platform: Pick<Platform, 'clock'>): Promise<void> => {
  const booked = await transactionOf(tx, cause);
  if (!booked) throw notFound();
  const { about, entries } = booked;
  await recordInLedger(
    tx,
    { kind: 'reversal', cause: `reversal:${cause}`, about, entries: reversalEntries(entries) },
    platform,
  );
};
