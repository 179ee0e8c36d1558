import { PURPOSES, purposesOfBill, type ChargePurpose } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { OWN_SITE } from '../../platform/db/own-site.ts';
import { newId } from '../../platform/ids.ts';
import type { LedgerKind } from './ledger.kinds.ts';
import type { About, LedgerAccount, LedgerEntry, LedgerReason, LedgerTransaction } from './ledger.terms.ts';

const END_OF_CLOSED = sql<Date>`(select (max(month) + interval '1 month') at time zone 'UTC' from ledger_closed_months)`;

export const aboutColumns = (about: About | undefined) => ({
  purpose: about?.purpose ?? null,
  subject_kind: about ? PURPOSES[about.purpose].subject : null,
  subject_id: about?.subjectId ?? null,
});

/**
 * Inserts the transaction, or nothing if its cause is booked already: then it waits for whoever is booking it. What
 * belongs to a closed month is booked at the beginning of the open one.
 */
export const insertTransaction = async (
  tx: Tx,
  { kind, cause, about, entries }: LedgerTransaction,
  now: Date,
): Promise<boolean> => {
  const inserted = await tx
    .insertInto('ledger_transactions')
    .values({
      id: newId(),
      kind,
      cause,
      ...aboutColumns(about),
      occurred_at: sql<Date>`greatest(${now}::timestamptz, ${END_OF_CLOSED})`,
      entries: entries.length,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'cause']).doNothing())
    .returning(['id', 'occurred_at'])
    .executeTakeFirst();
  if (!inserted) return false;
  await insertRows(tx, 'ledger_entries', entryRows(inserted, entries));
  return true;
};

export const entryRows = (
  transaction: { readonly id: string; readonly occurred_at: Date },
  entries: readonly LedgerEntry[],
) =>
  entries.map(({ account, partyId, amountCents, reason }, index) => ({
    transaction_id: transaction.id,
    line: index + 1,
    account,
    party_id: partyId,
    amount_cents: amountCents,
    reason,
    occurred_at: transaction.occurred_at,
  }));

const ENTRY = [
  'e.account',
  'e.party_id as partyId',
  // Cents are exact as a float up to 2^53.
  sql<Cents>`e.amount_cents::float8`.as('amountCents'),
  sql<LedgerReason>`e.reason`.as('reason'),
] as const;

const aboutOf = ({
  purpose,
  subjectId,
}: {
  readonly purpose: ChargePurpose | null;
  readonly subjectId: string | null;
}) => (purpose !== null && subjectId !== null ? { purpose, subjectId } : undefined);

/** What was booked for a cause, or undefined. */
export const transactionOf = async (tx: Tx, cause: string): Promise<Required<LedgerTransaction> | undefined> => {
  const transaction = await tx
    .selectFrom('ledger_transactions')
    .where('cause', '=', cause)
    .where('site_id', '=', OWN_SITE)
    .select(['id', sql<LedgerKind>`kind`.as('kind')])
    .select([sql<ChargePurpose | null>`purpose`.as('purpose'), 'subject_id as subjectId'])
    .executeTakeFirst();
  if (!transaction) return undefined;
  const entries = await tx
    .selectFrom('ledger_entries as e')
    .where('e.transaction_id', '=', transaction.id)
    .select(ENTRY)
    .orderBy('e.line')
    .execute();
  return {
    kind: transaction.kind,
    cause,
    about: aboutOf(transaction),
    entries: entries as readonly LedgerEntry[],
  };
};

/** Everything that was booked for a bill, whichever of its purposes it names, the oldest first. */
export const entriesOfBill = async (tx: Tx, { purpose, subjectId }: About): Promise<readonly LedgerEntry[]> => {
  const rows = await tx
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .where('t.subject_id', '=', subjectId)
    .where('t.purpose', 'in', purposesOfBill(purpose))
    .select(ENTRY)
    .orderBy('t.occurred_at')
    .orderBy('t.id')
    .orderBy('e.line')
    .execute();
  return rows as readonly LedgerEntry[];
};

/** What is on an account of a party, or of the site without a party. A debit is positive: what is owed to them is negative. */
export const balanceOf = async (tx: Tx, account: LedgerAccount, partyId: string | null): Promise<Cents> => {
  const { balance } = await tx
    .selectFrom('ledger_entries')
    .where('party_id', partyId === null ? 'is' : '=', partyId)
    .where('account', '=', account)
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::float8`.as('balance'))
    .executeTakeFirstOrThrow();
  return balance;
};

/** What a transaction brought to a party. */
export interface Income {
  readonly occurredAt: Date;
  readonly amountCents: Cents;
}

/**
 * What was earned after this moment, the oldest first. What a failed payout or a won dispute gives back is no new income:
 * it was earned before.
 */
export const incomeAfter = async (tx: Tx, partyId: string, after: Date): Promise<readonly Income[]> =>
  await tx
    .selectFrom('ledger_entries as e')
    .select(['e.occurred_at as occurredAt', sql<Cents>`-sum(e.amount_cents)::float8`.as('amountCents')])
    .where('e.party_id', '=', partyId)
    .where('e.account', 'in', ['groomer_payable', 'tips_payable', 'owner_payable'])
    .where('e.occurred_at', '>', after)
    // Looked up by key, whatever plan is kept for the statement: a join would go through the ledger of the site.
    .where(sql<boolean>`(select t.kind from ledger_transactions t where t.id = e.transaction_id) <> 'reversal'`)
    .groupBy(['e.transaction_id', 'e.occurred_at'])
    .having(sql<boolean>`sum(e.amount_cents) < 0`)
    .orderBy('e.occurred_at')
    .execute();

/** Closes all time before this month, which is the first day of one. */
export const closeMonthsBefore = async (tx: Tx, openMonth: string, now: Date): Promise<void> => {
  await tx
    .insertInto('ledger_closed_months')
    .values({ month: sql<Date>`(${openMonth}::date - interval '1 month')::date`, closed_at: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'month']).doNothing())
    .execute();
};
