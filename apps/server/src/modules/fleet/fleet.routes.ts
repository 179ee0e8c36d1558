import { fleetContract, type Reference } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { bindModule, type Call } from '../../platform/http/call.ts';
import { oneVehicle, vehicleAnswerById, vehicleById } from '../vehicles/index.ts';
import { assignTemporarily } from './assignments/assign-temporarily.ts';
import { assignationAnswer } from './assignments/assignation-answer.ts';
import { daysOffOfDrivers } from './assignments/days-off.view.ts';
import { saveAssignation } from './assignments/save-assignation.ts';
import { addBlock } from './blocks/add-block.ts';
import { removeBlock } from './blocks/remove-block.ts';
import { vanDay } from './blocks/van-day.view.ts';
import { answerFleet } from './drivers/answer-fleet.ts';
import { driverAnswer, driversAnswer, fleetAnswer } from './drivers/driver-answers.ts';
import { driverById, driversOf, fleetById, fleetsOf } from './drivers/fleet-drivers.view.ts';
import { inviteDriver } from './drivers/invite-driver.ts';
import { removeDriver } from './drivers/remove-driver.ts';
import { fleetPolicy } from './fleet.policy.ts';
import { fleetOverview } from './overview/fleet-overview.ts';
import { acceptPolicy } from './policies/accept-policy.ts';
import {
  policiesForDriver,
  policiesOfOwner,
  policyForDriver,
  policyOfOwner,
  retirePolicyRow,
} from './policies/policies.queries.ts';
import { driverPoliciesAnswer, driverPolicyAnswer, ownPolicyAnswer } from './policies/policy-answers.ts';
import { savePolicy } from './policies/save-policy.ts';
import { vanHistory, vanRecord } from './record/van-record.ts';
import { scheduleAnswer } from './schedule/schedule-answer.ts';
import { renterHandlers } from './renters/renter-handlers.ts';
import { saveTerms } from './terms/save-terms.ts';
import { flatRateTerms, percentageTerms, withOption, withoutOption } from './terms/terms.rules.ts';

type Contract = typeof fleetContract;

/** Each day with the id of its driver, once all are known to drive for the caller. */
const driversOfDays = async <Row, Day extends object>(
  allowedIds: Call<Contract['saveAssignation']>['allowedIds'],
  tx: Tx,
  rows: readonly Row[],
  dayOf: (row: Row) => readonly [day: Day, driver: Reference<'fleetDriver.assign'> | null],
): Promise<(Day & { readonly driverId: string | null })[]> => {
  const days = rows.map(dayOf);
  const ids: readonly (string | null)[] = await allowedIds(
    tx,
    days.map(([, driver]) => driver),
  );
  return days.map(([day], index) => ({ ...day, driverId: ids[index] ?? null }));
};

type AnswerRow = Contract['acceptFleet'] | Contract['declineFleet'] | Contract['leaveFleet'];

const answering =
  (answer: 'accept' | 'decline' | 'leave') =>
  async ({ tx, platform, viewer, params, allowed }: Call<AnswerRow>) => {
    const id = await answerFleet(tx, viewer, { driver: allowed(params.id), answer }, platform);
    return fleetAnswer(await fleetById(tx, id), platform);
  };

export const fleetRoutes = bindModule('fleet', fleetContract, fleetPolicy, {
  saveChargeDetails: async ({ tx, platform, viewer, params, body, allowed }) => {
    const { chargeMethod, chargePercentage, chargeAmountCents, desiredWeeklyRevenueCents } = body;
    const isShare = chargeMethod === 'percentage';
    const terms = {
      chargeMethod,
      desiredWeeklyRevenueCents,
      chargePercentage: isShare ? chargePercentage : null,
      chargeAmountCents: isShare ? null : chargeAmountCents,
    };
    const saving = { vehicle: allowed(params.id), kind: 'charge' as const, terms: () => terms };
    return await vehicleAnswerById(tx, await saveTerms(tx, viewer, saving, platform), platform);
  },
  savePlanConfigurations: async ({ tx, platform, viewer, params, body, allowed }) => {
    const { offerVariableMethod, flatRate, percentageOfSales } = body;
    const terms = {
      offerVariableMethod,
      flatRate: flatRate && flatRateTerms(flatRate),
      percentageOfSales: offerVariableMethod && percentageOfSales ? percentageTerms(percentageOfSales) : null,
    };
    const saving = { vehicle: allowed(params.id), kind: 'plan' as const, terms: () => terms };
    return await vehicleAnswerById(tx, await saveTerms(tx, viewer, saving, platform), platform);
  },
  saveMileageOption: async ({ tx, platform, viewer, params, body: option, allowed }) => {
    const terms = (before: Parameters<typeof withOption>[0]) => withOption(before, option);
    const saving = { vehicle: allowed(params.id), kind: 'mileage' as const, terms };
    return await vehicleAnswerById(tx, await saveTerms(tx, viewer, saving, platform), platform);
  },
  deleteMileageOption: async ({ tx, platform, viewer, params: { id, radius }, allowed }) => {
    const terms = (before: Parameters<typeof withOption>[0]) => withoutOption(before, radius);
    const saving = { vehicle: allowed(id), kind: 'mileage' as const, terms };
    return await vehicleAnswerById(tx, await saveTerms(tx, viewer, saving, platform), platform);
  },
  listPolicies: async ({ tx, viewer }) => ({
    items: (await policiesOfOwner(tx, viewer.accountId)).map(ownPolicyAnswer),
  }),
  savePolicy: async ({ tx, platform, viewer, body: { id: named, version, ...text }, allowed }) => {
    const id = await savePolicy(tx, viewer, { policy: named && allowed(named), version, text }, platform);
    return ownPolicyAnswer(await policyOfOwner(tx, id));
  },
  retirePolicy: async ({ tx, platform, params, allowed }) => {
    await retirePolicyRow(tx, allowed(params.id), platform.clock.now());
  },
  listDriverPolicies: async ({ tx, viewer }) => ({
    items: await driverPoliciesAnswer(tx, await policiesForDriver(tx, viewer.accountId)),
  }),
  acceptPolicy: async ({ tx, platform, viewer, params, body: { version }, allowed }) => {
    const id = await acceptPolicy(tx, viewer, { policy: allowed(params.id), version }, platform);
    return await driverPolicyAnswer(tx, await policyForDriver(tx, viewer.accountId, id));
  },
  listDrivers: async ({ tx, platform, viewer, query: { search, ...page } }) => {
    const { rows, total } = await driversOf(tx, viewer.accountId, search, page);
    return { items: await driversAnswer(tx, rows, platform), total, ...page };
  },
  inviteDriver: async ({ tx, platform, viewer, body }) => {
    const id = await inviteDriver(tx, viewer, body, platform);
    return await driverAnswer(tx, await driverById(tx, id), platform);
  },
  removeDriver: async ({ tx, platform, viewer, params, query: { status }, allowed }) => {
    await removeDriver(tx, viewer, { driver: allowed(params.id), status }, platform);
  },
  listFleets: async ({ tx, platform, viewer }) => ({
    items: (await fleetsOf(tx, viewer.accountId)).map((row) => fleetAnswer(row, platform)),
  }),
  acceptFleet: answering('accept'),
  declineFleet: answering('decline'),
  leaveFleet: answering('leave'),
  saveAssignation: async ({ tx, platform, viewer, params, body, allowed, allowedIds }) => {
    const { type, from, until, priceAdjustments, choices } = body;
    const [driverId] = await allowedIds(tx, [body.serviceProviderId]);
    const days = await driversOfDays(allowedIds, tx, body.calendarAssignations, (row) => [
      { date: row.date },
      row.serviceProviderId,
    ]);
    const weekdays = await driversOfDays(allowedIds, tx, body.weeklyAssignations, (row) => [
      { day: row.day },
      row.serviceProviderId,
    ]);
    const given = {
      vehicle: allowed(params.id),
      type,
      driverId,
      from,
      until,
      days,
      weekdays,
      priceAdjustments,
      choices,
    };
    const id = await saveAssignation(tx, viewer, given, platform);
    return await assignationAnswer(tx, { vehicle: await vehicleById(tx, id) }, platform);
  },
  assignTemporarily: async ({ tx, platform, viewer, params, body: { assignations, choices }, allowed, allowedIds }) => {
    const days = await driversOfDays(allowedIds, tx, assignations, (row) => [{ date: row.date }, row.driverId]);
    const given = { vehicle: allowed(params.vehicleId), days, choices };
    const id = await assignTemporarily(tx, viewer, given, platform);
    return await assignationAnswer(tx, { vehicle: await vehicleById(tx, id) }, platform);
  },
  getAssignation: async ({ tx, platform, params, query: { start_date: from, end_date: to }, allowed }) => {
    const vehicle = await oneVehicle(tx, allowed(params.vehicleId));
    return await assignationAnswer(tx, { vehicle, period: { from, to } }, platform);
  },
  addBlock: ({ tx, platform, viewer, params, body: { reason, note, ...time }, allowed }) =>
    addBlock(tx, viewer, { vehicle: allowed(params.id), time, reason, note }, platform),
  removeBlock: async ({ tx, platform, viewer, params, allowed }) => {
    const removal = { vehicle: allowed(params.id), block: allowed(params.blockId) };
    await removeBlock(tx, viewer, removal, platform);
  },
  getVanDay: async ({ tx, platform, params, query: { date }, allowed }) =>
    await vanDay(tx, { vehicle: await oneVehicle(tx, allowed(params.id)), date }, platform),
  getFleetSchedule: async ({ tx, platform, viewer, query }) => {
    const { start_date: from, end_date: to, search, show, page, limit } = query;
    const asked = { ownerId: viewer.accountId, search, show, from, to };
    const answer = await scheduleAnswer(tx, asked, { limit, offset: (page - 1) * limit }, platform);
    return { ...answer, page, limit };
  },
  listDaysOff: async ({ tx, viewer, query: { start_date: from, end_date: to } }) => ({
    items: (await daysOffOfDrivers(tx, viewer.accountId, { from, to })).map(({ driverId, name, ...days }) => ({
      driver: { id: driverId, name },
      ...days,
    })),
  }),
  getOverview: ({ tx, platform, viewer, query }) => fleetOverview(tx, viewer, query, platform),
  getVanRecord: async ({ tx, platform, params, allowed }) =>
    vanRecord(tx, await oneVehicle(tx, allowed(params.id)), platform),
  listVanEvents: async ({ tx, platform, params, query, allowed }) =>
    vanHistory(tx, await oneVehicle(tx, allowed(params.id)), query, platform),
  ...renterHandlers,
});
