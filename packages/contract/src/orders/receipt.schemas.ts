import { z } from 'zod';
import { REFUND_WAYS } from '../refunds/refunds.facts.ts';
import { id, instant } from '../schemas.ts';
import { CONSENT_WAYS, PAYMENT_METHODS, SETTLEMENT_KINDS } from './orders.facts.ts';
import { finalPrices, givenTip } from './orders.schemas.ts';

export const product = z.object({
  name: z.string(),
  price: z.number(),
  quantity: z.number().int(),
  total: z.number(),
});

const amount = { name: z.string(), price: z.number() };
/** What an ended appointment came to, the same for groomer and customer. */
export const receipt = z.object({
  id,
  kind: z.enum(SETTLEMENT_KINDS),
  settledAt: instant,
  appointmentStart: instant,
  timeZone: z.string(),
  serviceProvider: z.object({ id, displayName: z.string() }),
  currency: z.string(),
  /** Empty for a no-show and for a cancellation, of which the fee is the total. */
  lines: z.array(
    z.object({ petName: z.string(), serviceName: z.string(), price: z.number(), extras: z.array(z.object(amount)) }),
  ),
  /** What was sold beside the services. */
  products: z.array(product),
  travelFee: z.number(),
  /** Charges and discounts beside the services; discounts are negative. */
  charges: z.array(z.object(amount)),
  prices: finalPrices,
  /** How what was due was paid; null where nothing was due, or while it is owed. */
  tender: z.enum(PAYMENT_METHODS).nullable(),
  card: z.object({ brand: z.string(), lastFour: z.string() }).nullable(),
  owed: z.number(),
  /** What the customer added after the visit; no part of the total, and no refund gives it back. */
  laterTip: givenTip.extend({ card: z.object({ brand: z.string(), lastFour: z.string() }) }).nullable(),
  /** What the customer agreed to for each payment by card. */
  consents: z.array(
    z.object({
      way: z.enum(CONSENT_WAYS),
      /** With the tip. */
      most: z.number(),
      givenAt: instant,
      charged: z.number(),
    }),
  ),
  refunds: z.array(z.object({ amount: z.number(), way: z.enum(REFUND_WAYS), refundedAt: instant })),
});
