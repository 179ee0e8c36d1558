import { daysBetween } from '@tailgate/values';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { CUSTODY_REASONS } from '../custody/custody.facts.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, instant, localDate, text, timeOfDay } from '../schemas.ts';
import * as facts from './fleet.facts.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const writes = signedInAs(['fleet_owner'], { whileImpersonating: 'allowed' });
const addition = 'An owner needs a van now and then; the specification shows no call that keeps it from being booked.';
const changes = ['custody', 'free-times', 'vans'] as const;

const reason = z.enum(facts.VAN_BLOCK_REASONS);
const person = z.object({ id, name: z.string() });
const span = { startsAt: instant, endsAt: instant };

const block = z.object({ id, vehicleId: id, timeZone: z.string(), reason, note: z.string(), ...span });

const vanDay = z.object({
  vehicleId: id,
  name: z.string(),
  timeZone: z.string(),
  date: z.iso.date(),
  ...span,
  /** Who holds the van on this day, in order. */
  custody: z.array(
    z.object({ holder: person, reason: z.enum(CUSTODY_REASONS), startsAt: instant, endsAt: instant.nullable() }),
  ),
  /** What the van is used for on this day, in order. Whose pets are groomed is nobody's business but the groomer's. */
  uses: z.array(
    z.object({
      id,
      kind: z.enum(['appointment', 'hold', 'maintenance', 'block']),
      ...span,
      /** Of an appointment, or of one that is being booked. */
      groomer: person.nullable(),
      /** Of a block by the owner. */
      block: z.object({ reason, note: z.string() }).nullable(),
    }),
  ),
});

export const blockRows = {
  addBlock: endpoint({
    method: 'POST',
    path: `${MANAGEMENT}/:id/blocks`,
    summary:
      'Keeps a van out of use for days of its zone, or from a time on the first to a time on the last day. Refused with what the van is used for then; drivers who have the van are told.',
    access: writes,
    activity: 'Blocked a van',
    changes,
    params: z.object({ id: ref('vehicle.manage') }),
    body: z
      .object({
        /** The first and the last day, both included. */
        from: localDate,
        to: localDate,
        /** From midnight, or now on the day of today, where it is left out. */
        startTime: timeOfDay.optional(),
        /** To the end of the last day, where it is left out. */
        endTime: timeOfDay.optional(),
        reason,
        /** For the owner alone. */
        note: text(facts.MAX_BLOCK_NOTE_LENGTH).trim().default(''),
      })
      .refine(({ from, to }) => from <= to, { error: 'must not be before the start', path: ['to'] })
      .refine(({ from, to }) => daysBetween(from, to) < facts.MAX_BLOCK_DAYS, {
        error: `must be within ${facts.MAX_BLOCK_DAYS} days`,
        path: ['to'],
      }),
    answer: block,
    errors: ['not_found', 'time_passed', 'van_in_use', 'van_taken'],
    grows: 'vanBlocks',
    addition,
  }),
  removeBlock: endpoint({
    method: 'DELETE',
    path: `${MANAGEMENT}/:id/blocks/:blockId`,
    summary: 'Puts a van back into use. What has passed stays as it was.',
    access: writes,
    activity: 'Removed a block of a van',
    changes,
    params: z.object({ id: ref('vehicle.manage'), blockId: ref('vanBlock.manage') }),
    errors: ['not_found'],
    addition,
  }),
  getVanDay: endpoint({
    method: 'GET',
    path: `${MANAGEMENT}/:id/day`,
    summary: 'One day of a van: who holds it, and everything that it is used for.',
    access: signedInAs(['fleet_owner']),
    shows: ['appointments', 'custody', 'vans'],
    params: z.object({ id: ref('vehicle.read') }),
    query: z.object({ date: localDate }),
    answer: vanDay,
    errors: ['not_found'],
    addition: 'The calendar of a fleet counts the appointments of a day; this says when they are.',
  }),
};
