/** How an order can be paid. */
export const PAYMENT_METHOD_IDS = ['card', 'cash', 'check', 'later'] as const;
export type PaymentMethodId = (typeof PAYMENT_METHOD_IDS)[number];

export const PAYMENT_METHOD_WORDS: Readonly<Record<PaymentMethodId, { name: string; description: string }>> = {
  card: { name: 'Card', description: 'A card on file, charged when the work is done.' },
  cash: { name: 'Cash', description: 'Paid in cash at the van.' },
  check: { name: 'Check', description: 'Paid by check at the van.' },
  later: { name: 'Send a payment link', description: 'The customer gets a text and pays by card later.' },
};

/** Brands as people write them; the processor names them in lower case. */
const CARD_BRAND_WORDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};
export const cardBrandWord = (brand: string): string => CARD_BRAND_WORDS[brand] ?? 'Card';

/** The processor charges no less and no more. */
export const MIN_CHARGE_CENTS = 50;
export const MAX_CARD_CHARGE_CENTS = 99_999_999;

/** Why a card was declined, in words for the person at the van. The processor's other codes read as the last. */
const DECLINE_WORDS: Readonly<Record<string, string>> = {
  insufficient_funds: 'The card has insufficient funds.',
  expired_card: 'The card has expired.',
  authentication_required:
    'Your bank wants you to confirm this payment, which is not possible here. Please use another card.',
  payment_intent_authentication_failure: 'Your bank did not confirm this payment. Try again or use another card.',
  cancelled: 'This payment was not confirmed in time. Please try again.',
  processing_error: 'The card could not be processed. Please try again in a moment.',
  resource_missing: 'This card is no longer on file.',
  payment_method_invalid: 'This card is no longer on file.',
};
export const declineWords = (code: string): string =>
  DECLINE_WORDS[code] ?? 'The card was declined. Please use another card.';
