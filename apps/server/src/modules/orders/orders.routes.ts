import { ORDER_METHODS, ordersContract } from '@tailgate/contract';
import { acceptOrderCancellation } from '../../flows/accept-order-cancellation.ts';
import { addOrderCoupon } from '../../flows/add-order-coupon.ts';
import { addOrderGiftCard } from '../../flows/add-order-gift-card.ts';
import { changeOrderTerms } from '../../flows/change-order-terms.ts';
import { choosePaymentMethod } from '../../flows/choose-payment-method.ts';
import { completeOrderOffline } from '../../flows/complete-order-offline.ts';
import { completeOrder } from '../../flows/complete-order.ts';
import { markOrderNoShow } from '../../flows/mark-order-no-show.ts';
import { addOrderCard, orderCards, removeOrderCard } from '../../flows/order-cards.ts';
import { orderPaymentMethods } from '../../flows/order-payment-methods.ts';
import { linkAnswer, payByLink } from '../../flows/pay-by-link.ts';
import { receivePayment } from '../../flows/receive-payment.ts';
import { sendPaymentLink } from '../../flows/send-payment-link.ts';
import { tipOptions, tipOrder } from '../../flows/tip-order.ts';
import { useOrderLoyalty } from '../../flows/use-order-loyalty.ts';
import { refuseProblems } from '../../platform/failure.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { orderLineHandlers } from './order-lines.routes.ts';
import { orderUpsellHandlers } from './order-upsells.routes.ts';
import { ordersPolicy } from './orders.policy.ts';

export const ordersRoutes = bindModule('orders', ordersContract, ordersPolicy, {
  ...orderLineHandlers,
  ...orderUpsellHandlers,
  setTip: ({ tx, platform, viewer, params, body, allowed }) => {
    const changes = { tipCents: body.amountCents };
    return changeOrderTerms(tx, viewer, { appointment: allowed(params.id), changes }, platform);
  },
  chooseManagementFeePayer: ({ tx, platform, viewer, params, body, allowed }) => {
    const payer = body.shouldChargeCustomer ? ('customer' as const) : ('service-provider' as const);
    const changes = { managementFeePayer: payer };
    return changeOrderTerms(tx, viewer, { appointment: allowed(params.id), changes }, platform);
  },
  chooseProcessingFeePayer: ({ tx, platform, viewer, params, body, allowed }) => {
    const changes = { processingFeePayer: body.payer };
    return changeOrderTerms(tx, viewer, { appointment: allowed(params.id), changes }, platform);
  },
  listPaymentMethods: async ({ tx, platform, params, allowed }) => ({
    items: (await orderPaymentMethods(tx, allowed(params.id), ORDER_METHODS, platform)).items,
  }),
  choosePaymentMethod: async ({ tx, platform, viewer, params, body, allowed, allowedIds }) => {
    const [cardId = null] = await allowedIds(tx, [body.sourceId]);
    const chosen = { appointment: allowed(params.id), paymentMethod: body.paymentMethodId, cardId };
    return await choosePaymentMethod(tx, viewer, chosen, platform);
  },
  addCoupon: ({ tx, platform, viewer, params, body, allowed }) => {
    const coupon = { appointment: allowed(params.id), code: body.couponCode };
    return addOrderCoupon(tx, viewer, coupon, platform);
  },
  removeCoupon: ({ tx, platform, viewer, params, allowed }) =>
    changeOrderTerms(tx, viewer, { appointment: allowed(params.id), changes: { couponId: null } }, platform),
  addGiftCard: ({ tx, platform, viewer, params, body, allowed }) => {
    const giftCard = { appointment: allowed(params.id), code: body.giftCardCode };
    return addOrderGiftCard(tx, viewer, giftCard, platform);
  },
  removeGiftCard: ({ tx, platform, viewer, params, allowed }) =>
    changeOrderTerms(tx, viewer, { appointment: allowed(params.id), changes: { giftCardId: null } }, platform),
  useLoyalty: ({ tx, platform, viewer, params, allowed }) => useOrderLoyalty(tx, viewer, allowed(params.id), platform),
  leaveLoyalty: ({ tx, platform, viewer, params, allowed }) =>
    changeOrderTerms(tx, viewer, { appointment: allowed(params.id), changes: { usesLoyalty: false } }, platform),
  listOrderCards: ({ tx, platform, params, allowed }) => orderCards(tx, allowed(params.id), platform),
  addOrderCard: staged((call) => addOrderCard(call, call.allowed(call.params.id))),
  removeOrderCard: async ({ tx, platform, viewer, params, allowed, allowedIds }) => {
    const [cardId] = await allowedIds(tx, [params.sourceId]);
    const wanted = { order: allowed(params.id), card: allowed(params.sourceId), cardId };
    await removeOrderCard(tx, viewer, wanted, platform);
  },
  markNoShow: staged(async ({ stage, finish, platform, viewer, params, body, allowed, allowedIds }) => {
    const [pictureId = null] = await stage((tx) => allowedIds(tx, [body.picture_id]));
    const { title, description, amountCents: feeCents, paymentMethodId } = body;
    const noShow = { title, description, pictureId };
    const wanted = { appointment: allowed(params.id), feeCents, noShow, isLater: paymentMethodId === 'later' };
    return await markOrderNoShow({ stage, finish }, platform, viewer, wanted);
  }),
  acceptCancellation: staged(({ stage, finish, platform, viewer, params, body, allowed }) => {
    const { amountCents: feeCents, paymentMethodId } = body;
    const wanted = { appointment: allowed(params.id), feeCents, isLater: paymentMethodId === 'later' };
    return acceptOrderCancellation({ stage, finish }, platform, viewer, wanted);
  }),
  completeOrderOffline: staged(async ({ stage, finish, platform, viewer, params, body, allowed, allowedIds }) => {
    const [[id, named = id], [cardId = null]] = await stage(async (tx) => [
      await allowedIds(tx, [params.id, body.orderId]),
      await allowedIds(tx, [body.creditCardId]),
    ]);
    refuseProblems(named === id ? {} : { orderId: 'is another order' });
    const noted = body.petServices.map(({ petServiceId, serviceAmountCents, startTime, endTime }) => ({
      line: allowed(petServiceId),
      serviceCents: serviceAmountCents,
      startedAt: startTime === undefined ? undefined : new Date(startTime),
      endedAt: endTime === undefined ? undefined : new Date(endTime),
    }));
    const { paymentMethod, promoCode, giftCard, tipAmountCents: tipCents, dueCents: shownCents } = body;
    const terms = { paymentMethod, cardId, promoCode, giftCard, tipCents, shownCents };
    const wanted = { appointment: allowed(params.id), noted, ...terms, signature: body.signature ?? null };
    return await completeOrderOffline({ stage, finish }, platform, viewer, wanted);
  }),
  sendPaymentLink: ({ tx, platform, viewer, params, allowed }) =>
    sendPaymentLink(tx, viewer, { appointment: allowed(params.id) }, platform),
  receivePayment: ({ tx, platform, viewer, params, body, allowed }) =>
    receivePayment(tx, viewer, { appointment: allowed(params.id), by: body.paymentMethodId }, platform),
  getPaymentLink: ({ tx, platform, params }) => linkAnswer(tx, params.token, platform),
  payByLink: staged(payByLink),
  getLaterTip: ({ tx, platform, params, allowed }) => tipOptions(tx, allowed(params.id), platform),
  giveLaterTip: staged(async ({ stage, finish, platform, viewer, params, body, allowed, allowedIds }) => {
    const [cardId] = await stage((tx) => allowedIds(tx, [body.cardId]));
    const wanted = { appointment: allowed(params.id), amountCents: body.amountCents, cardId };
    return await tipOrder({ stage, finish }, platform, viewer, wanted);
  }),
  completeOrder: staged(({ stage, finish, platform, viewer, params, body, allowed }) => {
    const completion = { appointment: allowed(params.id), signature: body.signature, dueCents: body.dueCents };
    return completeOrder({ stage, finish }, platform, viewer, completion);
  }),
});
