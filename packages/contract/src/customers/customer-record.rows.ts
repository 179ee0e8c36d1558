import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { appointmentMachine } from '../appointments/appointment.machine.ts';
import { endpoint } from '../endpoint.ts';
import { storedCard } from '../payments/payments.schemas.ts';
import { ref } from '../reference.ts';
import { id, instant, pageOf, pageQueryOf } from '../schemas.ts';
import { CUSTOMER_HISTORY_PAGE } from './customers.facts.ts';

const customerVisit = z.object({
  id,
  status: z.enum(appointmentMachine.states),
  appointmentStart: instant,
  isNoShow: z.boolean(),
  pets: z.array(z.string()),
  services: z.array(z.string()),
  minutes: z.number().int(),
  /** With the travel fee, before tax. */
  minPrice: z.number(),
  maxPrice: z.number(),
  /** What it came to, with all tips and without refunds; null until it is settled. */
  total: z.number().nullable(),
  tip: z.number(),
  refunded: z.number(),
  owed: z.number(),
});

const addition = 'The specification shows a customer without their appointments and without what they paid.';

/** What a customer booked and paid with one groomer. */
export const customerRecordRows = {
  getCustomerFigures: endpoint({
    method: 'GET',
    path: '/v2/service-provider/customer/:id/figures',
    summary:
      'The next appointment of a customer of the groomer, what they spent and owe, and the card that can be charged.',
    access: signedInAs(['groomer']),
    shows: ['appointments', 'customers'],
    params: z.object({ id: ref('customer.read') }),
    answer: z.object({
      timeZone: z.string(),
      currency: z.string(),
      next: customerVisit.nullable(),
      /** Start of the last completed appointment. */
      lastSeen: instant.nullable(),
      /** Days between completed appointments on average; null before the second. */
      usualCycleDays: z.number().int().nullable(),
      appointments: z.number().int(),
      completed: z.number().int(),
      canceled: z.number().int(),
      noShows: z.number().int(),
      /** The sum of what all appointments came to, fees for those that did not take place included. */
      spent: z.number(),
      /** Of a completed appointment; null before the first. */
      average: z.number().nullable(),
      owed: z.number(),
      /** The appointment that is owed for longest. */
      owedFor: id.nullable(),
      /** The last twelve months, the oldest first. */
      months: z.array(z.object({ month: z.string(), amount: z.number(), completed: z.number().int() })),
      /** The one that is charged unless another is chosen. */
      card: storedCard.nullable(),
    }),
    errors: ['not_found'],
    addition,
  }),
  listCustomerHistory: endpoint({
    method: 'GET',
    path: '/v2/service-provider/customer/:id/appointments',
    summary:
      'All appointments of a customer with the groomer, the latest first: those ahead, completed, canceled and missed ones.',
    access: signedInAs(['groomer']),
    shows: ['appointments', 'customers'],
    params: z.object({ id: ref('customer.read') }),
    query: z.object(pageQueryOf(CUSTOMER_HISTORY_PAGE)),
    answer: pageOf(customerVisit).extend({ timeZone: z.string(), currency: z.string() }),
    errors: ['not_found'],
    addition,
  }),
};
