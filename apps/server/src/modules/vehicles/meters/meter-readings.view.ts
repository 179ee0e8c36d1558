import { METERS, type Meter } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { readPage, type Page } from '../../../platform/db/page.ts';

const COLUMNS = [
  'meter_readings.id',
  'meter_readings.vehicle_id as vehicleId',
  'meter_readings.meter',
  sql<number>`meter_readings.value::float8`.as('value'),
  'meter_readings.read_at as readAt',
  'meter_readings.source',
  'meter_readings.is_new_meter as isNewMeter',
  'meter_readings.photo_file_id as photoFileId',
  'meter_readings.corrects_id as correctsId',
  'meter_readings.voided_at as voidedAt',
  sql<string>`accounts.first_name || ' ' || accounts.last_name`.as('by'),
] as const;

const read = (tx: Tx) =>
  tx.selectFrom('meter_readings').innerJoin('accounts', 'accounts.id', 'meter_readings.taken_by').select(COLUMNS);
export type ReadingRow = Awaited<ReturnType<typeof readingsOf>>['rows'][number];

/** The last reading of each meter of each van, however many there are before it. */
export const lastReadingsOf = (tx: Tx, vehicleIds: readonly string[]) =>
  read(tx)
    .where(
      'meter_readings.id',
      '=',
      sql<string>`any(array(
        select last.id from unnest(${vehicleIds}::uuid[]) as van (id), unnest(${METERS}::text[]) as of (meter),
          lateral (
            select reading.id from meter_readings reading
            where reading.vehicle_id = van.id and reading.meter = of.meter and reading.voided_at is null
            order by reading.read_at desc, reading.created_at desc limit 1) last))`,
    )
    .orderBy('meter_readings.meter', 'desc')
    .execute();

export const readingsOf = (tx: Tx, vehicleId: string, meter: Meter | undefined, page: Page) => {
  let all = read(tx).where('meter_readings.vehicle_id', '=', vehicleId);
  if (meter) all = all.where('meter_readings.meter', '=', meter);
  return readPage(all.orderBy('meter_readings.read_at', 'desc').orderBy('meter_readings.created_at', 'desc'), page);
};

export const readingById = (tx: Tx, id: string) =>
  read(tx).where('meter_readings.id', '=', id).executeTakeFirstOrThrow();

/** What was read before and after a moment, of what counts and is not the ignored reading. */
export const readingsAround = async (
  tx: Tx,
  { vehicleId, meter, at, ignored }: { vehicleId: string; meter: Meter; at: Date; ignored: string | null },
) => {
  const counted = read(tx)
    .where('meter_readings.vehicle_id', '=', vehicleId)
    .where('meter_readings.meter', '=', meter)
    .where('meter_readings.voided_at', 'is', null)
    .where(sql<boolean>`meter_readings.id is distinct from ${ignored}::uuid`)
    .limit(1);
  const before = await counted
    .where('meter_readings.read_at', '<=', at)
    .orderBy('meter_readings.read_at', 'desc')
    .orderBy('meter_readings.created_at', 'desc')
    .executeTakeFirst();
  const after = await counted
    .where('meter_readings.read_at', '>', at)
    .orderBy('meter_readings.read_at')
    .executeTakeFirst();
  return { before, after };
};
