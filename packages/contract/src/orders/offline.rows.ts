import { cents } from '@tailgate/values/money';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { MAX_LINE_PRICE_CENTS, MAX_PET_SERVICES, MAX_VISIT_PETS } from '../appointments/appointments.facts.ts';
import { appointmentDetail } from '../appointments/appointments.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_GIFT_CARD_CODE_LENGTH } from '../gift-cards/gift-cards.facts.ts';
import { MAX_COUPON_CODE_LENGTH } from '../marketing/marketing.facts.ts';
import { ref } from '../reference.ts';
import { dollars, inCents, instant, requiredText } from '../schemas.ts';
import { MAX_ORDER_CENTS, MAX_TIP_CENTS, PAYMENT_METHODS } from './orders.facts.ts';
import { signature } from './orders.schemas.ts';

/** What a device noted about a service; one that is named has ended. */
const petService = inCents(
  z.object({
    petServiceId: ref('appointmentLine.update'),
    /** The groomer's price of the service alone; null leaves it to the estimate, and what is left out stays. */
    serviceAmount: dollars(cents(MAX_LINE_PRICE_CENTS)).nullable().optional(),
    startTime: instant.optional(),
    endTime: instant.optional(),
  }),
  'serviceAmount',
);

export const offlineRows = {
  completeOrderOffline: endpoint({
    method: 'POST',
    path: '/v1/orders/:id/complete-order-offline',
    summary:
      'Completes an order with what a device noted while it had no connection. Times are of the day of the visit. Totals are the server’s: `offline` says how far they are from what the device showed. Sent again, it answers the completed order and charges nothing.',
    access: signedInAs(['groomer'], { whileImpersonating: 'barred' }),
    activity: 'Completed an order that was noted offline',
    changes: ['appointments', 'coupons', 'customers', 'free-times', 'gift-cards', 'loyalty', 'money', 'upsells'],
    params: z.object({ id: ref('appointment.manage') }),
    body: inCents(
      z.object({
        orderId: ref('appointment.manage').optional(),
        petServices: z
          .array(petService)
          .max(MAX_VISIT_PETS * MAX_PET_SERVICES)
          .default([]),
        paymentMethod: z.enum(PAYMENT_METHODS),
        /** Of the order's customer; left out, their default card is charged. */
        creditCardId: ref('orderCard.use').nullable().optional(),
        /** Left out, what is on the order stays; null takes it off. */
        promoCode: requiredText(MAX_COUPON_CODE_LENGTH).nullable().optional(),
        giftCard: requiredText(MAX_GIFT_CARD_CODE_LENGTH).nullable().optional(),
        tipAmount: dollars(cents(MAX_TIP_CENTS)).optional(),
        /** What the device showed as due. */
        due: dollars(cents(MAX_ORDER_CENTS)).optional(),
        signature: signature.nullable().optional(),
      }),
      'tipAmount',
      'due',
    ),
    answer: appointmentDetail.extend({
      offline: z.object({
        shownDue: z.number().nullable(),
        due: z.number(),
        /** What the server asked beyond what the device showed. */
        difference: z.number().nullable(),
      }),
    }),
    errors: [
      'not_found',
      'illegal_transition',
      'order_not_ready',
      'card_declined',
      'authentication_required',
      'payment_in_progress',
    ],
    limit: ['offlineCompletionsPerAccount'],
  }),
};
