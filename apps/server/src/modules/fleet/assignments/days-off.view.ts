import { sql } from 'kysely';
import type { LocalDate } from '@tailgate/values';
import type { Tx } from '../../../platform/db/database.ts';

/** Days off of the drivers of a fleet. The caps on drivers and on days off bound it. */
export const daysOffOfDrivers = async (
  tx: Tx,
  ownerId: string,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
) => {
  const { rows } = await sql<{ driverId: string; name: string; startDate: string; endDate: string }>`
    select d.groomer_id as "driverId", btrim(a.first_name || ' ' || a.last_name) as name,
      o.starts_on::text as "startDate", o.ends_on::text as "endDate"
    from fleet_drivers d
    join accounts a on a.id = d.groomer_id
    join time_off o on o.provider_id = d.groomer_id
    where d.owner_id = ${ownerId} and d.status = 'attached'
      and o.ends_on >= ${from}::date and o.starts_on <= ${to}::date
    order by o.starts_on, a.first_name, a.last_name, o.id limit 2000`.execute(tx);
  return rows;
};

export const namesOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, btrim(first_name || ' ' || last_name) as name from accounts where id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
};
