import type { CustodyReason } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Span } from '../scheduling/index.ts';

export interface Custody extends Span {
  readonly id: string;
  readonly vehicleId: string;
  readonly holderId: string;
  readonly reason: CustodyReason;
  readonly subjectId: string | null;
}

/** Custody as it is kept. */
export interface KeptCustody extends Custody {
  /** Before its start where others were cut out of it: of several vans the one counts that began last. */
  readonly begunAt: Date;
}

const COLUMNS = sql`id, vehicle_id as "vehicleId", holder_id as "holderId", reason, subject_id as "subjectId",
  lower(during) as start, upper(during) as end, coalesce(begun_at, lower(during)) as "begunAt"`;

/** The van of a groomer at an instant; null where they need none or have none. */
export const vanOf = async (tx: Tx, groomerId: string, at: Date): Promise<string | null> => {
  const { rows } = await sql<{ van: string | null }>`select app.van_of(${groomerId}, ${at}) as van`.execute(tx);
  return rows[0]?.van ?? null;
};

type Whose = { readonly vehicleIds: readonly string[] } | { readonly holderIds: readonly string[] };

/** Who holds which van in a span, in order. */
export const custodyIn = async (tx: Tx, whose: Whose, { start, end }: Span): Promise<KeptCustody[]> => {
  const isTheirs =
    'vehicleIds' in whose
      ? sql`vehicle_id = any(${whose.vehicleIds}::uuid[])`
      : sql`holder_id = any(${whose.holderIds}::uuid[])`;
  const { rows } = await sql<KeptCustody>`select ${COLUMNS} from van_custody
    where ${isTheirs} and during && tstzrange(${start}, ${end}) order by lower(during), vehicle_id`.execute(tx);
  return rows;
};

export const deleteCustody = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await sql`delete from van_custody where id = any(${ids}::uuid[])`.execute(tx);
};

export const insertCustody = async (
  tx: Tx,
  all: readonly KeptCustody[],
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> => {
  if (all.length === 0) return;
  const column = <T>(read: (row: KeptCustody) => T) => all.map(read);
  await sql`insert into van_custody (id, vehicle_id, holder_id, reason, subject_id, during, begun_at, created_by, created_at)
    select n.id, n.vehicle_id, n.holder_id, n.reason, n.subject_id, tstzrange(n.from_at, n.to_at), n.begun_at, ${by}, ${now}
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ vehicleId }) => vehicleId)}::uuid[],
      ${column(({ holderId }) => holderId)}::uuid[], ${column(({ reason }) => reason)}::text[],
      ${column(({ subjectId }) => subjectId)}::uuid[], ${column(({ start }) => start)}::timestamptz[],
      ${column(({ end }) => end)}::timestamptz[], ${column(({ begunAt }) => begunAt)}::timestamptz[])
      as n (id, vehicle_id, holder_id, reason, subject_id, from_at, to_at, begun_at)`.execute(tx);
};

/** Since when each of them works with vans; those who work without are not in it. */
export const driversSince = async (tx: Tx, groomerIds: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
  const { rows } = await sql<{ id: string; since: Date }>`select groomer_id as id, since from van_drivers
    where groomer_id = any(${groomerIds}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, since }) => [id, since]));
};

/** From then on they work with vans, if they did not before. */
export const becomeDriver = async (tx: Tx, groomerId: string, since: Date): Promise<void> => {
  await sql`insert into van_drivers (groomer_id, since) values (${groomerId}, ${since})
    on conflict (groomer_id) do update set since = least(van_drivers.since, excluded.since)`.execute(tx);
};

export const deleteDriver = async (tx: Tx, groomerId: string): Promise<void> => {
  await sql`delete from van_drivers where groomer_id = ${groomerId}`.execute(tx);
};
