import { sql } from 'kysely';
import type { VehicleState } from '@tailgate/contract';
import type { Tx } from '../../../platform/db/database.ts';

/** The living vans of an owner: the cap on them bounds it. */
export const fleetVans = async (tx: Tx, ownerId: string) => {
  const { rows } = await sql<{
    id: string;
    name: string;
    make: string;
    model: string;
    year: number | null;
    licensePlate: string;
    state: VehicleState;
    timeZone: string;
  }>`select id, name, make, model, year, license_plate as "licensePlate", status as state, time_zone as "timeZone"
    from vehicles where owner_id = ${ownerId} and is_for_rent and status in ('draft', 'listed', 'paused')
    order by regexp_replace(lower(name), '[0-9]+', '', 'g'), length(name), lower(name), id`.execute(tx);
  return rows;
};
export type FleetVan = Awaited<ReturnType<typeof fleetVans>>[number];

/** Groomers who were asked to drive and have not answered, the first to lapse first. */
export const unansweredInvitations = async (tx: Tx, ownerId: string, limit: number) => {
  const { rows } = await sql<{ id: string; groomerId: string; name: string; since: Date; total: number }>`
    select d.id, d.groomer_id as "groomerId", btrim(a.first_name || ' ' || a.last_name) as name, d.status_since as since,
      count(*) over ()::int as total
    from fleet_drivers d join accounts a on a.id = d.groomer_id
    where d.owner_id = ${ownerId} and d.status = 'invited' order by d.status_since, d.id limit ${limit}`.execute(tx);
  return rows;
};
