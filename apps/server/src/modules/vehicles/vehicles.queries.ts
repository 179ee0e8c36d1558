import type { VehicleFilter, VehicleSort } from '@tailgate/contract';
import { sql, type RawBuilder, type UpdateObject } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import { containing } from '../../platform/db/containing.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { found } from '../../platform/failure.ts';

const points = [
  sql<number | null>`st_y(vehicles.pickup_place::geometry)`.as('pickupLatitude'),
  sql<number | null>`st_x(vehicles.pickup_place::geometry)`.as('pickupLongitude'),
  sql<number | null>`st_y(vehicles.trial_place::geometry)`.as('trialLatitude'),
  sql<number | null>`st_x(vehicles.trial_place::geometry)`.as('trialLongitude'),
  // Dates are read as text: the driver's Date would shift them across midnight in some time zones.
  sql<string | null>`vehicles.tags_expire_on::text`.as('tagsExpireOn'),
] as const;

const read = (tx: Tx) => tx.selectFrom('vehicles').selectAll('vehicles').select(points);
export type VehicleRow = Awaited<ReturnType<typeof oneVehicle>>;

export const oneVehicle = async (tx: Tx, vehicle: Rows<'vehicles'>) =>
  found(await read(tx).where(vehicle).executeTakeFirst());

export const vehicleById = (tx: Tx, id: string) => oneVehicle(tx, (vehicle) => vehicle('vehicles.id', '=', id));

/** Locked: what belongs to a van changes one call after the other. */
export const lockedVehicle = async (tx: Tx, vehicle: Rows<'vehicles'>) =>
  found(await read(tx).where(vehicle).forNoKeyUpdate('vehicles').executeTakeFirst());

export const updateVehicleRow = async (
  tx: Tx,
  id: string,
  changes: UpdateObject<Tables, 'vehicles', 'vehicles'>,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('vehicles')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute();
};

/** How many vans an owner ever had: the next one is named after it. */
export const countVehicles = async (tx: Tx, ownerId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('vehicles')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
};

/** The current document of a van that expires first, by the day of the van. */
const nextExpiry = sql`left join lateral (
    select d.kind, d.expires_on::text as expires_on, d.expires_on - (app.now() at time zone v.time_zone)::date as days_left
    from vehicle_documents d
    where d.vehicle_id = v.id and d.replaced_at is null and d.file_id is not null and d.expires_on is not null
    order by d.expires_on limit 1) x on true`;

/** Only papers of living vans are somebody's business. */
const LISTED: Readonly<Record<VehicleFilter, RawBuilder<boolean>>> = {
  all: sql`f.status <> 'retired'`,
  listed: sql`f.status = 'listed'`,
  draft: sql`f.status = 'draft'`,
  paused: sql`f.status = 'paused'`,
  attention: sql`f.status <> 'retired' and f.days_left <= 30`,
  retired: sql`f.status = 'retired'`,
};

const odometer = sql`(
    select m.value::float8 from meter_readings m
    where m.vehicle_id = f.id and m.meter = 'odometer' and m.voided_at is null
    order by m.read_at desc, m.created_at desc limit 1)`;

// 'Van 10' comes after 'Van 9'.
const WORDS = sql`regexp_replace(lower(f.name), '[0-9]+', '', 'g')`;
const ORDER: Readonly<Record<VehicleSort, RawBuilder<unknown>>> = {
  name: sql`${WORDS}, length(f.name), lower(f.name), f.id`,
  '-name': sql`${WORDS} desc, length(f.name) desc, lower(f.name) desc, f.id desc`,
  odometer: sql`${odometer} nulls first, f.id`,
  '-odometer': sql`${odometer} desc nulls last, f.id`,
  expiry: sql`f.days_left nulls last, f.id`,
  '-expiry': sql`f.days_left desc nulls last, f.id`,
};

export interface FoundVehicle {
  readonly id: string;
  readonly kind: string | null;
  readonly expiresOn: string | null;
  readonly daysLeft: number | null;
}

interface Found {
  readonly rows: readonly FoundVehicle[];
  readonly counts: Record<VehicleFilter, number>;
}

const COUNTS = sql.join(
  Object.entries(LISTED).map(([name, is]) => sql`${sql.lit(name)}, count(*) filter (where ${is})`),
);

/** One page of an owner's vans by id, with the document that expires first, and how many each filter would show. */
export const findVehicles = async (
  tx: Tx,
  { ownerId, search, filter }: { ownerId: string; search: string; filter: VehicleFilter },
  sort: VehicleSort,
  page: Page,
): Promise<Found> => {
  const pattern = containing(search);
  const { rows } = await sql<Found>`
    with found as materialized (
      select v.id, v.status, v.name, x.kind, x.expires_on, x.days_left
      from vehicles v ${nextExpiry}
      where v.owner_id = ${ownerId} and (${search} = ''
        or (v.name || ' ' || v.license_plate || ' ' || coalesce(v.vin, '') || ' ' || coalesce(v.year::text, '') || ' ' || v.make
          || ' ' || v.model) ilike ${pattern})),
    page as (
      select f.id, f.kind, f.expires_on as "expiresOn", f.days_left as "daysLeft", row_number() over (order by ${ORDER[sort]}) as place
      from found f where ${LISTED[filter]} order by place limit ${page.limit} offset ${page.offset})
    select coalesce((select json_agg(page order by place) from page), '[]') as rows,
      (select json_build_object(${COUNTS}) from found f) as counts`.execute(tx);
  return found(rows[0]);
};

export const vehiclesByIds = (tx: Tx, ids: readonly string[]) =>
  read(tx)
    .where('vehicles.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** Those that somebody can still do something with. */
export const livingVehiclesOf = (tx: Tx, ownerId: string) =>
  tx
    .selectFrom('vehicles')
    .select(['id', 'name', 'status'])
    .where('owner_id', '=', ownerId)
    .where('status', '<>', 'retired')
    .execute();
