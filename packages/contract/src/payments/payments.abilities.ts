import { byPolicy } from '../ability.ts';

export const PAYMENTS_ABILITIES = {
  'card.manage': byPolicy('payment_cards'),
  'customerCard.remove': byPolicy('payment_cards'),
};
