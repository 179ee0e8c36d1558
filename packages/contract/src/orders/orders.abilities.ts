import { byPolicy } from '../ability.ts';

export const ORDERS_ABILITIES = {
  /** A card that a customer of the groomer has, or that the groomer keeps for one. */
  'orderCard.use': byPolicy('payment_cards'),
  /** A card of the customer: their own, or one that a groomer keeps for them. Which groomer is checked with the order. */
  'tipCard.use': byPolicy('payment_cards'),
};
