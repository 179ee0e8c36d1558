import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import { dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { custodyIn, type Custody } from '../../custody/index.ts';
import type { oneVehicle } from '../../vehicles/index.ts';
import { planOf, priceAdjustmentsOf, type PlannedDrivers } from './assignments.queries.ts';
import { namesOf } from './days-off.view.ts';

/** What a change answers with: as far as people plan. */
const SHOWN_DAYS = 60;

type Names = ReadonlyMap<string, string>;
const driverOf = (id: string, names: Names) => ({ id, name: names.get(id) ?? '' });

const heldAnswer = ({ holderId, reason, start, end }: Custody, timeZone: string, names: Names) => ({
  driver: driverOf(holderId, names),
  reason,
  from: localDateAt(start, timeZone),
  // A custody that ends at midnight does not have the day that begins then.
  to: end && localDateAt(new Date(end.getTime() - 1), timeZone),
  startsAt: start.toISOString(),
  endsAt: end?.toISOString() ?? null,
});

const planAnswer = ({ type, weekly, from, until }: PlannedDrivers) => ({
  type,
  weeklyAssignations: (weekly ?? []).map((serviceProviderId, index) => ({ day: index + 1, serviceProviderId })),
  from,
  until,
});

interface Asked {
  readonly vehicle: Awaited<ReturnType<typeof oneVehicle>>;
  /** Days of the van; from today on where none are asked for. */
  readonly period?: { readonly from: LocalDate; readonly to: LocalDate };
}

export const assignationAnswer = async (tx: Tx, { vehicle, period }: Asked, { clock }: Pick<Platform, 'clock'>) => {
  const { id: vehicleId, time_zone: timeZone } = vehicle;
  const now = clock.now();
  const today = localDateAt(now, timeZone);
  const { from, to } = period ?? { from: today, to: addDays(today, SHOWN_DAYS) };
  const span = { start: instantOf(from, 0, timeZone), end: instantOf(addDays(to, 1), 0, timeZone) };
  const held = await custodyIn(tx, { vehicleIds: [vehicleId] }, span);
  const plan = await planOf(tx, vehicleId);
  const names = await namesOf(
    tx,
    held.map(({ holderId }) => holderId),
  );
  const current = held.find(({ start, end }) => start <= now && (end === null || now < end));
  return {
    vehicleId,
    timeZone,
    assignee: current ? driverOf(current.holderId, names) : null,
    assignations: held.map((custody) => heldAnswer(custody, timeZone, names)),
    assignationConfiguration: plan ? planAnswer(plan) : null,
    priceAdjustments: (await priceAdjustmentsOf(tx, vehicleId)).map(({ date, amountCents }) => ({
      date,
      amount: dollarsOf(amountCents),
    })),
  };
};
