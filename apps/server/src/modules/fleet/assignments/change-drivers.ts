import { addDays, localDateAt, type LocalDate } from '@tailgate/values';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publishLive } from '../../../platform/live/publish-live.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipientOf } from '../../accounts/index.ts';
import { changeCustody, custodyIn, type CustodyChange, type VisitToChoose } from '../../custody/index.ts';
import { notify } from '../../notifications/index.ts';
import { businessNameOf } from '../../providers/index.ts';
import type { lockedVehicle } from '../../vehicles/index.ts';
import { requireAttached } from '../drivers/fleet-drivers.queries.ts';
import { TOLD_DAYS, changesForDrivers, daysInWords, daysOfDrivers, type ChangeForDriver } from './assignments.rules.ts';

interface ChangingDrivers {
  readonly vehicle: Awaited<ReturnType<typeof lockedVehicle>>;
  readonly changes: readonly CustodyChange[];
  readonly choices: readonly VisitToChoose[];
}

const tellDriver = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle, change, lastTold }: { vehicle: ChangingDrivers['vehicle']; change: ChangeForDriver; lastTold: LocalDate },
  platform: Platform,
): Promise<void> => {
  const { driverId, gained, lost } = change;
  // Whoever drives a van of their own knows.
  if (driverId === viewer.accountId) return;
  const about = { to: await recipientOf(tx, driverId), by: viewer.accountId };
  const [fleet, van] = [await businessNameOf(tx, viewer.accountId), vehicle.name];
  const days = (which: ChangeForDriver['gained']) => daysInWords(which, lastTold);
  if (gained.size > 0)
    await notify(tx, platform, 'vanAssigned', { ...about, variables: { fleet, van, days: days(gained) } });
  if (lost.size > 0)
    await notify(tx, platform, 'vanTakenBack', { ...about, variables: { fleet, van, days: days(lost) } });
};

/** Changes who drives a van, whole or not at all, and tells everybody whose days changed. */
export const changeDrivers = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle, changes, choices }: ChangingDrivers,
  platform: Platform,
): Promise<void> => {
  const now = platform.clock.now();
  const { id: vehicleId, time_zone: timeZone } = vehicle;
  const from = localDateAt(now, timeZone);
  const told = { from, days: TOLD_DAYS };
  const heldDays = async () =>
    daysOfDrivers(await custodyIn(tx, { vehicleIds: [vehicleId] }, { start: now, end: null }), timeZone, told);
  const driverIds = changes.flatMap(({ holderId }) => holderId ?? []);
  if (driverIds.length > 0) await requireAttached(tx, { ownerId: viewer.accountId, driverIds });
  const before = await heldDays();
  await changeCustody(tx, viewer, { vehicleId, changes, choices }, platform);
  const lastTold = addDays(from, TOLD_DAYS - 1);
  const changed = changesForDrivers(before, await heldDays());
  for (const change of changed) await tellDriver(tx, viewer, { vehicle, change, lastTold }, platform);
  for (const accountId of new Set([viewer.accountId, ...changed.map(({ driverId }) => driverId)]))
    publishLive(tx, { accountId, topic: 'custody.changed', data: { vehicleId } }, platform);
};
