import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../paging.facts.ts';
import { ref, value } from '../reference.ts';
import { startRefusal } from '../scheduling/start-refusals.schemas.ts';
import { id, instant, localDate, requiredText, text } from '../schemas.ts';
import { appointmentMachine } from './appointment.machine.ts';
import {
  MAX_CANCELED_AT_ONCE,
  MAX_REASON_NOTE_LENGTH,
  MAX_VISIT_MINUTES,
  REASON_CATEGORIES,
} from './appointments.facts.ts';
import { appointmentDetail, appointmentSummary, availableDays, availableSlots } from './appointments.schemas.ts';
import { customerAppointmentRows } from './customer-appointments.rows.ts';
import { ownWithdrawalRows } from './own-withdrawals.rows.ts';
import { dayRows } from './day.rows.ts';
import { grabItRows } from './grab-it.rows.ts';
import { potentialCustomerRows } from './potential-customers.rows.ts';
import { tradingRows } from './trading.rows.ts';
import { visitRows } from './visit.rows.ts';

const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';
const SCHEDULE = '/v2/service-schedule/service-provider';

const reason = {
  reasonId: requiredText(200),
  description: text(MAX_REASON_NOTE_LENGTH).trim().default(''),
};
const managed = z.object({ id: ref('appointment.manage') });
const groomer = signedInAs(['groomer'], { whileImpersonating: 'allowed' });
const moves = ['not_found', 'illegal_transition'] as const;
const monthAndYear = { month: value(text(80)), year: value(text(80)) };
const serviceTime = z.coerce.number().int().min(5).max(MAX_VISIT_MINUTES).optional();
const statuses = z.union([
  z.enum(appointmentMachine.states).transform((status) => [status]),
  z.array(z.enum(appointmentMachine.states)).max(appointmentMachine.states.length),
]);
const reasons = z.object({ items: z.array(z.object({ id: z.string(), description: z.string() })) });

export const appointmentsContract = {
  ...dayRows,
  ...tradingRows,
  ...grabItRows,
  ...potentialCustomerRows,
  ...visitRows,
  ...customerAppointmentRows,
  ...ownWithdrawalRows,
  getMonthlySchedule: endpoint({
    method: 'GET',
    path: `${SCHEDULE}/monthly-schedule/:year/:month`,
    summary: 'The appointments of a month in the calendar of the groomer, by start.',
    access: signedInAs(['groomer']),
    shows: ['appointments'],
    params: z.object(monthAndYear),
    answer: z.object({
      items: z.array(appointmentSummary),
      /** What customers are booking at the moment. */
      holds: z.array(z.object({ id, start: instant, end: instant, until: instant })),
      timeZone: z.string(),
    }),
  }),
  listAppointments: endpoint({
    method: 'GET',
    path: `${SCHEDULE}/orders`,
    summary: 'Appointments by status, day, customer, pet or words, in pages.',
    access: signedInAs(['groomer']),
    shows: ['appointments'],
    query: z.object({
      status: statuses.optional(),
      'status[]': statuses.optional(),
      start_date: localDate.optional(),
      end_date: localDate.optional(),
      customer_id: ref('customer.filterAppointments').optional(),
      pet_id: ref('pet.book').optional(),
      customer_search: text(100).optional(),
      order: z.enum(['asc', 'desc']).default('asc'),
      limit: z.coerce
        .number()
        .int()
        .min(-1)
        .max(1_000_000)
        .default(DEFAULT_PAGE_SIZE)
        .transform((limit) => (limit <= 0 ? MAX_PAGE_SIZE : Math.min(limit, MAX_PAGE_SIZE))),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      /** Continues after the last item of an earlier page, however far down it is. */
      after: text(100).optional(),
    }),
    answer: z.object({
      items: z.array(appointmentSummary),
      meta: z.object({
        page: z.number().int(),
        totalPages: z.number().int(),
        total: z.number().int(),
        next: z.string().nullable(),
      }),
      timeZone: z.string(),
    }),
  }),
  getAppointment: endpoint({
    method: 'GET',
    path: '/v2/service-checkout/pet-service/service-provider/order/:id',
    summary: 'One appointment with customer, pets, prices, history and what can be done with it now.',
    access: signedInAs(['groomer']),
    shows: ['appointments'],
    params: z.object({ id: ref('appointment.read') }),
    answer: appointmentDetail,
    errors: ['not_found'],
  }),
  acceptAppointment: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/accept-appointment`,
    summary: 'Accepts a request.',
    access: groomer,
    activity: 'Accepted an appointment',
    changes: ['appointments', 'free-times'],
    params: managed,
    answer: appointmentDetail,
    errors: moves,
  }),
  rejectAppointment: endpoint({
    method: 'PUT',
    path: `${APPOINTMENTS}/:id/reject-appointment`,
    summary: 'Declines a request with a reason.',
    access: groomer,
    activity: 'Declined an appointment',
    changes: ['appointments', 'free-times'],
    params: managed,
    body: z.object(reason),
    answer: appointmentDetail,
    errors: moves,
  }),
  cancelAppointment: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/cancel-appointment`,
    summary:
      'Cancels an appointment with a reason; with its recurrence id also the later ones of the series. Accepts a request to cancel.',
    access: groomer,
    activity: 'Canceled an appointment',
    changes: ['appointments', 'free-times'],
    params: managed,
    body: z.object({ ...reason, recurrenceId: ref('appointmentSeries.cancel').optional() }),
    answer: z.object({ cancelled: z.array(id) }),
    errors: moves,
  }),
  refuseCancellation: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/cancellation-request/reject`,
    summary: 'Declines the customer’s request to cancel: the appointment stands.',
    access: groomer,
    activity: 'Declined a request to cancel',
    changes: ['appointments', 'free-times'],
    params: managed,
    answer: appointmentDetail,
    errors: moves,
    addition: 'The specification shows no answer to a request to cancel.',
  }),
  cancelDay: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/cancel-appointments`,
    summary: 'Cancels all appointments of a day, and on request takes the day off.',
    access: groomer,
    activity: 'Canceled the appointments of a day',
    changes: ['appointments', 'free-times', 'time-off'],
    body: z.object({ ...reason, date: localDate, turnOfDay: z.boolean().default(false) }),
    answer: z.object({ cancelled: z.array(id) }),
    grows: 'timeOff',
  }),
  cancelOrders: endpoint({
    method: 'POST',
    path: `${SCHEDULE}/cancel-orders`,
    summary: 'Cancels several appointments at once, all or none; with a customer id all must be of this customer.',
    access: groomer,
    activity: 'Canceled appointments',
    changes: ['appointments', 'free-times'],
    body: z.object({
      ...reason,
      orderIds: z.array(ref('appointment.manage')).min(1).max(MAX_CANCELED_AT_ONCE),
      customerId: ref('customer.filterAppointments').optional(),
    }),
    answer: z.object({ cancelled: z.array(id) }),
    errors: moves,
  }),
  getDrivingDetails: endpoint({
    method: 'GET',
    path: `${SCHEDULE}/driving-details`,
    summary: 'The drives of each day: from the base to the stops in order and back, in miles and minutes.',
    access: signedInAs(['groomer']),
    shows: ['appointments'],
    query: z
      .object({ start_date: localDate, end_date: localDate })
      .refine(({ start_date, end_date }) => start_date <= end_date, {
        error: 'must not be before the start',
        path: ['end_date'],
      }),
    answer: z.object({
      days: z.array(
        z.object({
          date: z.string(),
          travelDistance: z.number(),
          travelDurationTraffic: z.number().int(),
          /** The drive to each stop; null from an unknown base. */
          legs: z.array(
            z.object({ appointmentId: id, distanceMiles: z.number().nullable(), minutes: z.number().int().nullable() }),
          ),
        }),
      ),
    }),
  }),
  rescheduleAppointment: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/reschedule-appointment`,
    summary:
      'Moves an appointment to another start that is still to come. It needs no reason. An overlap is never possible.',
    access: groomer,
    activity: 'Rescheduled an appointment',
    changes: ['appointments', 'free-times'],
    params: managed,
    body: z.object({
      reasonId: reason.reasonId.optional(),
      description: reason.description,
      appointmentStart: instant,
      duration: z.number().int().min(5).max(MAX_VISIT_MINUTES).optional(),
      /** Told in any case where a card of the customer can be charged. */
      notifyCustomer: z.boolean().default(true),
      /** Also outside of hours, zones and days off. */
      forceUpdate: z.boolean().default(false),
    }),
    answer: appointmentDetail,
    errors: [...moves, 'slot_taken', 'slot_unavailable', 'too_far_ahead', 'time_passed'],
  }),
  acceptRescheduleRequest: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/reschedule-request/accept`,
    summary: 'Moves the appointment to the time that the customer asked for.',
    access: groomer,
    activity: 'Accepted a request to reschedule',
    changes: ['appointments', 'free-times'],
    params: managed,
    answer: appointmentDetail,
    errors: [...moves, 'slot_taken', 'too_far_ahead', 'time_passed'],
  }),
  rejectRescheduleRequest: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/reschedule-request/reject`,
    summary: 'Keeps the appointment at its time.',
    access: groomer,
    activity: 'Declined a request to reschedule',
    changes: ['appointments', 'free-times'],
    params: managed,
    answer: appointmentDetail,
    errors: moves,
  }),
  listDaysForMove: endpoint({
    method: 'GET',
    path: `${APPOINTMENTS}/:id/:month/:year/available-days`,
    summary: 'The days of a month to which the appointment can be moved, and the reason for each other day.',
    access: signedInAs(['groomer']),
    shows: ['free-times'],
    params: z.object({ id: ref('appointment.manage'), ...monthAndYear }),
    query: z.object({ service_time: serviceTime }),
    answer: availableDays,
    errors: ['not_found', 'too_far_ahead'],
  }),
  listSlotsForMove: endpoint({
    method: 'GET',
    path: `${APPOINTMENTS}/:id/available-time-slots`,
    summary: 'The starts on a day to which the appointment can be moved, and what is in the way of one start.',
    access: signedInAs(['groomer']),
    shows: ['free-times'],
    params: managed,
    query: z.object({ date: localDate, service_time: serviceTime, start: instant.optional() }),
    /** `refusal`: null for a start that is free, and where none is named. */
    answer: availableSlots.extend({ refusal: startRefusal.nullable() }),
    errors: ['not_found', 'too_far_ahead'],
  }),
  listCustomerCancellationReasons: endpoint({
    method: 'GET',
    path: `${APPOINTMENTS}/cancellation-reasons-customer-related`,
    summary: 'Why customers cancel.',
    access: signedInAs(['groomer']),
    shows: [],
    answer: reasons,
  }),
  listReasons: endpoint({
    method: 'GET',
    path: `${APPOINTMENTS}/cancellation-reasons`,
    summary: 'The site’s reasons of one kind.',
    access: signedInAs(['groomer']),
    shows: [],
    query: z.object({ category: z.enum(REASON_CATEGORIES).default('reschedule-reason') }),
    answer: reasons,
  }),
};
