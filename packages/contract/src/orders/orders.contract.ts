import { cents } from '@tailgate/values/money';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { appointmentDetail } from '../appointments/appointments.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_GIFT_CARD_CODE_LENGTH } from '../gift-cards/gift-cards.facts.ts';
import { MAX_COUPON_CODE_LENGTH } from '../marketing/marketing.facts.ts';
import { ref } from '../reference.ts';
import { dollars, inCents, requiredText, text } from '../schemas.ts';
import { cancellationRows } from './cancellation.rows.ts';
import { confirmationRows } from './confirmation.rows.ts';
import { laterTipRows } from './later-tip.rows.ts';
import { offlineRows } from './offline.rows.ts';
import { orderCardRows } from './order-cards.rows.ts';
import { orderLineRows } from './order-lines.rows.ts';
import { orderUpsellRows } from './order-upsells.rows.ts';
import {
  FEE_METHODS,
  FEE_PAYERS,
  MAX_NO_SHOW_DESCRIPTION_LENGTH,
  MAX_NO_SHOW_FEE_CENTS,
  MAX_NO_SHOW_TITLE_LENGTH,
  MAX_ORDER_CENTS,
  MAX_TIP_CENTS,
  ORDER_METHODS,
} from './orders.facts.ts';
import { paymentMethod, signature } from './orders.schemas.ts';
import { payLaterRows } from './pay-later.rows.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const groomer = signedInAs(['groomer'], { whileImpersonating: 'allowed' });
/** Money moves: support cannot do it for somebody. */
const groomerAlone = signedInAs(['groomer'], { whileImpersonating: 'barred' });
const managed = z.object({ id: ref('appointment.manage') });
const LOYALTY_WHY = 'The specification counts visits as loyalty points, and shows nothing that they are good for.';
const edits = ['not_found', 'illegal_transition'] as const;

export type { OrderPart } from './orders.schemas.ts';

export const ordersContract = {
  ...orderLineRows,
  ...orderUpsellRows,
  ...orderCardRows,
  ...offlineRows,
  ...payLaterRows,
  ...cancellationRows,
  ...laterTipRows,
  ...confirmationRows,
  setTip: endpoint({
    method: 'POST',
    path: `${ORDER}/tip`,
    summary: 'Sets the tip of an order; 0 takes it away.',
    access: groomer,
    activity: 'Set the tip of an order',
    changes: ['appointments'],
    params: managed,
    body: inCents(
      z.object({
        amount: dollars(cents(MAX_TIP_CENTS)),
        type: z.literal('fixed').default('fixed'),
        /** The part of the work that the amount is: the tip stays it while services and products change. */
        percent: z.number().int().min(1).max(100).optional(),
      }),
      'amount',
    ),
    answer: appointmentDetail,
    errors: edits,
  }),
  chooseManagementFeePayer: endpoint({
    method: 'POST',
    path: `${ORDER}/management-fee`,
    summary: 'Whether the customer pays the management fee of the site instead of the groomer.',
    access: groomer,
    activity: 'Chose who pays the management fee',
    changes: ['appointments'],
    params: managed,
    body: z.object({ shouldChargeCustomer: z.boolean() }),
    answer: appointmentDetail,
    errors: edits,
  }),
  chooseProcessingFeePayer: endpoint({
    method: 'POST',
    path: `${ORDER}/payment-processing-fee`,
    summary: 'Who pays for the processing of a card payment.',
    access: groomer,
    activity: 'Chose who pays the processing fee',
    changes: ['appointments'],
    params: managed,
    body: z.object({ payer: z.enum(FEE_PAYERS) }),
    answer: appointmentDetail,
    errors: edits,
  }),
  listPaymentMethods: endpoint({
    method: 'GET',
    path: `${ORDER}/payment/list`,
    summary: 'How the customer of an order can pay.',
    access: signedInAs(['groomer']),
    shows: ['cards'],
    params: managed,
    answer: z.object({ items: z.array(paymentMethod) }),
    errors: ['not_found'],
  }),
  choosePaymentMethod: endpoint({
    method: 'POST',
    path: `${ORDER}/payment`,
    summary: 'Chooses how what is due is paid.',
    access: groomer,
    activity: 'Chose how an order is paid',
    changes: ['appointments'],
    params: managed,
    body: z.object({
      paymentMethodId:
        z.enum(ORDER_METHODS) /** A card of the customer; of one that has a default, it may be left out. */,
      sourceId: ref('orderCard.use').nullable().optional(),
    }),
    answer: appointmentDetail,
    errors: edits,
  }),
  addCoupon: endpoint({
    method: 'POST',
    path: `${ORDER}/coupon`,
    summary: 'Puts a coupon on an order, instead of the one that is on it.',
    access: groomer,
    activity: 'Put a coupon on an order',
    changes: ['appointments'],
    params: managed,
    body: z.object({ couponCode: requiredText(MAX_COUPON_CODE_LENGTH) }),
    answer: appointmentDetail,
    errors: edits,
  }),
  removeCoupon: endpoint({
    method: 'DELETE',
    path: `${ORDER}/coupon`,
    summary: 'Takes the coupon off an order.',
    access: groomer,
    activity: 'Took a coupon off an order',
    changes: ['appointments'],
    params: managed,
    answer: appointmentDetail,
    errors: edits,
  }),
  addGiftCard: endpoint({
    method: 'POST',
    path: `${ORDER}/gift-card`,
    summary: 'Puts a gift card on an order, instead of the one that is on it. It pays at completion.',
    access: groomer,
    activity: 'Put a gift card on an order',
    changes: ['appointments'],
    params: managed,
    body: z.object({ giftCardCode: requiredText(MAX_GIFT_CARD_CODE_LENGTH) }),
    answer: appointmentDetail,
    errors: edits,
    limit: ['giftCardTriesPerAccount'],
  }),
  removeGiftCard: endpoint({
    method: 'DELETE',
    path: `${ORDER}/gift-card`,
    summary: 'Takes the gift card off an order.',
    access: groomer,
    activity: 'Took a gift card off an order',
    changes: ['appointments'],
    params: managed,
    answer: appointmentDetail,
    errors: edits,
    addition: 'The specification puts gift cards on orders, and shows no call that takes one off.',
  }),
  useLoyalty: endpoint({
    method: 'POST',
    path: `${ORDER}/loyalty`,
    summary:
      'Pays what can be paid of an order with the customer’s rewards from this groomer. They are taken at completion; what the order does not need stays.',
    access: groomer,
    activity: 'Used a loyalty reward on an order',
    changes: ['appointments'],
    params: managed,
    answer: appointmentDetail,
    errors: [...edits, 'conflict'],
    addition: LOYALTY_WHY,
  }),
  leaveLoyalty: endpoint({
    method: 'DELETE',
    path: `${ORDER}/loyalty`,
    summary: 'Leaves the customer’s rewards for another visit.',
    access: groomer,
    activity: 'Took a loyalty reward off an order',
    changes: ['appointments'],
    params: managed,
    answer: appointmentDetail,
    errors: edits,
    addition: LOYALTY_WHY,
  }),
  markNoShow: endpoint({
    method: 'POST',
    path: `${ORDER}/set-order-no-show`,
    summary:
      'Nobody was there: ends the order with a fee of at most `maxNoShowFee`, from the start on that the customer was last told and before its first service. No fee can be asked for a time that the customer neither chose nor was told a day ahead. The fee is charged to the default card of the customer, or stays owed where there is none. If the card is declined, the order stays open.',
    access: groomerAlone,
    activity: 'Marked an order as a no-show',
    changes: ['appointments', 'coupons', 'customers', 'free-times', 'gift-cards', 'loyalty', 'money', 'upsells'],
    params: managed,
    body: inCents(
      z.object({
        amount: dollars(cents(MAX_NO_SHOW_FEE_CENTS)),
        title: requiredText(MAX_NO_SHOW_TITLE_LENGTH),
        description: text(MAX_NO_SHOW_DESCRIPTION_LENGTH).trim().default(''),
        picture_id: ref('image.use').nullable().optional(),
        /** `later` charges no card. */
        paymentMethodId: z.enum(FEE_METHODS).optional(),
      }),
      'amount',
    ),
    answer: appointmentDetail,
    errors: [...edits, 'card_declined', 'authentication_required', 'payment_in_progress'],
  }),
  completeOrder: endpoint({
    method: 'POST',
    path: `${ORDER}/complete-order`,
    summary:
      'Completes an order with the signature of the customer: charges the card if one is chosen, or sends a link to pay later, books it, and nothing on it changes any more. While the processor has not answered, the order says `payment_processing`.',
    access: groomerAlone,
    activity: 'Completed an order',
    changes: ['appointments', 'coupons', 'customers', 'free-times', 'gift-cards', 'loyalty', 'money', 'upsells'],
    params: managed,
    body: inCents(
      z.object({
        signature,
        /** What the groomer and the customer saw: where it is not what is due by now, nothing is done. */
        due: dollars(cents(MAX_ORDER_CENTS)).optional(),
      }),
      'due',
    ),
    answer: appointmentDetail,
    errors: [...edits, 'order_not_ready', 'card_declined', 'authentication_required', 'payment_in_progress'],
  }),
};
