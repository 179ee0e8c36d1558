/** What the card processor says about a card, as far as we need it. */
export interface ProcessorProblem {
  readonly type: string;
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}

const NOT_CONFIRMED = 'Your bank did not confirm this card. Try again or use another card.';
const REFUSALS: Readonly<Record<string, string>> = {
  card_declined: 'The card was declined. Try another card.',
  expired_card: 'This card has expired.',
  incorrect_cvc: 'Check the security code.',
  incorrect_number: 'Check the card number.',
  incorrect_zip: 'Check the ZIP code.',
  insufficient_funds: 'The card has insufficient funds.',
  payment_intent_authentication_failure: NOT_CONFIRMED,
  setup_intent_authentication_failure: NOT_CONFIRMED,
};
export const NO_PROCESSOR = 'We can’t reach the card processor. Check your connection and try again.';
const NOT_TAKEN = 'The card processor could not take this card. Try again.';

/** In our words; null where the fields themselves say what is wrong with them. */
export const refusalOf = ({ type, code = '', decline_code: decline = '' }: ProcessorProblem): string | null => {
  if (type === 'validation_error') return null;
  if (type === 'api_connection_error') return NO_PROCESSOR;
  return REFUSALS[decline] ?? REFUSALS[code] ?? NOT_TAKEN;
};
