import { sql } from 'kysely';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';

export interface Stretch {
  /** Null: they need none then. */
  readonly vehicleId: string | null;
  readonly start: Date;
  /** Null: without an end. */
  readonly end: Date | null;
}

interface Ahead {
  readonly start: Date;
  readonly end: Date;
}

/** Which van counts for a groomer in a span, in order; between the stretches they have none. */
export const stretchesOf = async (tx: Tx, groomerId: string, { start, end }: Ahead): Promise<Stretch[]> => {
  const { rows } =
    await sql<Stretch>`select s.vehicle_id as "vehicleId", lower(s.during) as start, upper(s.during) as end
    from app.van_stretches(${groomerId}, tstzrange(${start}, ${end})) s order by 2`.execute(tx);
  return rows;
};

export const worksWithVans = async (tx: Tx, groomerId: string): Promise<boolean> =>
  (await tx.selectFrom('van_drivers').select('groomer_id').where('groomer_id', '=', groomerId).executeTakeFirst()) !==
  undefined;

export interface VisitAhead {
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
}

/** The visits of a groomer that begin in a span, also at a time that was asked for. */
export const visitsAhead = async (tx: Tx, groomerId: string, { start, end }: Ahead): Promise<VisitAhead[]> => {
  const { rows } = await sql<VisitAhead>`
    select coalesce(o.subject_id, o.id) as id, lower(o.busy) as start, upper(o.busy) as end from occupancy o
    where o.resource_id = ${groomerId} and o.kind = 'appointment' and o.occupied && tstzrange(${start}, ${end})
      and lower(o.busy) >= ${start} and lower(o.busy) < ${end}`.execute(tx);
  return rows;
};

/** Whose vans these are, as drivers know and call them. */
export const ownersOf = (tx: Tx, accountIds: readonly string[]) =>
  tx
    .selectFrom('accounts')
    .innerJoin('providers', 'providers.account_id', 'accounts.id')
    .select([
      'accounts.id',
      sql<string>`coalesce(providers.business_name, btrim(accounts.first_name || ' ' || accounts.last_name))`.as(
        'name',
      ),
      sql<string | null>`coalesce(providers.business_phone, accounts.phone)`.as('phone'),
    ])
    .where('accounts.id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute();
export type OwnerRow = Awaited<ReturnType<typeof ownersOf>>[number];

/** Held by the viewer at some time around now. */
export const heldAround =
  (
    { accountId }: Pick<Viewer, 'accountId'>,
    { daysAfter, daysAhead }: { daysAfter: number; daysAhead: number },
  ): Rows<'vehicles'> =>
  (vehicle) =>
    vehicle.exists(
      vehicle
        .selectFrom('van_custody')
        .select('van_custody.id')
        .whereRef('van_custody.vehicle_id', '=', 'vehicles.id')
        .where('van_custody.holder_id', '=', accountId)
        .where(
          sql<boolean>`van_custody.during && tstzrange(app.now() - make_interval(days => ${daysAfter}),
            app.now() + make_interval(days => ${daysAhead}), '[]')`,
        ),
    );
