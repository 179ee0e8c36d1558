import { daysBetween } from '@tailgate/values';
import { z } from 'zod';
import { unlisted } from '../activity.ts';
import { MAX_VISIT_MESSAGE_LENGTH, MAX_VISIT_MINUTES } from '../appointments/appointments.facts.ts';
import { slot } from '../appointments/appointments.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant, localDate, text } from '../schemas.ts';
import { byGroomer, groomerBooking, SESSION_PATH, sessionParams, time } from './session.rows.ts';
import {
  MAX_ADDITIONAL_TIMES,
  MAX_REPEAT_EVERY,
  MAX_SERIES_DATES,
  MAX_SERIES_DAYS,
  REPEATS,
  START_CONFLICTS,
} from './recurring.facts.ts';

const recurring = z
  .object({
    repeat: z.enum(REPEATS),
    every: z.number().int().min(1).max(MAX_REPEAT_EVERY),
    /** Weekdays of a weekly series, 1 (Sunday) to 7 (Saturday); without them the weekday of the start. */
    on: z.array(z.number().int().min(1).max(7)).max(7).default([]),
    start: localDate,
    end: localDate,
  })
  .refine(({ start, end }) => end >= start, { error: 'is before the start', path: ['end'] })
  .refine(({ start, end }) => daysBetween(start, end) <= MAX_SERIES_DAYS, {
    error: 'is more than two years after the start',
    path: ['end'],
  });

const series = z.object({
  override_service_time: z.number().int().min(5).max(MAX_VISIT_MINUTES).optional(),
  check_availability: z.boolean().default(true),
  appointment: z.object({ time }),
  recurring,
});

export const recurringRows = {
  previewSeries: endpoint({
    method: 'POST',
    path: `${SESSION_PATH}/:sessionId/recurring-orders-date`,
    summary: 'Every date of a series, what stands in its way, and the nearest free time instead. Changes nothing.',
    access: byGroomer,
    activity: unlisted('Changes nothing.'),
    changes: [],
    params: sessionParams,
    body: series,
    answer: z.object({
      dates: z.array(
        slot.extend({
          date: z.string(),
          conflict: z.enum(START_CONFLICTS).nullable(),
          /** Of a date with a conflict: the next free start of that day, or of the nearest day. */
          alternative: slot.nullable(),
        }),
      ),
      timeZone: z.string(),
    }),
    errors: ['not_found', 'illegal_transition', 'too_far_ahead', 'address_missing'],
    limit: ['placingsPerAccount'],
  }),
  placeSeries: endpoint({
    method: 'POST',
    path: `${SESSION_PATH}/:sessionId/place-recurring-orders`,
    summary:
      'Places the chosen dates of a series together, or none of them: `dates_unavailable` names the dates in the way.',
    access: byGroomer,
    activity: 'Booked a series of appointments',
    changes: ['appointments', 'customers', 'free-times', 'groomer-booking', 'trades'],
    params: sessionParams,
    body: series.extend({
      unselectedDates: z.array(localDate).max(MAX_SERIES_DATES).default([]),
      modifiedDates: z
        .array(z.object({ date: localDate, newDate: localDate, newTime: time.optional() }))
        .max(MAX_SERIES_DATES)
        .default([]),
      notify: z.boolean().default(true),
      message: text(MAX_VISIT_MESSAGE_LENGTH).trim().default(''),
    }),
    answer: z.object({
      recurrenceId: id,
      appointments: z.array(z.object({ id, appointmentStart: instant, appointmentEnd: instant })),
      timeZone: z.string(),
    }),
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
  setAdditionalTimes: endpoint({
    method: 'POST',
    path: `${SESSION_PATH}/:sessionId/set-additional-appointment-times`,
    summary: 'Replaces the further times at which the same is done. They are placed together with the appointment.',
    access: byGroomer,
    activity: unlisted('Listed once the appointment is placed.'),
    changes: ['groomer-booking'],
    params: sessionParams,
    body: z.object({ times: z.array(z.object({ date: localDate, time })).max(MAX_ADDITIONAL_TIMES) }),
    answer: groomerBooking,
    errors: ['not_found', 'illegal_transition', 'too_far_ahead'],
  }),
};
