/** For orders: opens a charge in their transaction; `settleCharge` follows after the commit. */
export { openCharge } from './open-charge.ts';
export { ownCardsAnswer } from './own-cards.ts';
export { paymentMethodsFor, storedCardsFor } from './order-methods.ts';
export { addCard, type CardToAdd } from './add-card.ts';
export { attachToken, type AttachedCard } from './attach-token.ts';
export { chargeCardOnce, forgetCardOf, forgetUnused } from './card-for-once.ts';
export { processorAnswer } from './payment-answers.ts';
export { removeCard } from './remove-card.ts';
export { settleCharge } from './settle-charge.ts';
/** Gives money back, in the same two steps. */
export { openRefund } from './open-refund.ts';
export { settleRefund } from './settle-refund.ts';
