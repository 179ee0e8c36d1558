import type { Client } from 'pg';

import type { StoredAppointment, StoredBookings, StoredCustody, StoredMove, StoredOccupant } from './booking-facts.ts';

const NOT_A_TIMEOUT = 'set statement_timeout = 0';

/** Rows of the storm's appointments; instants as ISO text. */
export async function readBookings(
  client: Client,
  jobsClient: Client,
  calendars: readonly string[],
): Promise<StoredBookings> {
  await client.query(NOT_A_TIMEOUT);
  await jobsClient.query(NOT_A_TIMEOUT);
  const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const appointments = await client.query<StoredAppointment>(
    `select id, status, provider_id as "providerId", ${iso('starts_at')} as start, ${iso('ends_at')} as end from appointments`,
  );
  const occupants = await client.query<StoredOccupant>(
    `select id, resource_id as "resourceId", ${iso('lower(busy)')} as start, ${iso('upper(busy)')} as end
       from occupancy where resource_id = any($1)`,
    [calendars],
  );
  // Compares bounds instead of ranges, so that it shares nothing with the constraint.
  const overlaps = await client.query<{ resourceId: string; one: string; other: string }>(
    `select a.resource_id as "resourceId", a.id as one, b.id as other
       from occupancy a join occupancy b on b.resource_id = a.resource_id and a.id < b.id
       where a.resource_id = any($1)
         and lower(a.occupied) < upper(b.occupied) and lower(b.occupied) < upper(a.occupied)`,
    [calendars],
  );
  const custody = await client.query<StoredCustody>(
    `select vehicle_id as "vehicleId", holder_id as "holderId", ${iso('lower(during)')} as start, ${iso('upper(during)')} as end,
       ${iso('coalesce(begun_at, lower(during))')} as "begunAt" from van_custody order by vehicle_id, lower(during)`,
  );
  const custodyOverlaps = await client.query<{ vehicleId: string; one: string; other: string }>(
    `select a.vehicle_id as "vehicleId", a.holder_id as one, b.holder_id as other
       from van_custody a join van_custody b on b.vehicle_id = a.vehicle_id and a.id < b.id
       where lower(a.during) < coalesce(upper(b.during), 'infinity') and lower(b.during) < coalesce(upper(a.during), 'infinity')`,
  );
  const moves = await client.query<StoredMove>(
    `select t.subject_id as "subjectId", t.name, t.to_status as to, n.xid::text as xid,
         coalesce((t.details ->> 'isQuiet')::boolean, false) as "isQuiet", t.details ->> 'newStart' as "newStart",
         a.customer_id as "customerId", t.details ->> 'fromProvider' as "fromProvider"
       from transitions t join storm.moves_noted n on n.id = t.id left join appointments a on a.id = t.subject_id
       where t.machine = 'appointment' order by t.subject_id, t.at, t.id`,
  );
  const sessions = await client.query<{ id: string; placed: string[] }>(
    'select id, placed_ids as placed from checkout_sessions',
  );
  const jobs = await jobsClient.query<{ xid: string; sent: number; later: number }>(
    `select c.xid::text as xid,
         (count(*) filter (where t.identifier in ('notifications.send-sms', 'notifications.send-email')))::int as sent,
         (count(*) filter (where t.identifier = 'notifications.send-later'))::int as later
       from storm.jobs_committed c join graphile_worker._private_tasks t on t.id = c.task_id group by 1`,
  );
  return {
    appointments: appointments.rows,
    occupants: occupants.rows,
    overlaps: overlaps.rows,
    custody: custody.rows,
    custodyOverlaps: custodyOverlaps.rows,
    moves: moves.rows,
    placedBySession: Object.fromEntries(sessions.rows.map(({ id, placed }) => [id, placed])),
    messageJobs: Object.fromEntries(jobs.rows.map(({ xid, sent }) => [xid, sent])),
    putOff: Object.fromEntries(jobs.rows.map(({ xid, later }) => [xid, later])),
  };
}
