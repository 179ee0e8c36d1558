import type { LocalDate } from '@tailgate/values';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { WeeklyWindow } from './scheduling.rules.ts';
import { insertZone, type GivenZone } from './work-zones.queries.ts';

export interface SeedHours {
  readonly providerId: string;
  readonly windows: readonly (WeeklyWindow & { readonly id: string })[];
  readonly timeOff: readonly { readonly id: string; readonly startDate: LocalDate; readonly endDate: LocalDate }[];
}

/** Sets everybody's week and days off back to what the story tells. */
export const seedHours = async (tx: Tx, siteId: string, all: readonly SeedHours[], now: Date): Promise<void> => {
  const providers = all.map(({ providerId }) => providerId);
  if (providers.length === 0) return;
  await tx.deleteFrom('weekly_windows').where('provider_id', 'in', providers).execute();
  await tx.deleteFrom('time_off').where('provider_id', 'in', providers).execute();
  const windows = all.flatMap(({ providerId, windows: week }) =>
    week.map(({ id, day, start, end }) => ({
      id,
      site_id: siteId,
      provider_id: providerId,
      weekday: day,
      minutes: sql<string>`int4range(${start}, ${end})`,
    })),
  );
  if (windows.length > 0) await tx.insertInto('weekly_windows').values(windows).execute();
  const daysOff = all.flatMap(({ providerId, timeOff }) =>
    timeOff.map(({ id, startDate, endDate }) => ({
      id,
      site_id: siteId,
      provider_id: providerId,
      starts_on: sql<Date>`${startDate}::date`,
      ends_on: sql<Date>`${endDate}::date`,
      created_at: now,
    })),
  );
  if (daysOff.length > 0) await tx.insertInto('time_off').values(daysOff).execute();
};

export interface SeedZone extends GivenZone {
  readonly id: string;
  readonly providerId: string;
}

/** Sets everybody's zones back to what the story tells. */
export const seedZones = async (tx: Tx, siteId: string, zones: readonly SeedZone[], now: Date): Promise<void> => {
  if (zones.length === 0) return;
  const providers = [...new Set(zones.map(({ providerId }) => providerId))];
  await tx.deleteFrom('work_zones').where('provider_id', 'in', providers).execute();
  for (const { id, providerId, ...zone } of zones) await insertZone(tx, { id, siteId, providerId }, zone, now);
};
