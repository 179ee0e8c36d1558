import { parseLocalDate } from '@tailgate/values';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { canSchema } from '../can.ts';
import { CUSTODY_REASONS } from '../custody/custody.facts.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, image, instant, localDate, pageOf, pageQuery, text, whenMissing } from '../schemas.ts';
import { listedVehicle } from '../vehicles/vehicles.schemas.ts';
import { fleetDriverMachine } from './fleet-driver.machine.ts';
import { vanPlan } from './fleet.schemas.ts';
import { MAX_VISIT_CHOICES } from './fleet.facts.ts';
import { VISIT_CHOICES } from '../custody/custody.facts.ts';
import * as facts from './renters.facts.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const RENTERS = '/v2/service-vehicle/fleet-owner/renter-management/renters';
const reads = signedInAs(['fleet_owner']);
const addition =
  'The specification has pages for the renters of a fleet owner and for booking a van, and shows no call that reads them.';

const named = z.object({ id, name: z.string() });

/** Days of the van in a row; without an end `to` is null. */
const stretch = z.object({
  van: named,
  from: z.iso.date(),
  to: z.iso.date().nullable(),
});

const known = {
  /** The groomer, whom a booking names. */
  id,
  name: z.string(),
  businessName: z.string(),
  picture: image.nullable(),
  state: z.enum(facts.RENTER_STATES),
  status: z.enum(fleetDriverMachine.states),
  /** Since when they stand like this. */
  since: instant,
  /** Only of who drives for the fleet now: whoever was asked, declined or left gave their number to nobody. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Of the fleet's policies in their newest version. */
  policiesAccepted: z.number().int(),
  policies: z.number().int(),
};

const renter = z.object({
  ...known,
  vanNow: stretch.nullable(),
  /** The next stretch of days that has not begun. */
  next: stretch.nullable(),
  /** Days of this month on which they had a van, today included. */
  daysThisMonth: z.number().int(),
});

const policy = z.object({
  id,
  title: z.string(),
  version: z.number().int(),
  /** The version that they accepted last. */
  acceptedVersion: z.number().int().nullable(),
  acceptedAt: instant.nullable(),
});

const record = z.object({
  ...known,
  /** The connection to the fleet, which can be withdrawn or ended. */
  driverId: id,
  invitedAt: instant,
  answerBy: instant.nullable(),
  can: canSchema(fleetDriverMachine),
  now: z.array(stretch),
  next: z.array(stretch),
  /** Of which `next` has the first ones. */
  nextTotal: z.number().int(),
  /** The last twelve, the oldest first. */
  months: z.array(z.object({ month: z.string(), days: z.number().int() })),
  acceptances: z.array(policy),
  /** Appointments that they completed in vans of the fleet. Whose pets they were is not the owner's business. */
  appointmentsDone: z.number().int(),
  daysOff: z.array(z.object({ startDate: z.iso.date(), endDate: z.iso.date() })),
});

/** Days in a query, with commas between them. */
const days = text(facts.MAX_BOOKED_DAYS * 11).transform((typed, context) => {
  const dates = [...new Set(typed.split(','))].toSorted().map((word) => parseLocalDate(word));
  const all = dates.flatMap((date) => date ?? []);
  if (all.length === dates.length) return all;
  context.addIssue({ code: 'custom', message: 'are not dates (YYYY-MM-DD)', input: typed });
  return z.NEVER;
});

const taken = z.object({
  date: z.iso.date(),
  by: z.enum(facts.TAKEN_BY),
  holder: named.nullable(),
  reason: z.enum(CUSTODY_REASONS).nullable(),
});

const freeVan = z.object({
  van: listedVehicle
    .pick({
      id: true,
      name: true,
      make: true,
      model: true,
      year: true,
      licensePlate: true,
      plateState: true,
      defaultImage: true,
      city: true,
    })
    .extend({ planConfiguration: vanPlan.nullable() }),
  timeZone: z.string(),
  /** Of the days asked for, how many can be booked. */
  freeDays: z.number().int(),
  taken: z.array(taken),
  /** What single days of those asked for cost more than the plan says, or less. */
  priceAdjustments: z.array(z.object({ date: z.iso.date(), amount: z.number() })),
});

export const renterRows = {
  listRenters: endpoint({
    method: 'GET',
    path: RENTERS,
    summary:
      'The renters of a fleet owner: groomers who drive for the fleet, were asked to, or did. Phone and email are those of attached ones only; the others gave them to nobody, so that nobody is found by them either.',
    access: reads,
    shows: ['account', 'custody', 'drivers', 'policies', 'profile', 'vans'],
    query: z.object({
      ...pageQuery,
      search: text(100).trim().default(''),
      filter: z.enum(facts.RENTER_FILTERS).default('all'),
      sort: z.enum(facts.RENTER_SORTS).default('name'),
    }),
    answer: pageOf(renter).extend({
      /** For each filter, with the search applied. */
      counts: z.record(z.enum(facts.RENTER_FILTERS), z.number().int()),
    }),
    addition,
  }),
  getRenter: endpoint({
    method: 'GET',
    path: `${RENTERS}/:id`,
    summary:
      'A renter of the fleet: who they are, which vans they have when, what they accepted. No pet owner is named.',
    access: reads,
    shows: ['account', 'appointments', 'custody', 'drivers', 'policies', 'profile', 'time-off', 'vans'],
    params: z.object({ id: ref('fleetRenter.read') }),
    answer: record,
    errors: ['not_found'],
    addition,
  }),
  listRenterHistory: endpoint({
    method: 'GET',
    path: `${RENTERS}/:id/history`,
    summary: 'The vans of the fleet that a renter had before, the newest first.',
    access: reads,
    shows: ['custody', 'vans'],
    params: z.object({ id: ref('fleetRenter.read') }),
    query: z.object(pageQuery),
    answer: pageOf(stretch.extend({ days: z.number().int() })),
    errors: ['not_found'],
    addition,
  }),
  bookVan: endpoint({
    method: 'POST',
    path: `${RENTERS}/:id/bookings`,
    summary:
      'Books a van for a renter on single days, all of them or none. Only days on which nobody has the van: `temporary-assignations` takes it from whoever has it.',
    access: signedInAs(['fleet_owner'], { whileImpersonating: 'allowed' }),
    activity: 'Booked a van for a renter',
    changes: ['appointments', 'custody', 'free-times', 'vans'],
    params: z.object({ id: ref('fleetDriver.assign') }),
    body: z.object({
      vehicleId: ref('vehicle.manage'),
      dates: z.array(localDate, whenMissing).min(1).max(facts.MAX_BOOKED_DAYS),
      /** What becomes of a visit that a refusal listed. */
      choices: z
        .array(z.object({ visitId: text(64, 1), choice: z.enum(VISIT_CHOICES) }))
        .max(MAX_VISIT_CHOICES)
        .default([]),
    }),
    answer: z.object({ van: named, renter: named, dates: z.array(z.iso.date()) }),
    errors: ['not_found', 'custody_has_visits', 'custody_in_the_past', 'van_taken', 'van_in_use'],
    addition,
  }),
  listFreeVans: endpoint({
    method: 'GET',
    path: `${MANAGEMENT}/free-vans`,
    summary:
      'The listed vans of the fleet owner, those first that are free on most of the days, with who has them or what is done to them on the others.',
    access: reads,
    shows: ['custody', 'drivers', 'vans'],
    query: z.object({
      ...pageQuery,
      search: text(100).trim().default(''),
      days,
      /** Only this one. */
      vehicleId: ref('vehicle.manage').optional(),
    }),
    answer: pageOf(freeVan),
    errors: ['not_found'],
    addition,
  }),
};
