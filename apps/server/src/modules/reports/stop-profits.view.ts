import { COST_PER_MILE_CENTS, ROAD_FACTOR, type StopSort } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { METERS_PER_MILE } from '@tailgate/values/units';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import { kindsThat } from '../ledger/index.ts';
import { during, type PartyPeriod } from './party-ledger.view.ts';

/** What adds is positive, what is taken is negative. */
export interface StopFigures {
  readonly workCents: Cents;
  readonly tipsCents: Cents;
  readonly feesCents: Cents;
  readonly vanCents: Cents;
  readonly drivingCents: Cents;
  readonly profitCents: Cents;
  readonly miles: number;
}

export interface StopProfit extends StopFigures {
  readonly orderId: string;
  readonly day: LocalDate;
  readonly startsAt: Date;
  readonly customerId: string;
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * Optimization fence: looks up the rows of one stop by key. A plan for any groomer expects a handful of stops, and would
 * compare each of thousands with all entries of the groomer.
 */
const ONE_BY_ONE = sql`offset 0`;

/**
 * Orders that were completed in a period, with everything that was booked for them since. The way to a stop leads from
 * the stop before on its day, or from the base.
 */
const STOPS = (period: PartyPeriod) => sql`
  done as materialized (
    select distinct t.subject_id as appointment_id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where ${during(period)} and e.account = 'groomer_payable' and t.kind = any(${kindsThat('isVisit')}::text[]) and t.subject_id is not null),
  visited as (
    select a.id, a.customer_id, a.starts_at, (a.starts_at at time zone a.time_zone)::date as day,
      st_distance(a.place, coalesce(
        lag(a.place) over (partition by (a.starts_at at time zone a.time_zone)::date order by a.starts_at, a.id),
        p.location)) * ${ROAD_FACTOR}::float8 / ${METERS_PER_MILE}::float8 as miles
    from done d join appointments a on a.id = d.appointment_id
    join providers p on p.account_id = ${period.partyId}),
  stops as (
    select v.*, coalesce(b.work, 0)::bigint as work, coalesce(b.tips, 0)::bigint as tips,
      coalesce(b.fees, 0)::bigint as fees, coalesce(b.van, 0)::bigint as van,
      -round((coalesce(v.miles, 0) * ${COST_PER_MILE_CENTS}::int)::numeric)::bigint as driving
    from visited v cross join lateral (
      select
        -sum(e.amount_cents) filter (where e.reason in ('services', 'products', 'other_charges', 'coupon')) as work,
        -sum(e.amount_cents) filter (where e.reason = 'tip') as tips,
        -sum(e.amount_cents) filter (where e.reason in ('management_fee', 'processing_fee')) as fees,
        -sum(e.amount_cents) filter (where e.reason = 'owner_share') as van
      from (select id from ledger_transactions where subject_id = v.id ${ONE_BY_ONE}) t
      cross join lateral (
        select party_id, account, reason, amount_cents from ledger_entries where transaction_id = t.id ${ONE_BY_ONE}) e
      where e.party_id = ${period.partyId} and e.account in ('groomer_payable', 'tips_payable')) b)`;

const PROFIT = sql`s.work + s.tips + s.fees + s.van + s.driving`;
/** Added up from what is shown of each stop, so that the sums agree. */
const MILES = sql`round(coalesce(s.miles, 0)::numeric, 1)`;

const ORDER: Readonly<Record<StopSort, RawBuilder<unknown>>> = {
  '-date': sql`s.starts_at desc`,
  date: sql`s.starts_at`,
  '-profit': sql`${PROFIT} desc, s.starts_at desc`,
  profit: sql`${PROFIT}, s.starts_at desc`,
};

/** A page of what is left of each completed stop. */
export const stopProfits = async (
  tx: Tx,
  period: PartyPeriod,
  { sort, page }: { readonly sort: StopSort; readonly page: Page },
): Promise<readonly StopProfit[]> => {
  const { rows } = await sql<StopProfit>`
    with ${STOPS(period)}
    select s.id as "orderId", s.day::text as day, s.starts_at as "startsAt", c.id as "customerId", c.first_name, c.last_name,
      s.work::float8 as "workCents", s.tips::float8 as "tipsCents", s.fees::float8 as "feesCents", s.van::float8 as "vanCents",
      s.driving::float8 as "drivingCents", (${PROFIT})::float8 as "profitCents", ${MILES}::float8 as miles
    from stops s join accounts c on c.id = s.customer_id
    order by ${ORDER[sort]}, s.id desc limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
};

/** All stops of a period together. */
export const stopSums = async (tx: Tx, period: PartyPeriod): Promise<StopFigures & { readonly total: number }> => {
  const sum = (of: RawBuilder<unknown>) => sql`coalesce(sum(${of}), 0)::float8`;
  const { rows } = await sql<StopFigures & { total: number }>`
    with ${STOPS(period)}
    select count(*)::int as total, ${sum(sql`s.work`)} as "workCents", ${sum(sql`s.tips`)} as "tipsCents",
      ${sum(sql`s.fees`)} as "feesCents", ${sum(sql`s.van`)} as "vanCents", ${sum(sql`s.driving`)} as "drivingCents",
      ${sum(PROFIT)} as "profitCents", ${sum(MILES)} as miles
    from stops s`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('Sums have one row');
  return row;
};
