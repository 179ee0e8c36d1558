import type { EarningSort } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql, type RawBuilder } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import { kindsThat, type LedgerAccount, type LedgerKind, type LedgerReason } from '../ledger/index.ts';

/** Of one groomer or van owner; `to` is exclusive. */
export interface PartyPeriod {
  readonly partyId: string;
  readonly from: Date;
  readonly to: Date;
}

export interface PartySum {
  readonly account: LedgerAccount;
  readonly reason: LedgerReason;
  /** What adds to what the party has is positive: the opposite of the ledger's sign. */
  readonly amountCents: Cents;
}

/** Accounts that say what a party earned and what taxes they collected. */
const ACCOUNTS: readonly LedgerAccount[] = ['groomer_payable', 'owner_payable', 'tips_payable', 'tax_payable'];
/** Money that changes hands: nothing is earned by it. */
const MOVED: readonly LedgerReason[] = ['card', 'cash', 'check', 'gift_card', 'held', 'payout', 'payout_fee'];

export const EARNED = sql`e.account = any(${ACCOUNTS}::text[]) and e.reason <> all(${MOVED}::text[])`;
export const during = ({ partyId, from, to }: PartyPeriod) =>
  sql`e.party_id = ${partyId} and e.occurred_at >= ${from} and e.occurred_at < ${to}`;
/** Sums of cents are exact as a float up to 2^53. */
const GAINED = sql`(-sum(e.amount_cents))::float8`;

/** What a party earned on each day of their time zone, by account and reason. */
export const earnedByDay = async (tx: Tx, period: PartyPeriod, timeZone: string) => {
  const { rows } = await sql<PartySum & { readonly day: LocalDate }>`
    select (e.occurred_at at time zone ${timeZone})::date::text as day, e.account, e.reason, ${GAINED} as "amountCents"
    from ledger_entries e where ${during(period)} and ${EARNED} group by 1, 2, 3 order by 1`.execute(tx);
  return rows;
};

export interface EarnedTransaction {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly appointmentId: string | null;
  readonly occurredAt: Date;
  readonly customerId: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly sums: readonly PartySum[];
}

/** Collected for others, or lost to them: no part of what is left. */
const NOT_NET: readonly LedgerReason[] = ['order', 'tax', 'dispute_fee'];
const ORDER: Readonly<Record<EarningSort, RawBuilder<unknown>>> = {
  '-date': sql`occurred_at desc`,
  date: sql`occurred_at`,
  '-net': sql`net desc, occurred_at desc`,
  net: sql`net, occurred_at desc`,
};

/**
 * A page of what a party earned by each transaction, the latest first unless sorted otherwise; and how many there are
 * in all and of these kinds. Each transaction is looked up once it is known to be on the page.
 */
export const earnedTransactions = async (
  tx: Tx,
  period: PartyPeriod,
  {
    kinds = [],
    page,
    sort = '-date',
  }: { readonly kinds?: readonly LedgerKind[]; readonly page: Page; readonly sort?: EarningSort },
) => {
  const { rows } = await sql<EarnedTransaction & { readonly total: number; readonly ofKinds: number }>`
    with found as materialized (
      select e.transaction_id, e.occurred_at,
        coalesce(-sum(e.amount_cents) filter (where e.reason <> all(${NOT_NET}::text[])), 0) as net
      from ledger_entries e where ${during(period)} and ${EARNED} group by 1, 2),
    counted as (
      select count(*)::int as total, count(*) filter (where t.kind = any(${kinds}::text[]))::int as of_kinds
      from found f join ledger_transactions t on t.id = f.transaction_id),
    paged as (
      select * from found order by ${ORDER[sort]}, transaction_id desc
      limit ${page.limit} offset ${page.offset}),
    shown as (
      select t.id, t.kind, t.subject_id as appointment_id, p.occurred_at, p.net, s.sums, c.id as customer_id, c.first_name, c.last_name
      from paged p join ledger_transactions t on t.id = p.transaction_id
      cross join lateral (
        select max(e.party_id::text) filter (
            where e.account = 'customer_receivable' and e.reason <> 'held')::uuid as customer_id,
          json_agg(json_build_object('account', e.account, 'reason', e.reason, 'amountCents', -e.amount_cents))
            filter (where e.party_id = ${period.partyId} and ${EARNED}) as sums
        from ledger_entries e where e.transaction_id = t.id) s
      left join accounts c on c.id = s.customer_id)
    select s.id, s.kind, s.appointment_id as "appointmentId", s.occurred_at as "occurredAt", s.sums,
      s.customer_id as "customerId", s.first_name, s.last_name, n.total, n.of_kinds as "ofKinds"
    from counted n left join shown s on true order by ${ORDER[sort]}, s.id desc`.execute(tx);
  const { total = 0, ofKinds = 0 } = rows[0] ?? {};
  // A page beyond the end has the counts alone.
  return { rows: rows.filter((row) => (row.id as string | null) !== null), total, ofKinds };
};

export interface PaidOut {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly occurredAt: Date;
  /** Taken from the accounts of the party, with the fee. */
  readonly takenCents: Cents;
  readonly feeCents: Cents;
}

const TAKEN = (period: PartyPeriod) => sql`
  select e.transaction_id, e.occurred_at, sum(e.amount_cents) as taken,
    coalesce((select -sum(f.amount_cents) from ledger_entries f
      where f.transaction_id = e.transaction_id and f.reason = 'payout_fee'), 0) as fee
  from ledger_entries e where ${during(period)} and e.reason = 'payout' group by 1, 2`;

/** The payouts of a party, the latest first. */
export const payoutsOf = async (tx: Tx, period: PartyPeriod, page: Page): Promise<readonly PaidOut[]> => {
  const { rows } = await sql<PaidOut>`
    with taken as (${TAKEN(period)})
    select t.id, t.kind, t.occurred_at as "occurredAt", p.taken::float8 as "takenCents", p.fee::float8 as "feeCents"
    from taken p join ledger_transactions t on t.id = p.transaction_id
    order by p.occurred_at desc, t.id desc limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
};

/** All payouts of a period together. */
export const payoutSums = async (tx: Tx, period: PartyPeriod) => {
  const { rows } = await sql<{ total: number; takenCents: Cents; feeCents: Cents }>`
    with taken as (${TAKEN(period)})
    select count(*)::int as total, coalesce(sum(taken), 0)::float8 as "takenCents", coalesce(sum(fee), 0)::float8 as "feeCents"
    from taken`.execute(tx);
  return rows[0] ?? { total: 0, takenCents: 0 as Cents, feeCents: 0 as Cents };
};

export interface OrderEntry {
  readonly transactionId: string;
  readonly kind: LedgerKind;
  readonly occurredAt: Date;
  readonly account: LedgerAccount;
  readonly partyId: string | null;
  readonly reason: LedgerReason;
  readonly amountCents: Cents;
}

/** Transactions by which somebody earned, not those that they paid for: a groomer may be the customer of another. */
export const earnedBy =
  (partyId: string): Rows<'ledger_transactions'> =>
  (transaction) =>
    transaction.exists(
      transaction
        .selectFrom('ledger_entries as own')
        .select('own.line')
        .whereRef('own.transaction_id', '=', 'ledger_transactions.id')
        .where('own.party_id', '=', partyId)
        .where('own.account', 'in', ['groomer_payable', 'owner_payable']),
    );

/** The appointment of an order, or undefined. */
export const appointmentOfOrder = async (tx: Tx, order: Rows<'ledger_transactions'>): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('ledger_transactions')
    .where(order)
    .select('ledger_transactions.subject_id as appointmentId')
    .limit(1)
    .executeTakeFirst();
  return row?.appointmentId ?? undefined;
};

/** Every entry of an order, the oldest first. */
export const orderEntries = async (tx: Tx, appointmentId: string): Promise<readonly OrderEntry[]> => {
  const { rows } = await sql<OrderEntry>`
    select t.id as "transactionId", t.kind, t.occurred_at as "occurredAt", e.account, e.party_id as "partyId", e.reason,
      e.amount_cents::float8 as "amountCents"
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.subject_id = ${appointmentId} order by t.occurred_at, t.id, e.line`.execute(tx);
  return rows;
};

export interface Spending {
  readonly customerId: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly amountCents: Cents;
  readonly orders: number;
}

/** What customers spent at a groomer, who spent most first. */
export const spendingAt = async (
  tx: Tx,
  period: PartyPeriod,
  { customerId, limit }: { readonly customerId?: string; readonly limit: number },
): Promise<readonly Spending[]> => {
  const ofCustomer = customerId === undefined ? sql`` : sql`and r.party_id = ${customerId}`;
  const { rows } = await sql<Spending>`
    with served as (
      select distinct e.transaction_id from ledger_entries e
      where ${during(period)} and e.account in ('groomer_payable', 'tips_payable') and e.reason <> all(${MOVED}::text[])),
    spent as (
      select r.party_id, sum(r.amount_cents) as amount,
        count(*) filter (where t.kind = any(${kindsThat('endsOrder')}::text[]))::int as orders
      from served s join ledger_transactions t on t.id = s.transaction_id
      join ledger_entries r on r.transaction_id = t.id and r.account = 'customer_receivable' and r.reason = 'order'
      where true ${ofCustomer} group by 1 order by 2 desc, 1 limit ${limit})
    select c.id as "customerId", c.first_name, c.last_name, s.amount::float8 as "amountCents", s.orders
    from spent s join accounts c on c.id = s.party_id order by s.amount desc, c.id`.execute(tx);
  return rows;
};
