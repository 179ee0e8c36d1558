import { asOwner } from '../../platform/db/as-owner.ts';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { aboutColumns, entryRows } from './ledger.queries.ts';
import type { LedgerTransaction } from './ledger.terms.ts';

export { completionEntries, noShowEntries } from './completion.rules.ts';
export { payoutEntries } from './payout.rules.ts';
export { laterTipEntries } from './tip.rules.ts';

export interface SeedTransaction extends LedgerTransaction {
  readonly id: string;
  readonly occurredAt: Date;
}

/** In the order in which they depend on each other. */
const TABLES = ['ledger_entries', 'ledger_transactions', 'ledger_closed_months'] as const;

/**
 * Empties the ledger of demo sites, so that they can be seeded again. Nothing else ever takes anything from a ledger:
 * the database refuses even its owner, who has to switch that off here.
 */
export const emptyLedger = (ownerUrl: string, siteIds: readonly string[]): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    const booked = await owner.query('select from ledger_transactions where site_id = any($1) limit 1', [siteIds]);
    if (booked.rowCount === 0) return;
    // Rolled back with the connection if anything fails.
    await owner.query('begin');
    for (const table of TABLES) {
      await owner.query(`alter table ${table} disable trigger only_added_to`);
      await owner.query(`delete from ${table} where site_id = any($1)`, [siteIds]);
      await owner.query(`alter table ${table} enable trigger only_added_to`);
    }
    await owner.query('commit');
  });

/** Many transactions of the past at once, while their months are open. */
export const seedLedger = async (tx: Tx, all: readonly SeedTransaction[]): Promise<void> => {
  await insertRows(
    tx,
    'ledger_transactions',
    all.map(({ id, kind, cause, about, occurredAt, entries }) => ({
      id,
      kind,
      cause,
      ...aboutColumns(about),
      occurred_at: occurredAt,
      entries: entries.length,
    })),
  );
  // A statement has ten seconds.
  const AT_ONCE = 1000;
  for (let from = 0; from < all.length; from += AT_ONCE)
    await insertRows(
      tx,
      'ledger_entries',
      all
        .slice(from, from + AT_ONCE)
        .flatMap(({ id, occurredAt, entries }) => entryRows({ id, occurred_at: occurredAt }, entries)),
    );
};
