import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { CUSTODY_REASONS } from '../custody/custody.facts.ts';
import { endpoint } from '../endpoint.ts';
import { PERIOD, ofPeriod } from '../period.ts';
import { ref } from '../reference.ts';
import { dollars, id, inCents, instant, localDate, whenMissing } from '../schemas.ts';
import * as facts from './fleet.facts.ts';
import { visitChoices } from './fleet.schemas.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const RENTERS = '/v2/service-vehicle/fleet-owner/renter-management';
const writes = signedInAs(['fleet_owner'], { whileImpersonating: 'allowed' });

const driver = z.object({ id, name: z.string() });

/** Who holds a van, in days of its zone; without an end, `to` is null. */
const held = z.object({
  driver,
  reason: z.enum(CUSTODY_REASONS),
  from: z.iso.date(),
  to: z.iso.date().nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
});

const assignation = z.object({
  vehicleId: id,
  timeZone: z.string(),
  assignee: driver.nullable(),
  assignations: z.array(held),
  assignationConfiguration: z
    .object({
      type: z.enum(facts.ASSIGNATION_TYPES),
      weeklyAssignations: z.array(z.object({ day: z.number().int(), serviceProviderId: id.nullable() })),
      from: z.iso.date(),
      until: z.iso.date().nullable(),
    })
    .nullable(),
  priceAdjustments: z.array(z.object({ date: z.iso.date(), amount: z.number() })),
});

const attached = ref('fleetDriver.assign');
const weekday = z.number().int().min(1).max(7);
const refused = ['not_found', 'custody_has_visits', 'custody_in_the_past', 'van_taken', 'van_in_use'] as const;
const vehicleOf = z.object({ vehicleId: ref('vehicle.manage') });

const priceAdjustment = inCents(
  z.object({
    date: localDate,
    /** More than the plan says, or less. */
    amount: dollars(facts.MAX_PRICE_ADJUSTMENT_CENTS, facts.MIN_PRICE_ADJUSTMENT_CENTS),
  }),
  'amount',
);

export const assignmentRows = {
  saveAssignation: endpoint({
    method: 'PUT',
    path: `${MANAGEMENT}/:id/assignation`,
    summary:
      'Who drives a van: one driver until further notice (full_time), a driver for each weekday (weekly), or one for each named day (calendar). Refused with the visits concerned while one of them would lose its van.',
    access: writes,
    activity: 'Assigned drivers to a van',
    changes: ['appointments', 'custody', 'free-times', 'vans'],
    params: z.object({ id: ref('vehicle.manage') }),
    body: z.object({
      type: z.enum(facts.ASSIGNATION_TYPES),
      /** Of a full-time assignment; null takes the van back. */
      serviceProviderId: attached.nullable().optional(),
      /** The first day; today, where it is left out. */
      from: localDate.optional(),
      /** The last day; null without an end. A weekly plan has one. */
      until: localDate.nullable().optional(),
      calendarAssignations: z
        .array(z.object({ date: localDate, serviceProviderId: attached.nullable() }))
        .max(facts.MAX_ASSIGNED_DAYS)
        .default([]),
      weeklyAssignations: z
        .array(z.object({ day: weekday, serviceProviderId: attached.nullable() }))
        .max(7)
        .default([]),
      /** Replaces those of the van; omitted, they stay. */
      priceAdjustments: z.array(priceAdjustment).max(facts.MAX_ASSIGNED_DAYS).optional(),
      choices: visitChoices,
    }),
    answer: assignation,
    errors: refused,
  }),
  assignTemporarily: endpoint({
    method: 'POST',
    path: `${RENTERS}/vehicles/:vehicleId/temporary-assignations`,
    summary:
      'Gives a van to other drivers on single days, cut out of who has it otherwise. The specification sends the list alone.',
    access: writes,
    activity: 'Assigned a van temporarily',
    changes: ['appointments', 'custody', 'free-times', 'vans'],
    params: vehicleOf,
    bareList: 'assignations',
    body: z.object({
      assignations: z
        .array(z.object({ date: localDate, driverId: attached }), whenMissing)
        .min(1)
        .max(facts.MAX_ASSIGNED_DAYS),
      choices: visitChoices,
    }),
    answer: assignation,
    errors: refused,
  }),
  getAssignation: endpoint({
    method: 'GET',
    path: `${RENTERS}/vehicles/:vehicleId/assignation`,
    summary: 'Who holds a van from the first to the last day, and how it was planned.',
    access: signedInAs(['fleet_owner']),
    shows: ['custody', 'drivers', 'vans'],
    params: vehicleOf,
    query: ofPeriod(z.object(PERIOD), facts.MAX_ASSIGNED_DAYS),
    answer: assignation,
    errors: ['not_found'],
  }),
  listDaysOff: endpoint({
    method: 'GET',
    path: `${MANAGEMENT}/days-off`,
    summary: 'The days off of the drivers of the fleet, from the first to the last day.',
    access: signedInAs(['fleet_owner']),
    shows: ['drivers', 'time-off'],
    query: ofPeriod(z.object(PERIOD), facts.MAX_ASSIGNED_DAYS),
    answer: z.object({
      items: z.array(z.object({ driver, startDate: z.iso.date(), endDate: z.iso.date() })),
    }),
  }),
};
