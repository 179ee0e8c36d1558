import type { LocalDate } from '@tailgate/values';
import { cents, type Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { LedgerKind } from '../ledger/index.ts';
import { EARNED, during, type PartyPeriod } from './party-ledger.view.ts';

/** One transaction of a party, for a file: what they gained by each reason, in the order asked for. */
export interface EarningRow {
  readonly day: LocalDate;
  readonly kind: LedgerKind;
  readonly appointmentId: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly amounts: readonly Cents[];
}

/** The share of a van is the owner's gain and the groomer's loss under the same reason. */
const WHAT = sql`case when e.account = 'owner_payable' and e.reason = 'owner_share' then 'van_share' else e.reason end`;

type Row = Omit<EarningRow, 'amounts'> & Readonly<Record<`a${number}`, number>>;

/**
 * All of a period in one pass over the party's index, the latest first. Amounts are columns, not JSON: parsing it took
 * most of the time that a year needs.
 */
export const earningRows = async (
  tx: Tx,
  period: PartyPeriod,
  {
    timeZone,
    reasons,
    limit,
  }: { readonly timeZone: string; readonly reasons: readonly string[]; readonly limit: number },
): Promise<readonly EarningRow[]> => {
  const names = reasons.map((_reason, index) => `a${index}` as const);
  const sums = reasons.map(
    (reason, index) =>
      sql`coalesce(sum(f.amount) filter (where f.what = ${reason}), 0)::float8 as ${sql.ref(names[index] ?? '')}`,
  );
  const { rows } = await sql<Row>`
    with found as (
      select e.transaction_id, e.occurred_at, ${WHAT} as what, -e.amount_cents as amount
      from ledger_entries e where ${during(period)} and ${EARNED}),
    summed as materialized (
      select f.transaction_id, f.occurred_at, ${sql.join(sums)} from found f group by 1, 2
      order by f.occurred_at desc, f.transaction_id desc limit ${limit})
    select (s.occurred_at at time zone ${timeZone})::date::text as day, t.kind, t.subject_id as "appointmentId",
      c.first_name, c.last_name, ${sql.join(names.map((name) => sql.ref(`s.${name}`)))}
    from summed s join ledger_transactions t on t.id = s.transaction_id
    left join lateral (
      select r.party_id from ledger_entries r
      where r.transaction_id = t.id and r.account = 'customer_receivable' and r.reason <> 'held'
      order by r.line limit 1) r on true
    left join accounts c on c.id = r.party_id
    order by s.occurred_at desc, s.transaction_id desc`.execute(tx);
  return rows.map(({ day, kind, appointmentId, first_name, last_name, ...row }) => ({
    day,
    kind,
    appointmentId,
    first_name,
    last_name,
    amounts: names.map((name) => cents(row[name] ?? 0)),
  }));
};
