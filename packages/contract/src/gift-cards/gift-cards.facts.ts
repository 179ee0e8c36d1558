import { cents } from '@tailgate/values/money';

export const MIN_GIFT_CARD_CENTS = cents(100);
export const MAX_GIFT_CARD_CENTS = cents(100_000);
/** As typed, with or without dashes. */
export const MAX_GIFT_CARD_CODE_LENGTH = 40;
