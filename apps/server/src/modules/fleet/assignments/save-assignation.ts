import { WEEKLY_PLAN_DAYS, type AssignationType } from '@tailgate/contract';
import { addDays, daysBetween, localDateAt, type LocalDate } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuseProblems } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VisitToChoose } from '../../custody/index.ts';
import { lockedVehicle } from '../../vehicles/index.ts';
import { replacePriceAdjustments, savePlan, type PlannedDrivers } from './assignments.queries.ts';
import { changesOfDays, fullTimeChange, weeklyChanges, type DayOfDriver } from './assignments.rules.ts';
import { changeDrivers } from './change-drivers.ts';

interface GivenAssignation {
  readonly vehicle: Rows<'vehicles'>;
  readonly type: AssignationType;
  readonly driverId: string | null | undefined;
  readonly from: LocalDate | undefined;
  readonly until: LocalDate | null | undefined;
  readonly days: readonly DayOfDriver[];
  readonly weekdays: readonly { readonly day: number; readonly driverId: string | null }[];
  readonly priceAdjustments: readonly { readonly date: LocalDate; readonly amountCents: Cents }[] | undefined;
  readonly choices: readonly VisitToChoose[];
}

const SEVEN = [1, 2, 3, 4, 5, 6, 7] as const;

const planFor = (given: GivenAssignation, today: LocalDate): PlannedDrivers => {
  const { type, weekdays } = given;
  const from = given.from ?? today;
  const until = given.until ?? (type === 'weekly' ? addDays(from, WEEKLY_PLAN_DAYS - 1) : null);
  const weekly =
    type === 'weekly' ? SEVEN.map((day) => weekdays.find((one) => one.day === day)?.driverId ?? null) : null;
  return { type, weekly, from, until };
};

const problemsOf = ({ type, driverId, days }: GivenAssignation, { from, until }: PlannedDrivers) => ({
  ...(type === 'full_time' && driverId === undefined && { serviceProviderId: 'is required' }),
  ...(type === 'calendar' && days.length === 0 && { calendarAssignations: 'is required' }),
  ...(until !== null && until < from && { until: 'must not be before the first day' }),
  ...(type === 'weekly' &&
    until !== null &&
    daysBetween(from, until) >= 2 * WEEKLY_PLAN_DAYS && {
      until: `must be within ${2 * WEEKLY_PLAN_DAYS} days`,
    }),
});

const changesFor = ({ type, driverId, days }: GivenAssignation, { weekly, from, until }: PlannedDrivers) => {
  if (type === 'full_time') return [fullTimeChange(from, until, driverId ?? null)];
  if (weekly !== null && until !== null) return weeklyChanges(weekly, { from, until });
  return changesOfDays(days, 'assignment');
};

/** Plans the drivers of a van: custody follows, with the visits of everybody concerned, or nothing changes. */
export const saveAssignation = async (
  tx: Tx,
  viewer: Viewer,
  given: GivenAssignation,
  platform: Platform,
): Promise<string> => {
  const vehicle = await lockedVehicle(tx, given.vehicle);
  const now = platform.clock.now();
  const plan = planFor(given, localDateAt(now, vehicle.time_zone));
  refuseProblems(problemsOf(given, plan));
  const changing = { vehicle, changes: changesFor(given, plan), choices: given.choices };
  await changeDrivers(tx, viewer, changing, platform);
  await savePlan(tx, { vehicleId: vehicle.id, by: viewer.accountId }, plan, now);
  if (given.priceAdjustments) await replacePriceAdjustments(tx, vehicle.id, given.priceAdjustments);
  return vehicle.id;
};
