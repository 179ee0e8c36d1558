import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface LegKey {
  readonly fromCell: string;
  readonly toCell: string;
  readonly hour: number;
}

export interface StoredLeg extends LegKey {
  readonly minutes: number;
  readonly meters: number;
}

/** Road data changes slowly and typical traffic seasonally. */
const FRESH_DAYS = 30;

export const storedLegs = async (tx: Tx, keys: readonly LegKey[], now: Date): Promise<StoredLeg[]> => {
  if (keys.length === 0) return [];
  const columns = [keys.map((key) => key.fromCell), keys.map((key) => key.toCell), keys.map((key) => key.hour)];
  const { rows } = await sql<StoredLeg>`
    select l.from_cell as "fromCell", l.to_cell as "toCell", l.hour, l.minutes, l.meters
    from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::int[]) as k (from_cell, to_cell, hour)
    join drive_legs l using (from_cell, to_cell, hour)
    where l.asked_at > ${now}::timestamptz - make_interval(days => ${FRESH_DAYS})`.execute(tx);
  return rows;
};

export const storeLegs = async (tx: Tx, legs: readonly StoredLeg[], now: Date): Promise<void> => {
  if (legs.length === 0) return;
  await tx
    .insertInto('drive_legs')
    .values(
      legs.map((leg) => ({
        from_cell: leg.fromCell,
        to_cell: leg.toCell,
        hour: leg.hour,
        minutes: leg.minutes,
        meters: leg.meters,
        asked_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['from_cell', 'to_cell', 'hour']).doUpdateSet((row) => ({
        minutes: row.ref('excluded.minutes'),
        meters: row.ref('excluded.meters'),
        asked_at: row.ref('excluded.asked_at'),
      })),
    )
    .execute();
};
