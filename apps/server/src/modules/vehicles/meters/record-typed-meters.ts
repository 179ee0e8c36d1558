import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { renamed } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addReading } from './add-reading.ts';
import type { VehicleChanges } from '../given-columns.ts';
import { lastReadingsOf } from './meter-readings.view.ts';
import type { VehicleRow } from '../vehicles.queries.ts';

const FIELDS = { odometer: 'odometerValue', generator: 'generatorHours' } as const;

/** A meter that was typed with the other fields of a van is a reading of now, unless it shows what it showed before. */
export const recordTypedMeters = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle, changes }: { readonly vehicle: VehicleRow; readonly changes: VehicleChanges },
  platform: Platform,
): Promise<void> => {
  const last = await lastReadingsOf(tx, [vehicle.id]);
  for (const meter of ['odometer', 'generator'] as const) {
    const value = changes[FIELDS[meter]];
    if (value === undefined || last.some((reading) => reading.meter === meter && reading.value === value)) continue;
    await renamed({ value: FIELDS[meter] }, () =>
      addReading(tx, { vehicle, takenBy: viewer.accountId }, { meter, value, source: 'owner' }, platform),
    );
  }
};
