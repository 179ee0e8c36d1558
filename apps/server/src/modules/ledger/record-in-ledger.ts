import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertTransaction, transactionOf } from './ledger.queries.ts';
import type { LedgerEntry, LedgerTransaction } from './ledger.terms.ts';

const plain = ({ account, partyId, amountCents, reason }: LedgerEntry) => [account, partyId, amountCents, reason];

/**
 * Books entries in the caller's transaction. The same cause again books nothing if the entries are the same, and throws
 * if they are not. An order of nothing has no entries, and nothing is booked for it.
 */
export const recordInLedger = async (
  tx: Tx,
  transaction: LedgerTransaction,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  if (transaction.entries.length === 0) return;
  if (await insertTransaction(tx, transaction, clock.now())) return;
  const booked = await transactionOf(tx, transaction.cause);
  const isSame =
    booked?.kind === transaction.kind &&
    isDeepStrictEqual(booked.about, transaction.about) &&
    isDeepStrictEqual(booked.entries.map(plain), transaction.entries.map(plain));
  if (!isSame) throw new Error(`Something else is booked for ${transaction.cause}`);
};
