import { ORDER_METHODS, ordersContract } from '@tailgate/contract';
import { refuseProblems } from '../../platform/failure.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { completeOrderOffline } from './completion/complete-order-offline.ts';
import { completeOrder } from './completion/complete-order.ts';
import { answerByLink, answerOwn, linkedConfirmation, ownConfirmation } from './consents/answer-confirmation.ts';
import { askToConfirm } from './consents/ask-to-confirm.ts';
import { linkAnswer, payByLink } from './dues/pay-by-link.ts';
import { receivePayment } from './dues/receive-payment.ts';
import { sendPaymentLink } from './dues/send-payment-link.ts';
import { acceptOrderCancellation } from './fees/accept-order-cancellation.ts';
import { markOrderNoShow } from './fees/mark-order-no-show.ts';
import { orderLineHandlers } from './lines/order-lines.routes.ts';
import { ordersPolicy } from './orders.policy.ts';
import { orderUpsellHandlers } from './products/order-upsells.routes.ts';
import { addOrderCoupon } from './terms/add-order-coupon.ts';
import { addOrderGiftCard } from './terms/add-order-gift-card.ts';
import { changeOrderTerms } from './terms/change-order-terms.ts';
import { choosePaymentMethod } from './terms/choose-payment-method.ts';
import { addOrderCard, orderCards, removeOrderCard } from './terms/order-cards.ts';
import { orderPaymentMethods } from './terms/order-payment-methods.ts';
import { useOrderLoyalty } from './terms/use-order-loyalty.ts';
import { tipOptions, tipOrder } from './tips/tip-order.ts';

export const ordersRoutes = bindModule('orders', ordersContract, ordersPolicy, {
  ...orderLineHandlers,
  ...orderUpsellHandlers,
  setTip: ({ tx, platform, viewer, params, body, allowed }) => {
    const changes = { tipCents: body.amountCents, tipPercent: body.percent ?? null };
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
  removeOrderCard: async ({ tx, platform, params, allowed, allowedIds }) => {
    const [cardId] = await allowedIds(tx, [params.sourceId]);
    const wanted = { order: allowed(params.id), card: allowed(params.sourceId), cardId };
    await removeOrderCard(tx, wanted, platform);
  },
  markNoShow: staged(async ({ stage, finish, platform, viewer, params, body, allowed, allowedIds }) => {
    const [pictureId = null] = await stage((tx) => allowedIds(tx, [body.picture_id]));
    const { title, description, amountCents: feeCents, paymentMethodId } = body;
    const noShow = { title, description, pictureId };
    const wanted = { appointment: allowed(params.id), feeCents, noShow, isLater: paymentMethodId === 'later' };
    return await markOrderNoShow({ stage, finish }, viewer, wanted, platform);
  }),
  acceptCancellation: staged(({ stage, finish, platform, viewer, params, body, allowed }) => {
    const { amountCents: feeCents, paymentMethodId } = body;
    const wanted = { appointment: allowed(params.id), feeCents, isLater: paymentMethodId === 'later' };
    return acceptOrderCancellation({ stage, finish }, viewer, wanted, platform);
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
    return await completeOrderOffline({ stage, finish }, viewer, wanted, platform);
  }),
  sendPaymentLink: ({ tx, platform, viewer, params, allowed }) =>
    sendPaymentLink(tx, viewer, { appointment: allowed(params.id) }, platform),
  receivePayment: ({ tx, platform, viewer, params, body, allowed }) =>
    receivePayment(tx, viewer, { appointment: allowed(params.id), by: body.paymentMethodId }, platform),
  getPaymentLink: ({ tx, platform, params }) => linkAnswer(tx, { token: params.token }, platform),
  payByLink: staged(payByLink),
  askToConfirm: ({ tx, platform, viewer, params, allowed }) =>
    askToConfirm(tx, viewer, { appointment: allowed(params.id) }, platform),
  getConfirmation: ({ tx, platform, params }) => linkedConfirmation(tx, params.token, platform),
  answerConfirmation: ({ tx, platform, params, body }) =>
    answerByLink(tx, { token: params.token, given: body }, platform),
  getOwnConfirmation: ({ tx, platform, params, allowed }) => ownConfirmation(tx, allowed(params.id), platform),
  answerOwnConfirmation: ({ tx, platform, params, body, allowed }) =>
    answerOwn(tx, { appointment: allowed(params.id), given: body }, platform),
  getLaterTip: ({ tx, platform, params, allowed }) => tipOptions(tx, allowed(params.id), platform),
  giveLaterTip: staged(async ({ stage, finish, platform, viewer, params, body, allowed, allowedIds }) => {
    const [cardId] = await stage((tx) => allowedIds(tx, [body.cardId]));
    const wanted = { appointment: allowed(params.id), amountCents: body.amountCents, cardId };
    return await tipOrder({ stage, finish }, viewer, wanted, platform);
  }),
  completeOrder: staged(({ stage, finish, platform, viewer, params, body, allowed }) => {
    const completion = { appointment: allowed(params.id), signature: body.signature, dueCents: body.dueCents };
    return completeOrder({ stage, finish }, viewer, completion, platform);
  }),
});
