import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { CUSTODY_REASONS } from '../custody/custody.facts.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, instant, localDate, pageOf, pageQuery, pageQueryOf } from '../schemas.ts';
import { vehicleMachine } from '../vehicles/vehicle.machine.ts';
import { METERS, VAN_DOCUMENT_KINDS } from '../vehicles/vehicles.facts.ts';
import { VAN_TERMS_KINDS } from './fleet.facts.ts';
import * as facts from './owner-day.facts.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const owner = signedInAs(['fleet_owner']);
const day = z.iso.date();
const count = z.number().int();
const driver = z.object({ id, name: z.string() });
const managed = z.object({ id: ref('vehicle.manage') });

const custody = z.object({
  driver,
  reason: z.enum(CUSTODY_REASONS),
  startsAt: instant,
  endsAt: instant.nullable(),
});
const service = z.object({ id, kind: z.enum(['block', 'maintenance']), startsAt: instant, endsAt: instant });

/** Amounts are booked: what terms, custody and appointments come to. Nothing of it is paid. */
const line = z.object({
  kind: z.enum(facts.VAN_LINE_KINDS),
  driver,
  /** Weeks or days. */
  count: count.nullable(),
  rate: z.number().nullable(),
  percent: z.number().nullable(),
  /** What the percentage is of. */
  of: z.number().nullable(),
  date: day.nullable(),
  amount: z.number(),
});

const useOfVan = z.object({
  id,
  name: z.string(),
  make: z.string(),
  model: z.string(),
  year: count.nullable(),
  licensePlate: z.string(),
  state: z.enum(vehicleMachine.states),
  isInService: z.boolean(),
  timeZone: z.string(),
  /** Of the days shown; null for a van that is not listed. */
  usePercent: count.nullable(),
  /** In this week. */
  booked: z.number(),
  custody: z.array(custody),
  service: z.array(service),
});

export const ownerDayRows = {
  getOverview: endpoint({
    method: 'GET',
    path: `${MANAGEMENT}/overview`,
    summary:
      'The day of a fleet owner: what is booked by week, how much the vans are used, who waits for an answer, and which vans change hands today.',
    access: owner,
    shows: ['appointments', 'custody', 'drivers', 'vans'],
    query: z.object({
      ...pageQueryOf(10),
      /** The first day of the use that is shown; the Monday of this week, where it is left out. */
      from: localDate.optional(),
      sort: z.enum(facts.FLEET_SORTS).default('name'),
    }),
    answer: z.object({
      today: day,
      timeZone: z.string(),
      /** Every living van; listed ones are out, in service or idle. */
      vans: z.object({ all: count, drafts: count, listed: count, out: count, inService: count, idle: count }),
      booked: z.object({
        /** The earliest first; this week is the last. */
        weeks: z.array(z.object({ from: day, to: day, amount: z.number() })),
        /** This week against the last; null where nothing was booked then. */
        changePercent: count.nullable(),
      }),
      use: z.object({ from: day, to: day, heldDays: count, vanDays: count, percent: count.nullable() }),
      waiting: z.object({
        total: count,
        drivers: z.array(z.object({ id, serviceProviderId: id, name: z.string(), answerBy: instant })),
      }),
      /** Custody that begins or ends later today. */
      restOfToday: z.array(
        z.object({
          at: instant,
          kind: z.enum(['begins', 'ends']),
          vehicle: z.object({ id, name: z.string() }),
          driver,
          reason: z.enum(CUSTODY_REASONS),
        }),
      ),
      page: pageOf(useOfVan),
    }),
    addition: 'The specification’s owner has lists and no home that says which vans earn and which stand.',
  }),
  getVanRecord: endpoint({
    method: 'GET',
    path: `${MANAGEMENT}/:id/record`,
    summary:
      'What a van does: who holds it in the weeks around today, how much is booked in it, what comes next and what it comes to this month.',
    access: owner,
    shows: ['appointments', 'custody', 'drivers', 'vans'],
    params: managed,
    answer: z.object({
      vehicleId: id,
      timeZone: z.string(),
      today: day,
      from: day,
      to: day,
      holder: custody.nullable(),
      custody: z.array(custody),
      /** Days with appointments. */
      appointments: z.array(z.object({ date: day, count })),
      service: z.array(service),
      /** What is now and what comes next, in order. */
      upcoming: z.array(
        z.object({
          kind: z.enum(['custody', 'block', 'maintenance']),
          isNow: z.boolean(),
          startsAt: instant,
          endsAt: instant.nullable(),
          driver: driver.nullable(),
          reason: z.enum(CUSTODY_REASONS).nullable(),
          plan: z.enum(['flat', 'share']).nullable(),
          amount: z.number().nullable(),
          /** What the amount is: a rate by week or day, or the sum of a stretch with an end. */
          per: z.enum(['week', 'day', 'stretch']).nullable(),
          /** Of a share. */
          percent: z.number().nullable(),
        }),
      ),
      month: z.object({ from: day, to: day, lines: z.array(line), booked: z.number() }),
      /** What each meter gained by the day of its readings, of the last two weeks. */
      meters: z.array(z.object({ meter: z.enum(METERS), days: z.array(z.object({ date: day, gained: z.number() })) })),
    }),
    errors: ['not_found'],
    addition: 'The specification’s vehicle has fields and nothing of what it does.',
  }),
  listVanEvents: endpoint({
    method: 'GET',
    path: `${MANAGEMENT}/:id/record/history`,
    summary: 'What became of a van, the newest first: drivers, documents, readings, terms and states.',
    access: owner,
    shows: ['custody', 'drivers', 'vans'],
    params: managed,
    query: z.object(pageQuery),
    answer: pageOf(
      z.object({
        id: z.string(),
        at: instant,
        kind: z.enum(facts.VAN_EVENT_KINDS),
        driver: driver.nullable(),
        reason: z.enum(CUSTODY_REASONS).nullable(),
        document: z.enum(VAN_DOCUMENT_KINDS).nullable(),
        meter: z.enum(METERS).nullable(),
        value: z.number().nullable(),
        terms: z.enum(VAN_TERMS_KINDS).nullable(),
        state: z.enum(vehicleMachine.states).nullable(),
      }),
    ),
    errors: ['not_found'],
    addition: 'The specification’s vehicle has no history of who drove it and what was renewed.',
  }),
};
