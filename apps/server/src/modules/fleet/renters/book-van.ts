import { MAX_BOOKING_DAYS_AHEAD } from '@tailgate/contract';
import { addDays, localDateAt, type LocalDate } from '@tailgate/values';
import { showDate } from '@tailgate/values/date-text';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, refuseProblems } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VisitToChoose } from '../../custody/index.ts';
import { lockedVehicle } from '../../vehicles/index.ts';
import { changesOfDays } from '../assignments/assignments.rules.ts';
import { changeDrivers } from '../assignments/change-drivers.ts';
import { takenDaysOf } from './free-vans.view.ts';

interface Booking {
  readonly vehicle: Rows<'vehicles'>;
  readonly renterId: string;
  readonly dates: readonly LocalDate[];
  readonly choices: readonly VisitToChoose[];
}

type Taken = Awaited<ReturnType<typeof takenDaysOf>>[number];

const causeOf = ({ by, holder, date }: Taken, van: string): string => {
  const day = showDate(date);
  if (by === 'maintenance') return `${van} is in maintenance on ${day}.`;
  return holder ? `${holder.name} has ${van} on ${day}.` : `${van} is blocked on ${day}.`;
};

/** Nothing is taken from anybody: the days are free, or the refusal says who has them. */
const requireFree = (taken: readonly Taken[], van: string): void => {
  const [first, ...rest] = taken;
  if (!first) return;
  if (taken.some(({ by }) => by === 'past')) throw new Failure('custody_in_the_past');
  const more = rest.length === 0 ? '' : ` ${rest.length} more ${rest.length === 1 ? 'day is' : 'days are'} taken.`;
  throw new Failure('van_taken', { message: `${causeOf(first, van)}${more}` });
};

export const bookVan = async (
  tx: Tx,
  viewer: Viewer,
  { vehicle: rows, renterId, dates, choices }: Booking,
  platform: Platform,
) => {
  // Bookings and assignments of one van take this lock one after the other: what is free stays so until the commit.
  const vehicle = await lockedVehicle(tx, rows);
  const now = platform.clock.now();
  const days = [...new Set(dates)].toSorted();
  const lastDay = addDays(localDateAt(now, vehicle.time_zone), MAX_BOOKING_DAYS_AHEAD);
  refuseProblems({
    ...(vehicle.status !== 'listed' && { vehicleId: 'is not listed' }),
    ...(days.some((day) => day > lastDay) && { dates: `must be within ${MAX_BOOKING_DAYS_AHEAD} days` }),
  });
  requireFree(await takenDaysOf(tx, vehicle.id, { days, now }), vehicle.name);
  const wanted = days.map((date) => ({ date, driverId: renterId }));
  // 'Temporary': refused, and not laid around what a rental or a trial got meanwhile.
  await changeDrivers(tx, viewer, { vehicle, changes: changesOfDays(wanted, 'temporary'), choices }, platform);
  return { van: { id: vehicle.id, name: vehicle.name }, dates: days };
};
