import { byPolicy } from '../ability.ts';

export const GIFT_CARDS_ABILITIES = {
  'giftCard.void': byPolicy('gift_cards'),
};
