export { appointmentAnswer } from './appointment-answer.ts';
export { ownReceipt } from './own-receipt.ts';
export { orderAsOfNow } from './order-figures.ts';
export { agreeToCard, handOverTerms, saveTerms, termsOf } from './order-terms.queries.ts';
export { deleteOrderUpsells, insertOrderUpsell } from './products/order-upsells.queries.ts';
export { settlementOf } from './settlements.queries.ts';
