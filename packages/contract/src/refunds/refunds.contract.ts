import { cents } from '@tailgate/values/money';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { appointmentDetail } from '../appointments/appointments.schemas.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_ORDER_CENTS } from '../orders/orders.facts.ts';
import { CHARGE_PURPOSES } from '../payments/purposes.facts.ts';
import { ref } from '../reference.ts';
import { dollars, id, inCents, instant, pageOf, pageQuery, requiredText, text } from '../schemas.ts';
import {
  CHARGE_STATUSES,
  DISPUTE_STATUSES,
  LEDGER_ACCOUNTS,
  MAX_REFUND_REASON_LENGTH,
  REFUND_STATUSES,
  REFUND_WAYS,
} from './refunds.facts.ts';

const ORDERS = '/v2/staff/orders';
const ORDER = `${ORDERS}/:id`;
const addition = 'The specification shows no call for those who answer questions about money.';
const params = z.object({ id: ref('order.handleMoney') });

const person = z.object({ id, displayName: z.string() });
const refundStatus = z.enum(REFUND_STATUSES);

/** A balanced transaction of the ledger: its amounts add up to nothing. */
const booking = z.object({
  id,
  kind: z.string(),
  date: instant,
  entries: z.array(
    z.object({
      account: z.enum(LEDGER_ACCOUNTS),
      /** Null for accounts of the site. */
      party: person.nullable(),
      /** A debit is positive, a credit negative. */
      amount: z.number(),
      reason: z.string(),
    }),
  ),
});
const bookings = z.array(booking);

const orderMoney = z.object({
  /** The appointment with its quote (`minPrice` to `maxPrice`), services, charges, terms, totals and settlement. */
  order: appointmentDetail,
  /** Who gets what of it, as of now or as it was settled. */
  split: z.object({
    groomer: z.number(),
    owner: z.number(),
    platform: z.number(),
    processing: z.number(),
    tax: z.number(),
    tip: z.number(),
  }),
  /** What happened to the appointment, the oldest first. */
  timeline: z.array(
    z.object({ date: instant, move: z.string(), status: z.string(), actor: z.string(), by: person.nullable() }),
  ),
  /** What people did to it, the oldest first: edits at the van, completion, refunds. */
  activity: z.array(
    z.object({
      id,
      date: instant,
      title: z.string(),
      by: person.nullable(),
      /** Somebody of support acted for them. */
      bySupport: z.object({ displayName: z.string(), reason: z.string().nullable() }).nullable(),
    }),
  ),
  charges: z.array(
    z.object({
      id,
      purpose: z.enum(CHARGE_PURPOSES),
      amount: z.number(),
      status: z.enum(CHARGE_STATUSES),
      failureCode: z.string().nullable(),
      /** 'Visa ending in 4242'. */
      card: z.string(),
      openedAt: instant,
      settledAt: instant.nullable(),
    }),
  ),
  /** The booking of the completion, and of a tip that was added later; empty before. */
  bookings,
  refunds: z.array(
    z.object({
      id,
      way: z.enum(REFUND_WAYS),
      amount: z.number(),
      reason: z.string(),
      status: refundStatus,
      failureCode: z.string().nullable(),
      by: person.nullable(),
      openedAt: instant,
      settledAt: instant.nullable(),
      bookings,
    }),
  ),
  /** Payments that a bank took back, or asked about and returned. */
  disputes: z.array(
    z.object({
      id,
      amount: z.number(),
      fee: z.number(),
      reason: z.string(),
      status: z.enum(DISPUTE_STATUSES),
      openedAt: instant,
      closedAt: instant.nullable(),
      bookings,
    }),
  ),
  /** Payouts to the groomer that had this order in them, and those that the bank sent back. */
  payouts: z.array(z.object({ id, date: instant, amount: z.number(), isReturned: z.boolean(), bookings })),
  /** What can still be given back, by the way it was paid. */
  refundable: z.array(z.object({ way: z.enum(REFUND_WAYS), amount: z.number() })),
  sums: z.object({ customerPaid: z.number(), groomerGets: z.number(), platformKeeps: z.number() }),
  /** Whether debits and credits of everything shown are equal. */
  isBalanced: z.boolean(),
});

const siteOrder = z.object({
  id,
  appointmentStart: instant,
  timeZone: z.string(),
  status: appointmentDetail.shape.status,
  customer: person,
  serviceProvider: person,
  /** What was agreed; null until then. */
  total: z.number().nullable(),
  refunded: z.number(),
});

export const refundsContract = {
  listOrders: endpoint({
    method: 'GET',
    path: ORDERS,
    summary:
      'Orders of the site, booked last first: those of a customer or groomer by name or id, or the one with an id.',
    access: signedInAs(['staff', 'support'], { duty: DUTY_FOR.orders }),
    shows: ['appointments', 'money'],
    query: z.object({
      ...pageQuery,
      search: text(100).trim().default(''),
      status: appointmentDetail.shape.status.optional(),
    }),
    /** At most 10,000 are counted. */
    answer: pageOf(siteOrder),
    addition,
  }),
  getOrderMoney: endpoint({
    method: 'GET',
    path: `${ORDER}/money`,
    summary: 'The money of an order: quote, edits, charge, split, refunds and payouts, each with its ledger entries.',
    access: signedInAs(['staff', 'support'], { duty: DUTY_FOR.orders }),
    shows: ['appointments', 'money'],
    params,
    answer: orderMoney,
    errors: ['not_found'],
    addition,
  }),
  refundOrder: endpoint({
    method: 'POST',
    path: `${ORDER}/refunds`,
    summary:
      'Gives back all or a part of what was paid, the way it was paid. A card refund may be `pending` until the processor has answered; cash and checks are recorded as given back by the groomer.',
    access: signedInAs(['staff', 'support'], { duty: DUTY_FOR.orders, whileImpersonating: 'barred' }),
    activity: 'Refunded an order',
    changes: ['appointments', 'gift-cards', 'loyalty', 'money'],
    params,
    body: inCents(
      z.object({
        amount: dollars(cents(MAX_ORDER_CENTS), cents(1)),
        reason: requiredText(MAX_REFUND_REASON_LENGTH),
        /** Where a gift card paid a part: which of the two. Without it, the other one as long as something is left. */
        way: z.enum(REFUND_WAYS).optional(),
      }),
      'amount',
    ),
    answer: z.object({ id, way: z.enum(REFUND_WAYS), amount: z.number(), status: refundStatus }),
    errors: ['not_found'],
    addition,
  }),
};
