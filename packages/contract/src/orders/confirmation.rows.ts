import { cents } from '@tailgate/values/money';
import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { unlisted } from '../activity.ts';
import { appointmentDetail } from '../appointments/appointments.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { ref, value } from '../reference.ts';
import { dollars, inCents, instant, text } from '../schemas.ts';
import { CONFIRMATION_ANSWERS, CONFIRMATION_STATES, MAX_ORDER_CENTS } from './orders.facts.ts';

const OWN = '/v2/service-appointment/customer/appointments/:id/confirmation';
const own = z.object({ id: ref('ownAppointment.manage') });
/** The link itself is the secret: whoever has it may see and answer this one question. */
const link = z.object({ token: value(text(100, 20)) });

const confirmation = z.object({
  siteName: z.string(),
  businessName: z.string(),
  /** The day of the visit, where it was. */
  date: z.string(),
  petNames: z.array(z.string()),
  currency: z.string(),
  /** What it comes to now, line by line; discounts are negative. */
  lines: z.array(z.object({ name: z.string(), price: z.number() })),
  /** The sum of the lines, which the card would be charged. */
  amount: z.number(),
  /** What the customer agreed to before, with the tip; null where that was nothing. */
  agreed: z.number().nullable(),
  askedAt: instant,
  expiresAt: instant,
  state: z.enum(CONFIRMATION_STATES),
});

const answered = inCents(
  z.object({
    answer: z.enum(CONFIRMATION_ANSWERS),
    /** What was shown. */
    amount: dollars(cents(MAX_ORDER_CENTS)),
  }),
  'amount',
);

const addition =
  'A card is charged above its estimate only when the customer confirms it; the specification charges any amount.';
const errors = ['not_found', 'conflict', 'nothing_to_confirm'] as const;

export const confirmationRows = {
  askToConfirm: endpoint({
    method: 'POST',
    path: '/v2/service-checkout/pet-service/service-provider/order/:id/ask-to-confirm',
    summary:
      'Asks the customer of an order to confirm what it comes to, because that is more than they agreed to. They get a link that works for a day; one that is sent again replaces it.',
    access: signedInAs(['groomer'], { whileImpersonating: 'barred' }),
    activity: 'Asked a customer to confirm a total',
    changes: ['appointments'],
    params: z.object({ id: ref('appointment.manage') }),
    answer: appointmentDetail,
    errors: [
      'not_found',
      'illegal_transition',
      'nothing_to_confirm',
      'customer_unreachable',
      'payment_in_progress',
      'too_many_messages',
    ],
    limit: ['confirmationsPerAccount'],
    addition,
  }),
  getConfirmation: endpoint({
    method: 'GET',
    path: '/v1/confirm/:token',
    summary: 'What a link asks its customer to confirm. A link that is unknown, replaced or expired is not found.',
    access: anyone(),
    shows: ['confirmation'],
    params: link,
    answer: confirmation,
    errors: ['not_found'],
    limit: ['paymentPagesPerAddress'],
    addition,
  }),
  answerConfirmation: endpoint({
    method: 'POST',
    path: '/v1/confirm/:token',
    summary:
      'Confirms or declines what a link asks for, once. Nothing is charged by it. Another amount than the order comes to now is a conflict.',
    access: anyone(),
    activity: unlisted('Confirming by a link needs no account; the consent is kept with the charge.'),
    changes: ['confirmation'],
    params: link,
    body: answered,
    answer: confirmation,
    errors,
    limit: ['paymentsPerAddress'],
    addition,
  }),
  getOwnConfirmation: endpoint({
    method: 'GET',
    path: OWN,
    summary: 'What the groomer of an appointment asks its customer to confirm.',
    access: signedInAs(['customer']),
    shows: ['appointments'],
    params: own,
    answer: confirmation,
    errors: ['not_found'],
    addition,
  }),
  answerOwnConfirmation: endpoint({
    method: 'POST',
    path: OWN,
    summary: 'Confirms or declines it, like the link that was sent.',
    access: signedInAs(['customer'], { whileImpersonating: 'barred' }),
    activity: 'Answered a request to confirm a total',
    changes: ['appointments'],
    params: own,
    body: answered,
    answer: confirmation,
    errors,
    addition,
  }),
};
