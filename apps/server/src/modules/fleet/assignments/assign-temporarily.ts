import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VisitToChoose } from '../../custody/index.ts';
import { lockedVehicle } from '../../vehicles/index.ts';
import { changesOfDays, type DayOfDriver } from './assignments.rules.ts';
import { changeDrivers } from './change-drivers.ts';

interface TemporaryDays {
  readonly vehicle: Rows<'vehicles'>;
  readonly days: readonly DayOfDriver[];
  readonly choices: readonly VisitToChoose[];
}

/** Single days of other drivers; who has the van otherwise has it again after them. */
export const assignTemporarily = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle: rows, days, choices }: TemporaryDays,
  platform: Platform,
): Promise<string> => {
  const vehicle = await lockedVehicle(tx, rows);
  await changeDrivers(tx, viewer, { vehicle, changes: changesOfDays(days, 'temporary'), choices }, platform);
  return vehicle.id;
};
