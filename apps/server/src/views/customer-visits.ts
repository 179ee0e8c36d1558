import type { AppointmentStatus } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql, type RawBuilder } from 'kysely';
import { BOOKED_STATUSES } from './customer-record.ts';
import { CAME_TO, VISIT_MONEY } from './visit-money.ts';

interface VisitsOfCustomer {
  readonly customer_id: string;
  readonly next_id: string | null;
  readonly next_start: Date | null;
  readonly next_status: AppointmentStatus | null;
  readonly last_seen: Date | null;
  /** The day on which the next one usually would have been; null while that is ahead, and before the second. */
  readonly due_on: LocalDate | null;
  readonly completed: number;
  readonly spent_cents: Cents;
  readonly owed_cents: Cents;
}

interface VisitsFilter {
  readonly providerId: string;
  readonly timeZone: string;
  readonly now: Date;
}

const IS_DONE = sql`(a.status = 'complete' and not a.is_no_show)`;

/** What the appointments of a provider come to for one customer, looked up by key: its plan depends on no estimate. */
export const visitsOfCustomer = ({ providerId, timeZone, now }: VisitsFilter, customerId: RawBuilder<unknown>) => {
  const isNext = sql`(a.ends_at > ${now} and a.status = any(${BOOKED_STATUSES}::text[]))`;
  return sql<VisitsOfCustomer>`(
    select g.*, case when e.due_on < (${now}::timestamptz at time zone ${timeZone})::date then e.due_on::text end as due_on
    from (
      select a.customer_id,
        min(a.starts_at) filter (where ${isNext}) as next_start,
        (array_agg(a.id order by a.starts_at, a.id) filter (where ${isNext}))[1] as next_id,
        (array_agg(a.status order by a.starts_at, a.id) filter (where ${isNext}))[1] as next_status,
        min(a.starts_at) filter (where ${IS_DONE}) as first_seen,
        max(a.starts_at) filter (where ${IS_DONE}) as last_seen,
        count(*) filter (where ${IS_DONE})::int as completed,
        coalesce(sum(${CAME_TO}), 0)::int as spent_cents,
        coalesce(sum(d.amount_cents), 0)::int as owed_cents
      from (select * from appointments of_customer where of_customer.customer_id = ${customerId} offset 0) a ${VISIT_MONEY}
      where a.provider_id = ${providerId}
      group by a.customer_id
      offset 0) g
    cross join lateral (
      select case when g.completed > 1 then (g.last_seen at time zone ${timeZone})::date
        + round(extract(epoch from g.last_seen - g.first_seen) / 86400 / (g.completed - 1))::int end as due_on) e)`;
};
