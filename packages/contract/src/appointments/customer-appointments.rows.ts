import { cents } from '@tailgate/values/money';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { customerProfile } from '../accounts/account.schemas.ts';
import { canSchema } from '../can.ts';
import { ownPet } from '../customers/customer.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_CANCELLATION_FEE_CENTS } from '../orders/orders.facts.ts';
import { product, receipt } from '../orders/receipt.schemas.ts';
import { storedCards } from '../payments/payments.schemas.ts';
import { ref, value } from '../reference.ts';
import { dollars, id, image, inCents, instant, localDate, pageOf, pageQuery, storedAddress, text } from '../schemas.ts';
import { appointmentMachine } from './appointment.machine.ts';
import { CANCELLATION_STEPS, MAX_REASON_NOTE_LENGTH, MAX_VISIT_MINUTES } from './appointments.facts.ts';
import { appointmentDetail, availableDays, availableSlots, onMyWay } from './appointments.schemas.ts';

export const APPOINTMENTS = '/v2/service-appointment/customer/appointments';
export const customer = signedInAs(['customer'], { whileImpersonating: 'allowed' });
export const own = z.object({ id: ref('ownAppointment.manage') });
export const moves = ['not_found', 'illegal_transition'] as const;
const mirrors = 'The customer’s side of an appointment; the specification shows the groomer’s.';

/** Without what the groomer notes for themselves. */
export const customerAppointment = z.object({
  id,
  status: z.enum(appointmentMachine.states),
  appointmentStart: instant,
  appointmentEnd: instant,
  timeZone: z.string(),
  serviceProvider: z.object({
    id,
    displayName: z.string(),
    businessName: z.string().nullable(),
    photo: image.nullable(),
    /** The business phone, from the confirmation until a day after the visit; null otherwise, and where there is none. */
    phone: z.string().nullable(),
  }),
  address: storedAddress,
  petServices: z.array(
    z.object({
      petId: id,
      petName: z.string(),
      kind: z.enum(['dog', 'cat', 'other']),
      photo: image.nullable(),
      breed: z.string().nullable(),
      serviceName: z.string(),
      addOns: z.array(z.string()),
      minutes: z.number().int(),
      /** Estimated, with its add-ons. */
      minPrice: z.number(),
      maxPrice: z.number(),
    }),
  ),
  /** Products that come with it, each at the price at which it was put on. */
  upsells: z.array(product),
  currency: z.string(),
  travelFee: z.number(),
  /** With travel fee and products, before tax. */
  minPrice: z.number(),
  maxPrice: z.number(),
  /** The other time that is waiting for an answer: the customer’s wish, or the groomer’s proposal. */
  rescheduleRequest: z.object({ start: instant, end: instant }).nullable(),
  onMyWay,
  /** Until when the groomer answers what the customer asked for, or the customer a proposed time; null where nothing waits. */
  answerBy: instant.nullable(),
  /** How late the groomer said to be, the last time. */
  lateMinutes: z.number().int().nullable(),
  /** When the first pet was begun with. */
  startedAt: instant.nullable(),
  /**
   * It is free to cancel until then; later the groomer answers a request, and may charge the fee: that of the step which
   * applies now, or of the moment at which the customer asked.
   */
  cancellation: z.object({ fee: z.number(), step: z.enum(CANCELLATION_STEPS), freeUntil: instant }),
  /** What a card may be charged before tax and tip without asking the customer; null where that is nothing. */
  agreedUpTo: z.number().nullable(),
  /** The groomer asks to confirm more than that. */
  toConfirm: z.object({ amount: z.number(), askedAt: instant }).nullable(),
  isNoShow: z.boolean(),
  /** What it came to in the end, with tax and the tip at the van; null until it is settled. */
  total: z.number().nullable(),
  /** What the customer said about it; null until then. */
  review: z.object({ rating: z.number().int() }).nullable(),
  /** Pets of which the groomer sent a report card. */
  reportCardPetIds: z.array(id),
  reason: z.string().nullable(),
  recurrenceId: id.nullable(),
  can: canSchema(appointmentMachine),
});

export const customerAppointmentRows = {
  listOwnAppointments: endpoint({
    method: 'GET',
    path: APPOINTMENTS,
    summary:
      'The appointments of the customer: those ahead, the soonest first, or the past and canceled ones, the latest first.',
    access: signedInAs(['customer']),
    shows: ['appointments'],
    query: z.object({ when: z.enum(['upcoming', 'past']).default('upcoming'), ...pageQuery }),
    answer: pageOf(customerAppointment),
    addition: mirrors,
  }),
  getOwnAppointment: endpoint({
    method: 'GET',
    path: `${APPOINTMENTS}/:id`,
    summary: 'One appointment of the customer, with what can be done with it now.',
    access: signedInAs(['customer']),
    shows: ['appointments'],
    params: own,
    answer: customerAppointment,
    errors: ['not_found'],
    addition: mirrors,
  }),
  getCalendarFile: endpoint({
    method: 'GET',
    path: `${APPOINTMENTS}/:id/calendar-file`,
    summary: 'The appointment as a calendar file (iCalendar) with download=1; otherwise its name.',
    access: signedInAs(['customer']),
    shows: [],
    params: own,
    query: z.object({ download: z.enum(['0', '1']).default('0') }),
    answer: z.object({ name: z.string() }),
    errors: ['not_found'],
    download: ['ics'],
    addition: mirrors,
  }),
  getOwnReceipt: endpoint({
    method: 'GET',
    path: `${APPOINTMENTS}/:id/receipt`,
    summary: 'What an ended appointment came to, line by line, and how it was paid.',
    access: signedInAs(['customer']),
    shows: ['appointments', 'money'],
    params: own,
    answer: receipt,
    errors: ['not_found'],
    addition: mirrors,
  }),
  exportOwnData: endpoint({
    method: 'POST',
    path: '/v2/customer/export-data',
    summary: 'Everything that is kept about the customer: profile, pets, appointments and cards.',
    access: signedInAs(['customer'], { whileImpersonating: 'barred', freshSignIn: true }),
    activity: 'Downloaded own data',
    changes: [],
    answer: z.object({
      exportedAt: instant,
      profile: customerProfile,
      pets: z.array(ownPet),
      appointments: z.array(customerAppointment),
      cards: storedCards.shape.items,
    }),
    limit: ['exportsPerAccount'],
    addition: 'A person may have what is kept about them.',
  }),
  cancelOwnAppointment: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/cancel-appointment`,
    summary: 'Cancels an appointment of the customer; within the fee window it asks the groomer to cancel.',
    access: customer,
    activity: 'Canceled an appointment',
    changes: ['appointments', 'free-times'],
    params: own,
    body: inCents(
      z.object({
        description: text(MAX_REASON_NOTE_LENGTH).trim().default(''),
        /** The fee that was shown: where another one applies by now, nothing is done. */
        fee: dollars(cents(MAX_CANCELLATION_FEE_CENTS)).optional(),
      }),
      'fee',
    ),
    answer: customerAppointment,
    errors: [...moves, 'conflict'],
    addition: mirrors,
  }),
  askToMoveAppointment: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/reschedule-request`,
    summary: 'Asks the groomer for another time, which must be free. Both times are kept until the groomer answers.',
    access: customer,
    activity: 'Asked to reschedule an appointment',
    changes: ['appointments', 'free-times'],
    params: own,
    body: z.object({ appointmentStart: instant }),
    answer: customerAppointment,
    errors: [...moves, 'slot_taken', 'slot_unavailable', 'too_far_ahead', 'time_passed'],
    limit: ['placingsPerAccount'],
    addition: mirrors,
  }),
  acceptProposal: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/reschedule-proposal/accept`,
    summary: 'Moves the appointment to the time that the groomer proposed.',
    access: customer,
    activity: 'Accepted a proposed time',
    changes: ['appointments', 'free-times'],
    params: own,
    answer: customerAppointment,
    errors: [...moves, 'slot_taken', 'too_far_ahead', 'time_passed'],
    addition: mirrors,
  }),
  refuseProposal: endpoint({
    method: 'POST',
    path: `${APPOINTMENTS}/:id/reschedule-proposal/reject`,
    summary: 'Keeps the appointment at its time.',
    access: customer,
    activity: 'Declined a proposed time',
    changes: ['appointments', 'free-times'],
    params: own,
    answer: customerAppointment,
    errors: moves,
    addition: mirrors,
  }),
  listDaysToAskFor: endpoint({
    method: 'GET',
    path: `${APPOINTMENTS}/:id/:month/:year/available-days`,
    summary: 'The days of a month that the customer can ask for instead, and the reason for each other day.',
    access: signedInAs(['customer']),
    shows: ['free-times'],
    params: own.extend({ month: value(text(80)), year: value(text(80)) }),
    answer: availableDays,
    errors: ['not_found', 'too_far_ahead'],
    addition: mirrors,
  }),
  listSlotsToAskFor: endpoint({
    method: 'GET',
    path: `${APPOINTMENTS}/:id/available-time-slots`,
    summary: 'The starts on a day that the customer can ask for instead.',
    access: signedInAs(['customer']),
    shows: ['free-times'],
    params: own,
    query: z.object({ date: localDate }),
    answer: availableSlots,
    errors: ['not_found', 'too_far_ahead'],
    addition: mirrors,
  }),
  proposeMove: endpoint({
    method: 'POST',
    path: '/v2/service-appointment/service-provider/appointments/:id/reschedule-proposal',
    summary: 'Proposes another time to the customer. Both times are kept until the customer answers.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: 'Proposed another time',
    changes: ['appointments', 'free-times'],
    params: z.object({ id: ref('appointment.manage') }),
    body: z.object({
      appointmentStart: instant,
      duration: z.number().int().min(5).max(MAX_VISIT_MINUTES).optional(),
    }),
    answer: appointmentDetail,
    errors: [...moves, 'slot_taken', 'slot_unavailable', 'too_far_ahead', 'time_passed'],
    limit: ['placingsPerAccount'],
    addition: 'The specification shows the state of a proposed time, and no call that proposes it.',
  }),
};
