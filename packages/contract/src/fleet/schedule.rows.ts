import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { CUSTODY_REASONS } from '../custody/custody.facts.ts';
import { endpoint } from '../endpoint.ts';
import { PERIOD, ofPeriod } from '../period.ts';
import { id, image, instant, text } from '../schemas.ts';
import { vehicleMachine } from '../vehicles/vehicle.machine.ts';
import * as facts from './fleet.facts.ts';

const scheduledVan = z.object({
  vehicle: z.object({
    id,
    name: z.string(),
    /** Model and year. */
    title: z.string(),
    licensePlate: z.string(),
    picture: image.nullable(),
    state: z.enum(vehicleMachine.states),
    timeZone: z.string(),
    /** Of the flat plan; null without one. */
    dayRate: z.number().nullable(),
  }),
  /** Who holds the van, in days of its zone; without an end, `to` is null. */
  held: z.array(
    z.object({
      driver: z.object({ id, name: z.string(), picture: image.nullable() }),
      reason: z.enum(CUSTODY_REASONS),
      from: z.iso.date(),
      to: z.iso.date().nullable(),
      startsAt: instant,
      endsAt: instant.nullable(),
    }),
  ),
  /** Appointments that take place in the van, by the day of its zone on which they begin. */
  booked: z.array(z.object({ date: z.iso.date(), count: z.number().int() })),
  /** Whatever else the van is used for. */
  blocks: z.array(
    z.object({
      id,
      kind: z.enum(facts.VAN_BLOCK_KINDS),
      title: z.string(),
      startsAt: instant,
      endsAt: instant,
      /** Of a block by the owner. */
      reason: z.enum(facts.VAN_BLOCK_REASONS).nullable(),
      note: z.string(),
    }),
  ),
});

export const scheduleRows = {
  getFleetSchedule: endpoint({
    method: 'GET',
    path: '/v2/service-vehicle/fleet-owner/fleet-management/schedule',
    summary:
      'Who holds each living van of the fleet owner and what it is used for, day by day. Appointments are counted and never named: whose pets they are is the business of the groomer.',
    access: signedInAs(['fleet_owner']),
    shows: ['appointments', 'custody', 'drivers', 'vans'],
    query: ofPeriod(
      z.object({
        ...PERIOD,
        search: text(100).trim().default(''),
        show: z.enum(facts.SCHEDULE_FILTERS).default('all'),
        page: z.coerce.number().int().min(1).max(1_000).default(1),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(1_000_000)
          .default(facts.DEFAULT_SCHEDULED_VANS)
          .transform((limit) => Math.min(limit, facts.MAX_SCHEDULED_VANS)),
      }),
      facts.MAX_SCHEDULED_DAYS,
    ),
    answer: z.object({
      items: z.array(scheduledVan),
      /** Of all vans that match, not of the page alone: how many somebody holds on a day. */
      withDriver: z.array(z.object({ date: z.iso.date(), count: z.number().int(), of: z.number().int() })),
      /** Of each filter, right now. */
      counts: z.record(z.enum(facts.SCHEDULE_FILTERS), z.number().int()),
      total: z.number().int(),
      page: z.number().int(),
      limit: z.number().int(),
    }),
    addition: 'The calls of the specification show the drivers of one van; a fleet is planned van beside van.',
  }),
};
