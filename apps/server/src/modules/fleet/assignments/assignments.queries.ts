import type { AssignationType } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface PlannedDrivers {
  readonly type: AssignationType;
  /** Sunday first; only of a weekly plan. */
  readonly weekly: readonly (string | null)[] | null;
  readonly from: LocalDate;
  readonly until: LocalDate | null;
}

const dateOf = (date: LocalDate | null) => (date === null ? null : sql<Date>`${date}::date`);

export const savePlan = async (
  tx: Tx,
  { vehicleId, by }: { readonly vehicleId: string; readonly by: string },
  { type, weekly, from, until }: PlannedDrivers,
  now: Date,
): Promise<void> => {
  const columns = {
    type,
    weekly: weekly === null ? null : sql<string[]>`${[...weekly]}::uuid[]`,
    starts_on: sql<Date>`${from}::date`,
    ends_on: dateOf(until),
    saved_by: by,
    saved_at: now,
  };
  await tx
    .insertInto('van_assignments')
    .values({ vehicle_id: vehicleId, ...columns })
    .onConflict((conflict) => conflict.column('vehicle_id').doUpdateSet(columns))
    .execute();
};

export const planOf = async (tx: Tx, vehicleId: string): Promise<PlannedDrivers | undefined> =>
  tx
    .selectFrom('van_assignments')
    .select([
      sql<AssignationType>`type`.as('type'),
      sql<(string | null)[] | null>`weekly`.as('weekly'),
      sql<LocalDate>`starts_on::text`.as('from'),
      sql<LocalDate | null>`ends_on::text`.as('until'),
    ])
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst();

interface PriceAdjustment {
  readonly date: LocalDate;
  readonly amountCents: Cents;
}

/** Of a day that is named twice the last one counts; nothing more or less is no adjustment. */
export const replacePriceAdjustments = async (
  tx: Tx,
  vehicleId: string,
  adjustments: readonly PriceAdjustment[],
): Promise<void> => {
  await tx.deleteFrom('van_price_adjustments').where('vehicle_id', '=', vehicleId).execute();
  const byDay = new Map(adjustments.map(({ date, amountCents }) => [date, amountCents]));
  const rows = [...byDay].filter(([, amount]) => amount !== 0);
  if (rows.length === 0) return;
  await sql`insert into van_price_adjustments (vehicle_id, day, amount_cents)
    select ${vehicleId}, n.day, n.amount
    from unnest(${rows.map(([date]) => date)}::date[], ${rows.map(([, amount]) => amount)}::int[]) as n (day, amount)`.execute(
    tx,
  );
};

export const priceAdjustmentsOf = (tx: Tx, vehicleId: string): Promise<PriceAdjustment[]> =>
  tx
    .selectFrom('van_price_adjustments')
    .select([sql<LocalDate>`day::text`.as('date'), sql<Cents>`amount_cents`.as('amountCents')])
    .where('vehicle_id', '=', vehicleId)
    .orderBy('day')
    .execute();
