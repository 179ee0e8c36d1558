import type { LocalDate } from '@tailgate/values';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { LONGEST_AHEAD } from '../../views/appointments.ts';

/** How many pets a groomer finished on each day of their appointments, in the time zones of those. */
export const completedPetsByDay = async (
  tx: Tx,
  { providerId, from, to }: { readonly providerId: string; readonly from: LocalDate; readonly to: LocalDate },
) => {
  const { rows } = await sql<{ readonly day: LocalDate; readonly pets: number }>`
    select d.day::text as day, sum(l.pets)::int as pets from appointments a
    cross join lateral (select (a.starts_at at time zone a.time_zone)::date as day) d
    cross join lateral (
      select count(distinct l.pet_id)::int as pets from appointment_lines l where l.appointment_id = a.id) l
    where a.provider_id = ${providerId} and a.status = 'complete'
      and a.starts_at >= ${from}::date - interval '1 day' and a.starts_at < ${to}::date + interval '2 days'
      and a.id >= app.first_id_at(${from}::timestamptz - interval '1 day' - ${LONGEST_AHEAD})
      and d.day between ${from}::date and ${to}::date
    group by 1 order by 1`.execute(tx);
  return rows;
};
