import type { AppointmentStatus } from '@tailgate/contract';
import { OCCUPYING_STATUSES } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { Page } from '../platform/db/page.ts';
import { CAME_TO, VISIT_MONEY } from './visit-money.ts';

/** What a customer has booked or is waiting for. */
export const BOOKED_STATUSES = [...OCCUPYING_STATUSES, 'unassigned'] as const;

/** An appointment of a customer with one groomer. */
export interface CustomerVisit {
  readonly id: string;
  readonly status: AppointmentStatus;
  readonly starts_at: Date;
  readonly is_no_show: boolean;
  /** With the travel fee. */
  readonly min_cents: Cents;
  readonly max_cents: Cents;
  readonly minutes: number;
  readonly pets: readonly string[];
  readonly services: readonly string[];
  /** Null until it is settled. */
  readonly total_cents: Cents | null;
  readonly tip_cents: Cents;
  readonly refunded_cents: Cents;
  readonly owed_cents: Cents;
}

interface Parties {
  readonly providerId: string;
  readonly customerId: string;
}

const eachOnce = (column: 'pet_name' | 'service_name') => sql`array(
  select o.${sql.ref(column)} from appointment_lines o where o.appointment_id = a.id group by 1 order by min(o.position))`;

const VISITS = sql`
  select a.id, a.status, a.starts_at, a.is_no_show, l.minutes, l.pets, l.services,
    a.travel_fee_cents + l.min_cents as min_cents, a.travel_fee_cents + l.max_cents as max_cents,
    ${CAME_TO} as total_cents, coalesce((s.totals->>'tipAmount')::int, 0) + coalesce(lt.amount_cents, 0) as tip_cents,
    f.refunded_cents, coalesce(d.amount_cents, 0) as owed_cents
  from appointments a ${VISIT_MONEY}
  cross join lateral (
    select coalesce(sum(l.min_cents), 0)::int as min_cents, coalesce(sum(l.max_cents), 0)::int as max_cents,
      coalesce(sum(l.minutes), 0)::int as minutes,
      ${eachOnce('pet_name')} as pets, ${eachOnce('service_name')} as services
    from appointment_lines l where l.appointment_id = a.id) l`;

const between = ({ providerId, customerId }: Parties) =>
  sql`a.provider_id = ${providerId} and a.customer_id = ${customerId}`;

/** Every appointment of a customer with a groomer, the latest first. */
export const customerVisits = async (tx: Tx, parties: Parties, page: Page) => {
  const { rows } = await sql<CustomerVisit>`${VISITS} where ${between(parties)}
    order by a.starts_at desc, a.id desc limit ${page.limit} offset ${page.offset}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from appointments a where ${between(parties)}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
};

/** What comes next; undefined where nothing is booked. */
export const nextVisit = async (tx: Tx, parties: Parties, now: Date): Promise<CustomerVisit | undefined> => {
  const { rows } = await sql<CustomerVisit>`${VISITS}
    where ${between(parties)} and a.ends_at > ${now} and a.status = any(${BOOKED_STATUSES}::text[])
    order by a.starts_at, a.id limit 1`.execute(tx);
  return rows[0];
};

/** Of completed appointments. */
interface Seen {
  readonly completed: number;
  readonly firstSeen: Date | null;
  readonly lastSeen: Date | null;
}

interface CustomerFigures extends Seen {
  readonly appointments: number;
  readonly canceled: number;
  readonly noShows: number;
  readonly spentCents: Cents;
  readonly spentAtVisitsCents: Cents;
  readonly owedCents: Cents;
  /** The one that is owed for longest. */
  readonly oldestOwedId: string | null;
  /** The last twelve of the groomer’s calendar, the oldest first. */
  readonly months: readonly { readonly month: string; readonly cents: Cents; readonly visits: number }[];
}

const DAY_MS = 86_400_000;

/** Days between completed appointments on average; null before the second. */
export const cycleDaysOf = ({ completed, firstSeen, lastSeen }: Seen): number | null =>
  completed < 2 || firstSeen === null || lastSeen === null
    ? null
    : Math.round((lastSeen.getTime() - firstSeen.getTime()) / DAY_MS / (completed - 1));

/** How often a customer was seen by a groomer, and when. */
export const seenBy = async (tx: Tx, parties: Parties): Promise<Seen> => {
  const { rows } = await sql<Seen>`
    select count(*)::int as completed, min(a.starts_at) as "firstSeen", max(a.starts_at) as "lastSeen"
    from appointments a where ${between(parties)} and a.status = 'complete' and not a.is_no_show`.execute(tx);
  const [seen] = rows;
  if (!seen) throw new Error('An aggregate has one row');
  return seen;
};

/** What a customer came to, in one pass over their appointments with a groomer. */
export const customerFigures = async (
  tx: Tx,
  parties: Parties,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<CustomerFigures> => {
  const month = (instant: ReturnType<typeof sql>) => sql`date_trunc('month', ${instant} at time zone ${timeZone})`;
  const { rows } = await sql<CustomerFigures>`
    with visits as materialized (
      select a.id, a.status, a.starts_at, a.is_no_show, ${CAME_TO} as cents, d.amount_cents as owed
      from appointments a ${VISIT_MONEY} where ${between(parties)})
    select count(*)::int as appointments,
      count(*) filter (where v.status = 'complete' and not v.is_no_show)::int as completed,
      count(*) filter (where v.status = 'cancelled' and not v.is_no_show)::int as canceled,
      count(*) filter (where v.is_no_show)::int as "noShows",
      min(v.starts_at) filter (where v.status = 'complete' and not v.is_no_show) as "firstSeen",
      max(v.starts_at) filter (where v.status = 'complete' and not v.is_no_show) as "lastSeen",
      coalesce(sum(v.cents), 0)::int as "spentCents",
      coalesce(sum(v.cents) filter (where v.status = 'complete' and not v.is_no_show), 0)::int as "spentAtVisitsCents",
      coalesce(sum(v.owed), 0)::int as "owedCents",
      (array_agg(v.id order by v.starts_at) filter (where v.owed > 0))[1] as "oldestOwedId",
      (select jsonb_agg(jsonb_build_object('month', to_char(m, 'YYYY-MM'),
          'cents', (select coalesce(sum(x.cents), 0)::int from visits x where ${month(sql`x.starts_at`)} = m),
          'visits', (select count(*)::int from visits x where x.status = 'complete' and not x.is_no_show
            and ${month(sql`x.starts_at`)} = m)) order by m)
        from generate_series(${month(sql`${now}::timestamptz`)} - interval '11 months',
          ${month(sql`${now}::timestamptz`)}, interval '1 month') m) as months
    from visits v`.execute(tx);
  const [figures] = rows;
  if (!figures) throw new Error('An aggregate has one row');
  return figures;
};
