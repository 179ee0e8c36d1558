import type { LocalDate } from '@tailgate/values';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';
import { newId } from '../../platform/ids.ts';
import type { DaysOff, WeeklyWindow } from './scheduling.rules.ts';

export const windowsOf = (tx: Tx, providerId: string) =>
  tx
    .selectFrom('weekly_windows')
    .select(['id', 'weekday', sql<number>`lower(minutes)`.as('start'), sql<number>`upper(minutes)`.as('end')])
    .where('provider_id', '=', providerId)
    .orderBy('weekday')
    .orderBy(sql`lower(minutes)`)
    .execute();

export interface Owned {
  readonly id: string;
  readonly providerId: string;
}
export const ownedColumns = (of: Owned) => ({ id: of.id, provider_id: of.providerId });

export const windowRow = (of: Owned, { day, start, end }: WeeklyWindow) => ({
  ...ownedColumns(of),
  weekday: day,
  minutes: sql<string>`int4range(${start}, ${end})`,
});

export const timeOffRow = (of: Owned, { startDate, endDate }: DaysOff, now: Date) => ({
  ...ownedColumns(of),
  starts_on: sql<Date>`${startDate}::date`,
  ends_on: sql<Date>`${endDate}::date`,
  created_at: now,
});

export const replaceWindows = async (tx: Tx, providerId: string, windows: readonly WeeklyWindow[]): Promise<void> => {
  await tx.deleteFrom('weekly_windows').where('provider_id', '=', providerId).execute();
  if (windows.length === 0) return;
  await tx
    .insertInto('weekly_windows')
    .values(windows.map((window) => windowRow({ id: newId(), providerId }, window)))
    .execute();
};

// Dates are read as text: the driver's Date would shift them across midnight in some time zones.
const columns = [
  'id',
  sql<LocalDate>`starts_on::text`.as('startDate'),
  sql<LocalDate>`ends_on::text`.as('endDate'),
] as const;

export const timeOffFrom = (tx: Tx, providerId: string, today: LocalDate, page: Page) =>
  readPage(
    tx
      .selectFrom('time_off')
      .where('provider_id', '=', providerId)
      .where('ends_on', '>=', sql<Date>`${today}::date`)
      .select(columns)
      .orderBy('starts_on')
      .orderBy('id'),
    page,
  );

export const insertTimeOff = (tx: Tx, of: Owned, days: DaysOff, now: Date) =>
  tx
    .insertInto('time_off')
    .values(timeOffRow(of, days, now))
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deleteTimeOff = (tx: Tx, timeOff: Rows<'time_off'>) =>
  tx.deleteFrom('time_off').where(timeOff).returning('id').executeTakeFirst();
