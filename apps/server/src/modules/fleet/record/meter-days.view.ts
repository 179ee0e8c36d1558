import type { Meter } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** What each meter gained from one day with readings to the next, since a day. The first reading of another meter gains nothing. */
export const meterDays = async (
  tx: Tx,
  vehicleId: string,
  { timeZone, since }: { timeZone: string; since: LocalDate },
) => {
  const { rows } = await sql<{ meter: Meter; date: LocalDate; gained: number }>`
    with gains as (
      select meter, read_at, case when is_new_meter then 0
        else value - lag(value) over (partition by meter order by read_at, created_at) end as gained
      from meter_readings where vehicle_id = ${vehicleId} and voided_at is null
        and read_at >= (${since}::date - 60)::timestamp at time zone ${timeZone})
    select meter, (read_at at time zone ${timeZone})::date::text as date, sum(gained)::float8 as gained from gains
    where gained is not null and read_at >= ${since}::timestamp at time zone ${timeZone}
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
};
