import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { startRefusal } from '../scheduling/start-refusals.schemas.ts';
import { id, instant, pageOf, pageQuery, text, withinMiles } from '../schemas.ts';
import { MAX_TRADE_NOTE_LENGTH } from './appointments.facts.ts';
import { appointmentDetail, appointmentSummary, workToTake } from './appointments.schemas.ts';

const TRADING = '/v2/service-appointment/trading';
const groomer = signedInAs(['groomer'], { whileImpersonating: 'allowed' });

const traded = workToTake.extend({
  tradeNote: z.string(),
  desiredDatetime: instant.nullable(),
  partner: z.object({ id, displayName: z.string() }),
  /** Until then it can be accepted. */
  answerBy: instant,
});

export const tradingRows = {
  listTradePartners: endpoint({
    method: 'GET',
    path: `${TRADING}/seller/trade-partners`,
    summary:
      'Active groomers near the caller, to whom an appointment can be offered, the nearest first; with an appointment also why one cannot take it.',
    access: signedInAs(['groomer']),
    shows: ['free-times'],
    query: z.object({
      ...pageQuery,
      orderId: ref('appointment.manage').optional(),
      /** The time at which the partner should come, where it differs. */
      start: instant.optional(),
    }),
    answer: pageOf(
      z.object({
        id,
        displayName: z.string(),
        city: z.string(),
        withinMiles: withinMiles.nullable(),
        refusal: startRefusal.pick({ cause: true, timeOff: true }).nullable(),
      }),
    ),
    errors: ['not_found'],
  }),
  offerTrade: endpoint({
    method: 'POST',
    path: `${TRADING}/seller/send`,
    summary: 'Offers an appointment to a partner, who has half a day to answer. Until then it stays with the seller.',
    access: groomer,
    activity: 'Offered an appointment to a partner',
    changes: ['appointments', 'trades'],
    body: z.object({
      orderId: ref('appointment.manage'),
      recipientId: ref('tradePartner.offer'),
      note: text(MAX_TRADE_NOTE_LENGTH).trim().default(''),
      /** The time at which the partner should come, where it differs. */
      desiredDatetime: instant.optional(),
    }),
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition', 'too_far_ahead', 'time_passed', 'too_many_messages'],
  }),
  withdrawTrade: endpoint({
    method: 'DELETE',
    path: `${TRADING}/seller/sent-appointments/:id`,
    summary: 'Takes an offered appointment back.',
    access: groomer,
    activity: 'Took an offered appointment back',
    changes: ['appointments', 'trades'],
    params: z.object({ id: ref('appointment.manage') }),
    answer: appointmentDetail,
    errors: ['not_found', 'illegal_transition'],
    addition: 'The specification shows no way to take an offer back.',
  }),
  listRejectedTrades: endpoint({
    method: 'GET',
    path: `${TRADING}/seller/rejected-appointments`,
    summary: 'Appointments that partners declined and the seller has not read yet.',
    access: signedInAs(['groomer']),
    shows: ['trades'],
    answer: z.object({ items: z.array(appointmentSummary) }),
  }),
  markRejectedTradeRead: endpoint({
    method: 'PUT',
    path: `${TRADING}/seller/rejected-appointments/:id/mark-as-read`,
    summary: 'Takes a declined trade off the list.',
    access: groomer,
    activity: 'Read that a partner declined an appointment',
    changes: ['appointments', 'trades'],
    params: z.object({ id: ref('appointment.manage') }),
    errors: ['not_found'],
  }),
  listReceivedTrades: endpoint({
    method: 'GET',
    path: `${TRADING}/buyer/received-appointments`,
    summary:
      'Appointments that partners offer to the caller: city and work. The customer is shown once it is accepted.',
    access: signedInAs(['groomer']),
    shows: ['trades'],
    answer: z.object({ items: z.array(traded) }),
  }),
  acceptTrade: endpoint({
    method: 'PUT',
    path: `${TRADING}/buyer/received-appointments/:id/accept`,
    summary: 'Takes an offered appointment over, with its customer. The caller must have time for it.',
    access: groomer,
    activity: 'Took over an appointment of a partner',
    changes: ['appointments', 'customers', 'free-times', 'trades'],
    params: z.object({ id: ref('appointment.answerTrade') }),
    answer: appointmentDetail,
    errors: [
      'not_found',
      'illegal_transition',
      'slot_taken',
      'slot_unavailable',
      'too_far_ahead',
      'time_passed',
      'customer_blocked',
    ],
  }),
  rejectTrade: endpoint({
    method: 'PUT',
    path: `${TRADING}/buyer/received-appointments/:id/reject`,
    summary: 'Declines an offered appointment: it stays with the seller.',
    access: groomer,
    activity: 'Declined an appointment of a partner',
    changes: ['trades'],
    params: z.object({ id: ref('appointment.answerTrade') }),
    errors: ['not_found', 'illegal_transition'],
  }),
};
