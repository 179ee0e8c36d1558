import type { LocalDate } from '@tailgate/values';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { WeeklyWindow } from './scheduling.rules.ts';

export const windowsOf = (tx: Tx, providerId: string) =>
  tx
    .selectFrom('weekly_windows')
    .select(['id', 'weekday', sql<number>`lower(minutes)`.as('start'), sql<number>`upper(minutes)`.as('end')])
    .where('provider_id', '=', providerId)
    .orderBy('weekday')
    .orderBy(sql`lower(minutes)`)
    .execute();

export const replaceWindows = async (
  tx: Tx,
  siteId: string,
  providerId: string,
  windows: readonly WeeklyWindow[],
): Promise<void> => {
  await tx.deleteFrom('weekly_windows').where('provider_id', '=', providerId).execute();
  if (windows.length === 0) return;
  await tx
    .insertInto('weekly_windows')
    .values(
      windows.map((window) => ({
        id: newId(),
        site_id: siteId,
        provider_id: providerId,
        weekday: window.day,
        minutes: sql<string>`int4range(${window.start}, ${window.end})`,
      })),
    )
    .execute();
};

// Dates leave the database as text: a driver's Date would move them across midnight in some zone.
const columns = [
  'id',
  sql<LocalDate>`starts_on::text`.as('startDate'),
  sql<LocalDate>`ends_on::text`.as('endDate'),
] as const;

export const timeOffFrom = async (
  tx: Tx,
  providerId: string,
  today: LocalDate,
  page: { limit: number; offset: number },
) => {
  const base = tx
    .selectFrom('time_off')
    .where('provider_id', '=', providerId)
    .where('ends_on', '>=', sql<Date>`${today}::date`);
  const rows = await base
    .select(columns)
    .orderBy('starts_on')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
};

export const insertTimeOff = (
  tx: Tx,
  timeOff: { siteId: string; providerId: string; startDate: LocalDate; endDate: LocalDate; now: Date },
) =>
  tx
    .insertInto('time_off')
    .values({
      id: newId(),
      site_id: timeOff.siteId,
      provider_id: timeOff.providerId,
      starts_on: sql<Date>`${timeOff.startDate}::date`,
      ends_on: sql<Date>`${timeOff.endDate}::date`,
      created_at: timeOff.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deleteTimeOff = (tx: Tx, id: string, allowed: Rows<'time_off'>) =>
  tx
    .deleteFrom('time_off')
    .where('id', '=', id)
    .where(allowed as never)
    .returning('id')
    .executeTakeFirst();
