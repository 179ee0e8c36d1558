export { giftCardById, refundToGiftCard, returnToGiftCard } from './gift-cards.queries.ts';
export { giftCardFor, takeFromGiftCard } from './use-gift-card.ts';
