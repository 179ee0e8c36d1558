import { OCCUPYING_STATUSES } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { alertFactsOf, type AlertFacts } from '../../../views/alert-facts.ts';
import { LONGEST_AHEAD } from '../../../views/appointments.ts';
import { setOutOf, type SetOut } from '../../../views/set-outs.ts';

export interface StopDetails {
  readonly id: string;
  readonly address_line: string;
  readonly address_line_2: string;
  readonly city: string;
  readonly address_notes: string;
  readonly phone: string | null;
  readonly started_at: Date | null;
  /** Null while a service is open. */
  readonly ended_at: Date | null;
  readonly set_out: SetOut | null;
  /** What the customer was told about delays. */
  readonly late_notices: number;
  readonly last_notice: { readonly minutes: number; readonly at: string } | null;
  readonly total_cents: Cents | null;
  readonly alert_facts: AlertFacts;
  /** Each pet once, in the order of the services. */
  readonly pets: readonly {
    readonly id: string;
    readonly name: string;
    readonly petType: string;
    readonly photoId: string | null;
  }[];
}

/** What a groomer needs at the door of each of these appointments, in one query. */
export const stopDetails = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, StopDetails>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StopDetails>`
    select a.id, a.address_line, a.address_line_2, a.city,
      concat_ws(e'\\n', nullif(a.address_notes, ''), nullif(pc.entry_notes, '')) as address_notes, c.phone,
      l.started_at, l.ended_at, ${setOutOf('a')} as set_out, t.late_notices, t.last_notice,
      (select (s.totals->>'total')::int from order_settlements s where s.appointment_id = a.id) as total_cents,
      ${alertFactsOf('a')} as alert_facts, coalesce(p.pets, '[]') as pets
    from appointments a
    join accounts c on c.id = a.customer_id
    left join provider_customers pc on pc.provider_id = a.provider_id and pc.customer_id = a.customer_id
    cross join lateral (
      select min(l.started_at) as started_at,
        case when bool_and(l.ended_at is not null) then max(l.ended_at) end as ended_at
      from appointment_lines l where l.appointment_id = a.id) l
    cross join lateral (
      select count(*)::int as late_notices,
        -- A notice about the day from which it was moved says nothing about this one.
        (array_agg(json_build_object('minutes', (t.details->>'minutes')::int, 'at', t.at) order by t.at desc)
          filter (where t.at > a.starts_at - interval '2 days'))[1] as last_notice
      from transitions t
      where t.machine = 'appointment' and t.subject_id = a.id and t.name = 'runLate') t
    cross join lateral (
      select json_agg(json_build_object('id', p.id, 'name', p.name, 'petType', t.slug, 'photoId', p.photo_file_id)
          order by o.position) as pets
      from (select pet_id, min(position) as position from appointment_lines where appointment_id = a.id group by pet_id) o
      join pets p on p.id = o.pet_id
      join pet_types t on t.id = p.pet_type_id) p
    where a.id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
};

/** The first appointment after an instant and how many there are on its day. */
export const nextDayWithStops = async (
  tx: Tx,
  { providerId, from, to, timeZone }: { providerId: string; from: Date; to: Date; timeZone: string },
): Promise<{ date: LocalDate; start: Date; stops: number } | null> => {
  const { rows } = await sql<{ date: LocalDate; start: Date; stops: number }>`
    select (a.starts_at at time zone ${timeZone})::date::text as date, min(a.starts_at) as start, count(*)::int as stops
    from appointments a
    where a.provider_id = ${providerId} and a.starts_at >= ${from} and a.starts_at < ${to}
      and a.id >= app.first_id_at(${from}::timestamptz - ${LONGEST_AHEAD})
      and a.status = any(${OCCUPYING_STATUSES}::text[])
    group by 1 order by 1 limit 1`.execute(tx);
  return rows[0] ?? null;
};
