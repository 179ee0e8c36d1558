import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { petSummary } from '../customers/customer.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, instant, localDate, point } from '../schemas.ts';
import { MAX_MOVED_AT_ONCE } from './appointments.facts.ts';
import { alert, appointmentSummary, onMyWay } from './appointments.schemas.ts';

const SCHEDULE = '/v2/service-schedule/service-provider';

const drive = z.object({ minutes: z.number().int(), distanceMiles: z.number() });

const stop = appointmentSummary.extend({
  address: z.object({ line: z.string(), line2: z.string(), city: z.string(), notes: z.string() }),
  phone: z.string().nullable(),
  faces: z.array(petSummary),
  alerts: z.array(alert),
  /** When work began; null before. */
  startedAt: instant.nullable(),
  /** When the last service ended; null while one is open. */
  endedAt: instant.nullable(),
  onMyWay,
  /** When the customer expects the groomer, by what they were told last. */
  expectedAt: instant,
  /** Whether the customer can be told about a delay once more. */
  hasLateNoticesLeft: z.boolean(),
  /** What the customer was charged, with tax and tip; null until it is complete. */
  total: z.number().nullable(),
  /** From the stop before, or from the base; null from an unknown base. */
  drive: drive.nullable(),
  leaveBy: instant.nullable(),
});

const proposedStop = appointmentSummary.pick({ id: true, customer: true }).extend({
  pets: z.array(z.string()),
  numberBefore: z.number().int(),
  startBefore: instant,
  start: instant,
  /** Whether its time may change at all. */
  isMovable: z.boolean(),
});

const why = 'The specification has no help with the order of a day.';

export const dayRows = {
  getDayOrder: endpoint({
    method: 'GET',
    path: `${SCHEDULE}/day-order`,
    summary: 'A shorter order of the stops of a day, with what it saves; null where there is none.',
    access: signedInAs(['groomer']),
    shows: ['appointments'],
    limit: ['dayOrdersPerAccount'],
    query: z.object({ date: localDate }),
    answer: z.object({
      date: z.iso.date(),
      timeZone: z.string(),
      proposal: z
        .object({
          savedMinutes: z.number().int(),
          savedMiles: z.number(),
          minutesBefore: z.number().int(),
          minutesAfter: z.number().int(),
          /** In the new order. */
          stops: z.array(proposedStop),
        })
        .nullable(),
    }),
    addition: why,
  }),
  applyDayOrder: endpoint({
    method: 'POST',
    path: `${SCHEDULE}/day-order`,
    summary: 'Moves appointments of a day to the times of a better order, all or none, and tells their customers.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: 'Changed the order of a day',
    changes: ['appointments', 'free-times'],
    body: z.object({
      date: localDate,
      moves: z
        .array(z.object({ orderId: ref('appointment.manage'), appointmentStart: instant }))
        .min(1)
        .max(MAX_MOVED_AT_ONCE),
      notifyCustomers: z.boolean().default(true),
    }),
    answer: z.object({ moved: z.array(id) }),
    errors: ['not_found', 'illegal_transition', 'conflict', 'slot_taken', 'slot_unavailable', 'time_passed'],
    addition: why,
  }),
  getDayRoute: endpoint({
    method: 'GET',
    path: `${SCHEDULE}/day-route`,
    summary: 'A day as it is driven: the stops in order with the drives between them, and when to leave.',
    access: signedInAs(['groomer']),
    shows: ['appointments'],
    query: z.object({ date: localDate }),
    answer: z.object({
      date: z.iso.date(),
      timeZone: z.string(),
      base: point.nullable(),
      stops: z.array(stop),
      /** From the last stop to the base. */
      driveHome: drive.nullable(),
      travelDistance: z.number(),
      travelDurationTraffic: z.number().int(),
      /** The next day with appointments, at most a month ahead. */
      nextDay: z.object({ date: z.iso.date(), start: instant, stops: z.number().int() }).nullable(),
    }),
    addition:
      'The specification reads stops, drives and alerts with several calls for each stop; home needs them in one.',
  }),
};
