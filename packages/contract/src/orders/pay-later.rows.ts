import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { unlisted } from '../activity.ts';
import { appointmentDetail } from '../appointments/appointments.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { cardProcessor, tokenBody } from '../payments/payments.schemas.ts';
import { ref, value } from '../reference.ts';
import { instant, text } from '../schemas.ts';
import { OWED_FOR, PAYMENT_LINK_STATES, PAYMENT_METHODS_BY_HAND } from './orders.facts.ts';
import { RECEIPT_LOOKS } from './receipt.facts.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const managed = z.object({ id: ref('appointment.manage') });
/** The link itself is the secret: whoever has it may see and pay this one amount, and nothing else. */
const link = z.object({ token: value(text(100, 20)) });

const receiptLine = z.object({ name: z.string(), amount: z.number(), look: z.enum(RECEIPT_LOOKS) });

const linkedPayment = z.object({
  siteName: z.string(),
  businessName: z.string(),
  /** The day of the visit, where it was. */
  date: z.string(),
  petNames: z.array(z.string()),
  owedFor: z.enum(OWED_FOR),
  amount: z.number(),
  currency: z.string(),
  /** What it is for, line by line, and how it was paid, with what is still to pay. */
  receipt: z.object({ lines: z.array(receiptLine), payments: z.array(receiptLine) }),
  state: z.enum(PAYMENT_LINK_STATES),
  /** Present once it is paid, by this link or another way. */
  paidAt: instant.nullable(),
  processor: cardProcessor,
  /** Where the bank wants the payer to confirm what was just sent: with it the browser shows the bank's page. */
  clientSecret: z.string().nullable(),
});

const addition = 'What is owed after a visit is paid by a link; the specification shows payments at the van only.';

export const payLaterRows = {
  sendPaymentLink: endpoint({
    method: 'POST',
    path: `${ORDER}/payment-link`,
    summary:
      'Texts the customer a link to pay what is owed for an order. A link works for 30 days; one that is sent again replaces it.',
    access: signedInAs(['groomer'], { whileImpersonating: 'barred' }),
    activity: 'Sent a payment link',
    changes: ['appointments'],
    params: managed,
    answer: appointmentDetail,
    errors: ['not_found', 'nothing_owed', 'payment_in_progress', 'too_many_messages'],
    limit: ['paymentLinksPerAccount'],
    addition,
  }),
  receivePayment: endpoint({
    method: 'POST',
    path: `${ORDER}/receive-payment`,
    summary: 'What was owed for an order was paid to the groomer in cash or by check.',
    access: signedInAs(['groomer'], { whileImpersonating: 'barred' }),
    activity: 'Received a payment that was owed',
    changes: ['appointments', 'money'],
    params: managed,
    body: z.object({ paymentMethodId: z.enum(PAYMENT_METHODS_BY_HAND) }),
    answer: appointmentDetail,
    errors: ['not_found', 'nothing_owed', 'payment_in_progress'],
    addition,
  }),
  getPaymentLink: endpoint({
    method: 'GET',
    path: '/v1/pay/:token',
    summary: 'What a payment link asks for. A link that is unknown, replaced or expired is not found.',
    access: anyone(),
    shows: ['payment-link'],
    params: link,
    answer: linkedPayment,
    errors: ['not_found'],
    limit: ['paymentPagesPerAddress'],
    addition,
  }),
  payByLink: endpoint({
    method: 'POST',
    path: '/v1/pay/:token',
    summary:
      'Pays what a link asks for with a card by its token; card numbers are refused. However often it is called, the amount is charged once: where it is paid or being paid already, the answer says so. Where the bank wants the payer to confirm, it is called again with the same token after that; another token gives up a payment that waits for it. The card is not kept.',
    access: anyone(),
    activity: unlisted('Paying by a link needs no account.'),
    changes: ['payment-link'],
    params: link,
    body: tokenBody,
    answer: linkedPayment,
    errors: ['not_found', 'card_declined'],
    limit: ['paymentsPerAddress', 'paymentsPerLink'],
    addition,
  }),
};
