export { orCardMissing, requireReady } from './completion.rules.ts';
export { dueOf, dueOfLink, keepLink, openDue, payDue, type Due } from './dues.queries.ts';
export { appointmentAnswer } from './appointment-answer.ts';
export { laterTipAnswer } from './order-answer.ts';
export { ownReceipt } from './own-receipt.ts';
export { orderAsOfNow, type OrderAsOfNow, type OrderFigures } from './order-figures.ts';
export { lastTipAt, laterTipHurdle } from './later-tip.rules.ts';
export { latePaymentFigures } from './late-payment-figures.ts';
export { cancellationFigures, noShowFigures } from './fee-figures.ts';
export {
  chargedOrderOf,
  keepCharged,
  keepNoShow,
  noShowOf,
  saveTerms,
  termsOf,
  type ChargedOrder,
  type NoShow,
  type OrderTerms,
} from './order-terms.queries.ts';
export {
  changeOrderUpsell,
  deleteOrderUpsell,
  deleteOrderUpsells,
  insertOrderUpsell,
  noteStockTaken,
  upsellsOfOrder,
} from './order-upsells.queries.ts';
export { insertSettlement, owedFor, settlementOf, type Signature } from './settlements.queries.ts';
export { laterTipOf, openLaterTip, settleLaterTip } from './tips.queries.ts';
