export { type CardToAdd, addCard } from './add-card.ts';
export { type AttachedCard, attachToken } from './attach-token.ts';
export { chargeCardOnce, forgetCardOf, forgetUnused } from './card-for-once.ts';
export { openCharge } from './open-charge.ts';
export { openRefund } from './open-refund.ts';
export { paymentMethodsFor, storedCardsFor } from './order-methods.ts';
export { ownCardsAnswer } from './own-cards.ts';
export { processorAnswer } from './payment-answers.ts';
export { removeCard } from './remove-card.ts';
export { settleCharge } from './settle-charge.ts';
export { settleRefund } from './settle-refund.ts';
/** For orders: opens a charge in their transaction; `settleCharge` follows after the commit. */
/** Gives money back, in the same two steps. */
