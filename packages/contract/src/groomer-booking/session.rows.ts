import { parseMinutes } from '@tailgate/values';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { unlisted } from '../activity.ts';
import {
  MAX_PET_SERVICES,
  MAX_VISIT_MESSAGE_LENGTH,
  MAX_VISIT_MINUTES,
  MAX_VISIT_PETS,
} from '../appointments/appointments.facts.ts';
import { appointmentDetail, availableSlots, countedDays } from '../appointments/appointments.schemas.ts';
import { petSummary } from '../customers/customer.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { ref, value } from '../reference.ts';
import { freeJson, id, instant, localDate, storedAddress, text } from '../schemas.ts';

export const SESSION_PATH = '/v2/service-checkout/pet-service/service-provider';

const extra = z.object({ id, name: z.string(), price: z.number(), minutes: z.number().int() });
const sessionLine = z.object({
  petId: id,
  petName: z.string(),
  breed: z.string().nullable(),
  serviceId: id,
  serviceName: z.string(),
  addons: z.array(extra),
  timeModifiers: z.array(extra),
  minPrice: z.number(),
  maxPrice: z.number(),
  minutes: z.number().int(),
});

export const groomerBooking = z.object({
  id,
  customer: z.object({
    id,
    displayName: z.string(),
    address: storedAddress.nullable(),
    addressNotes: z.string(),
    /** The active ones. */
    pets: z.array(petSummary.extend({ breed: z.string().nullable() })),
  }),
  /** The partner whose calendar the appointment goes to as a request; null for the own calendar. */
  tradeServiceProvider: z.object({ id, displayName: z.string() }).nullable(),
  petServices: z.array(sessionLine),
  /** Of work, without travel. */
  serviceTime: z.number().int(),
  currency: z.string(),
  minPrice: z.number(),
  maxPrice: z.number(),
  /** Further times at which the same is done, placed together with the first. */
  additionalTimes: z.array(z.object({ date: z.string(), time: z.string() })),
  placedOrder: id.nullable(),
  /** All that were placed at once, by start. */
  placedOrders: z.array(z.object({ id, appointmentStart: instant, appointmentEnd: instant })),
});

export const time = z.string().transform((typed, context) => {
  const minutes = parseMinutes(typed);
  if (minutes === undefined) context.addIssue({ code: 'custom', message: 'is not a time (HH:MM)', input: typed });
  return minutes ?? z.NEVER;
});

export const sessionParams = z.object({ sessionId: ref('groomerBooking.use') });
const serviceTime = z.coerce.number().int().min(5).max(MAX_VISIT_MINUTES).optional();
/** A partner, instead of the one that the session names. */
const destination = ref('tradePartner.offer').optional();
export const byGroomer = signedInAs(['groomer'], { whileImpersonating: 'allowed' });

export const sessionRows = {
  openSession: endpoint({
    method: 'POST',
    path: `${SESSION_PATH}/init`,
    summary:
      'Starts putting together an appointment for a customer, with the pets and services of the last one. It lasts a day.',
    access: byGroomer,
    activity: unlisted('Listed once the appointment is placed.'),
    changes: [],
    body: z.object({ customerId: ref('customer.book') }),
    answer: groomerBooking,
    errors: ['not_found'],
  }),
  getSession: endpoint({
    method: 'GET',
    path: `${SESSION_PATH}/:sessionId`,
    summary: 'The session with its pets, services and estimated prices.',
    access: signedInAs(['groomer']),
    shows: ['groomer-booking'],
    params: sessionParams,
    answer: groomerBooking,
    errors: ['not_found'],
  }),
  setSessionServices: endpoint({
    method: 'POST',
    path: `${SESSION_PATH}/:sessionId/set-services`,
    summary: 'Replaces pets and services; prices and times are those of the groomer.',
    access: byGroomer,
    activity: unlisted('Listed once the appointment is placed.'),
    changes: ['groomer-booking'],
    params: sessionParams,
    body: z.object({
      petServices: z
        .array(
          z.object({
            petId: ref('pet.book'),
            services: z
              .array(
                z.object({
                  serviceId: ref('catalogueService.use'),
                  addons: z.array(ref('addOn.use')).max(20).default([]),
                }),
              )
              .min(1)
              .max(MAX_PET_SERVICES),
            timeModifierIds: z.array(ref('timeModifier.use')).max(5).default([]),
          }),
        )
        .min(1)
        .max(MAX_VISIT_PETS),
    }),
    answer: groomerBooking,
    errors: ['not_found', 'illegal_transition'],
  }),
  listSessionDays: endpoint({
    method: 'GET',
    path: `${SESSION_PATH}/:sessionId/:month/:year/available-days`,
    summary: 'The days of a month on which the visit fits, and the reason for each other day.',
    access: signedInAs(['groomer']),
    shows: ['free-times'],
    // Validated by the handler: an invalid month has an error of its own.
    params: sessionParams.extend({ month: value(text(80)), year: value(text(80)) }),
    query: z.object({ service_time: serviceTime, destinationServiceProvider: destination }),
    answer: countedDays,
    errors: ['not_found', 'too_far_ahead'],
  }),
  listSessionSlots: endpoint({
    method: 'GET',
    path: `${SESSION_PATH}/:sessionId/available-time-slots`,
    summary: 'The starts on a day at which the visit fits.',
    access: signedInAs(['groomer']),
    shows: ['free-times'],
    params: sessionParams,
    query: z.object({
      date: localDate,
      service_time: serviceTime,
      destinationServiceProvider: destination,
    }),
    answer: availableSlots,
    errors: ['not_found', 'too_far_ahead'],
  }),
  setTradePartner: endpoint({
    method: 'POST',
    path: `${SESSION_PATH}/:sessionId/trade-service-provider`,
    summary:
      'Chooses the partner whose calendar the appointment goes to, at the prices of the partner; null takes the choice back. Placed, it is a request that the partner answers.',
    access: byGroomer,
    activity: unlisted('Listed once the appointment is placed.'),
    changes: ['groomer-booking'],
    params: sessionParams,
    body: z.object({ service_provider_id: ref('tradePartner.offer').nullable() }),
    answer: groomerBooking,
    errors: ['not_found', 'illegal_transition'],
  }),
  placeOrder: endpoint({
    method: 'POST',
    path: `${SESSION_PATH}/:sessionId/place-order`,
    summary:
      'Places the appointment. The groomer may go beyond hours, zones and days off (`checkAvailability` false); an overlap is never possible. With a partner it is a request in their calendar, and their availability is always checked.',
    access: byGroomer,
    activity: 'Booked an appointment',
    changes: ['appointments', 'customers', 'free-times', 'groomer-booking', 'trades'],
    params: sessionParams,
    body: z.object({
      overrideServiceTime: z.number().int().min(5).max(MAX_VISIT_MINUTES).optional(),
      checkAvailability: z.boolean().default(true),
      appointment: z.object({ time, date: localDate }),
      notify: z.boolean().default(true),
      message: text(MAX_VISIT_MESSAGE_LENGTH).trim().default(''),
      utmArgs: freeJson.optional(),
    }),
    answer: appointmentDetail,
    errors: [
      'not_found',
      'illegal_transition',
      'slot_taken',
      'slot_unavailable',
      'dates_unavailable',
      'too_far_ahead',
      'time_passed',
      'customer_blocked',
      'agreements_unsigned',
      'address_missing',
    ],
    limit: ['placingsPerAccount'],
  }),
};
