import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref, value } from '../reference.ts';
import { dollars, inCents } from '../schemas.ts';
import { assignmentRows } from './assignments.rows.ts';
import { blockRows } from './blocks.rows.ts';
import { driverRows } from './drivers.rows.ts';
import { ownerDayRows } from './owner-day.rows.ts';
import { policyRows } from './policies.rows.ts';
import { scheduleRows } from './schedule.rows.ts';
import { renterRows } from './renters.rows.ts';
import { vehicle } from '../vehicles/vehicles.schemas.ts';
import * as facts from './fleet.facts.ts';
import { givenFlatRate, givenPercentagePlan } from './fleet.schemas.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const owner = signedInAs(['fleet_owner'], { whileImpersonating: 'barred' });
const managed = z.object({ id: ref('vehicle.manage') });
const radius = z.coerce.number().int().min(1).max(facts.MAX_RENTAL_RADIUS);

export const fleetContract = {
  ...policyRows,
  ...driverRows,
  ...assignmentRows,
  ...ownerDayRows,
  ...blockRows,
  ...scheduleRows,
  ...renterRows,
  saveChargeDetails: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/:id/charge-details`,
    summary: 'What the owner wants a van to earn in a week, by a share of sales or a fixed amount. Kept as a version.',
    access: owner,
    activity: 'Changed the revenue goal of a van',
    changes: ['vans'],
    params: managed,
    body: inCents(
      z
        .object({
          chargeMethod: z.enum(facts.VAN_CHARGE_METHODS).default('percentage'),
          desiredWeeklyRevenue: dollars(facts.MAX_WEEKLY_REVENUE_CENTS),
          chargePercentage: z.number().min(1).max(facts.MAX_SPLIT_PERCENT).multipleOf(0.5).nullable().default(null),
          chargeAmount: dollars(facts.MAX_WEEK_RATE_CENTS).nullable().default(null),
        })
        .superRefine(({ chargeMethod, chargePercentage, chargeAmount }, context) => {
          const missing = chargeMethod === 'percentage' ? chargePercentage === null : chargeAmount === null;
          const field = chargeMethod === 'percentage' ? 'chargePercentage' : 'chargeAmount';
          if (missing) context.addIssue({ code: 'custom', message: 'is required', path: [field] });
        }),
      'desiredWeeklyRevenue',
      'chargeAmount',
    ),
    answer: vehicle,
    errors: ['not_found'],
    grows: 'vanTerms',
  }),
  savePlanConfigurations: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/:id/plan-configurations`,
    summary:
      'The plans of a van: a flat rate with miles, a share of sales, or both. Kept as a version; what somebody agreed to stays theirs.',
    access: owner,
    activity: 'Changed the plans of a van',
    changes: ['vans'],
    params: managed,
    body: z
      .object({
        /** Offers the share of sales as well. */
        offerVariableMethod: z.boolean().default(false),
        flatRate: givenFlatRate.nullable().default(null),
        percentageOfSales: givenPercentagePlan.nullable().default(null),
      })
      .superRefine(({ offerVariableMethod, flatRate, percentageOfSales }, context) => {
        if (offerVariableMethod && percentageOfSales === null)
          context.addIssue({ code: 'custom', message: 'is required', path: ['percentageOfSales'] });
        if (!offerVariableMethod && flatRate === null)
          context.addIssue({ code: 'custom', message: 'is required', path: ['flatRate'] });
      }),
    answer: vehicle,
    errors: ['not_found'],
    grows: 'vanTerms',
  }),
  saveMileageOption: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/:id/mileage-options`,
    summary: 'Adds a weekly mileage option, or replaces the one with the same radius. Kept as a version.',
    access: owner,
    activity: 'Changed the mileage options of a van',
    changes: ['vans'],
    params: managed,
    body: inCents(
      z.object({
        /** In miles, around the pickup address. */
        radius,
        allowedWeeklyMileage: z.number().int().min(1).max(facts.MAX_WEEKLY_MILES),
        excessMileageCharge: dollars(facts.MAX_MILE_FEE_CENTS),
      }),
      'excessMileageCharge',
    ),
    answer: vehicle,
    errors: ['not_found', 'limit_reached'],
    grows: 'vanTerms',
  }),
  deleteMileageOption: endpoint({
    method: 'DELETE',
    path: `${MANAGEMENT}/:id/mileage-options/:radius`,
    summary: 'Removes a weekly mileage option.',
    access: owner,
    activity: 'Removed a mileage option of a van',
    changes: ['vans'],
    params: managed.extend({ radius: value(radius) }),
    answer: vehicle,
    errors: ['not_found'],
    grows: 'vanTerms',
    addition: 'The specification adds options and shows no call that removes one.',
  }),
};
