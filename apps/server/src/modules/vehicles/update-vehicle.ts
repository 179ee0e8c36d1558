import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Answering, Steps } from '../../platform/db/steps.ts';
import type { Platform } from '../../platform/platform.ts';
import { orVinTaken } from './add-vehicle.ts';
import { columnsOfVin, givenColumns, type VehicleChanges } from './given-columns.ts';
import { lookUpVin, type Counting } from './look-up-vin.ts';
import { recordTypedMeters } from './meters/record-typed-meters.ts';
import { lockedVehicle, oneVehicle, updateVehicleRow } from './vehicles.queries.ts';

/** Changes what is given. A VIN that nobody has decoded is looked up, which is how it is decoded after an outage. */
export const updateVehicle = async <T>(
  { stage, finish, ...calls }: Steps<T> & Counting,
  viewer: Viewer,
  {
    vehicle,
    changes,
    answer,
  }: { readonly vehicle: Rows<'vehicles'>; readonly changes: VehicleChanges } & Answering<T, string>,
  platform: Platform,
): Promise<T> => {
  // Before the vendor is asked: the van is the caller's, and its VIN is not decoded yet.
  const known = changes.vin ? await stage((tx) => oneVehicle(tx, vehicle)) : undefined;
  const isDecoded = known?.vin === changes.vin && known?.decoded_at !== null;
  const decoded = await lookUpVin(isDecoded ? undefined : changes.vin, viewer, calls, platform);
  return await orVinTaken(() =>
    finish(async (tx) => {
      const before = await lockedVehicle(tx, vehicle);
      const now = platform.clock.now();
      const columns = {
        ...columnsOfVin(before, changes.vin, decoded, now),
        ...givenColumns(changes),
      };
      await updateVehicleRow(tx, before.id, columns, now);
      await recordTypedMeters(tx, viewer, { vehicle: before, changes }, platform);
      return await answer(tx, before.id);
    }),
  );
};
