import type { Place } from '@tailgate/values';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows, pointText } from '../../platform/db/insert-rows.ts';
import { insertVanBlock, type VanBlock } from './calendar/van-use.queries.ts';
import { timeOffRow, windowRow } from './scheduling.queries.ts';
import type { DaysOff, WeeklyWindow } from './scheduling.rules.ts';
import { insertZone, type GivenZone } from './zones/work-zones.queries.ts';

export interface SeedHours {
  readonly providerId: string;
  readonly windows: readonly (WeeklyWindow & { readonly id: string })[];
  readonly timeOff: readonly (DaysOff & { readonly id: string })[];
}

/** Resets weekly hours and days off to the demo data. */
export const seedHours = async (tx: Tx, all: readonly SeedHours[], now: Date): Promise<void> => {
  const providers = all.map(({ providerId }) => providerId);
  if (providers.length === 0) return;
  await tx.deleteFrom('weekly_windows').where('provider_id', 'in', providers).execute();
  await tx.deleteFrom('time_off').where('provider_id', 'in', providers).execute();
  const windows = all.flatMap(({ providerId, windows: week }) =>
    week.map(({ id, ...window }) => windowRow({ id, providerId }, window)),
  );
  if (windows.length > 0) await tx.insertInto('weekly_windows').values(windows).execute();
  const daysOff = all.flatMap(({ providerId, timeOff }) =>
    timeOff.map(({ id, ...days }) => timeOffRow({ id, providerId }, days, now)),
  );
  if (daysOff.length > 0) await tx.insertInto('time_off').values(daysOff).execute();
};

export interface SeedZone extends GivenZone {
  readonly id: string;
  readonly providerId: string;
}

/** Resets work zones to the demo data. */
export const seedZones = async (tx: Tx, zones: readonly SeedZone[], now: Date): Promise<void> => {
  if (zones.length === 0) return;
  const providers = [...new Set(zones.map(({ providerId }) => providerId))];
  await tx.deleteFrom('work_zones').where('provider_id', 'in', providers).execute();
  for (const { id, providerId, ...zone } of zones) await insertZone(tx, { id, providerId }, zone, now);
};

export interface SeedOccupant {
  readonly id: string;
  readonly providerId: string;
  readonly subjectId: string;
  readonly start: Date;
  readonly end: Date;
  readonly place: Place;
  readonly createdAt: Date;
}

/** Resets the time that appointments take of these groomers. */
export const seedOccupants = async (
  tx: Tx,
  providers: readonly string[],
  occupants: readonly SeedOccupant[],
): Promise<void> => {
  await tx.deleteFrom('occupancy').where('resource_id', 'in', providers).where('kind', '=', 'appointment').execute();
  const row = ({ id, providerId, subjectId, start, end, place, createdAt }: SeedOccupant) => {
    const range = `[${start.toISOString()},${end.toISOString()})`;
    return {
      id,
      resource_id: providerId,
      resource_kind: 'groomer',
      kind: 'appointment',
      subject_id: subjectId,
      busy: range,
      occupied: range,
      place: pointText(place),
      created_at: createdAt,
    };
  };
  await insertRows(tx, 'occupancy', occupants.map(row));
};

/** Resets what these vans are used for to the demo data. */
export const seedVanBlocks = async (
  tx: Tx,
  vehicleIds: readonly string[],
  blocks: readonly VanBlock[],
  now: Date,
): Promise<void> => {
  if (vehicleIds.length > 0) await tx.deleteFrom('occupancy').where('resource_id', 'in', vehicleIds).execute();
  for (const block of blocks) await insertVanBlock(tx, block, now);
};
