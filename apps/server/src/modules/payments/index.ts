export { type CardToAdd, addCard } from './cards/add-card.ts';
export { type AttachedCard, attachToken } from './cards/attach-token.ts';
export { chargeCardOnce, forgetCardOf, forgetUnused } from './cards/card-for-once.ts';
export { ownCardsAnswer } from './cards/own-cards.ts';
export { removeCard } from './cards/remove-card.ts';
export { type Consent, keepConsent } from './charges/consents.queries.ts';
export { openCharge } from './charges/open-charge.ts';
export { methodOfCharge } from './charges/charges.queries.ts';
export { settleCharge } from './charges/settle-charge.ts';
export { isDeclined } from './payments.rules.ts';
export { openRefund } from './open-refund.ts';
export { cardsToPayWith, paymentMethodsFor, storedCardsFor } from './order-methods.ts';
export { processorAnswer } from './payment-answers.ts';
export type { Purposes, Reversal } from './purposes.ts';
export { settleRefund } from './settle-refund.ts';
/** For orders: opens a charge in their transaction; `settleCharge` follows after the commit. */
/** Gives money back, in the same two steps. */
