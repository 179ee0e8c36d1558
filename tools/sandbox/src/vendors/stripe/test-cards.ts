/** What happens when a card is charged: nothing special, a decline, or the processor is down. */
export interface Decline {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

export interface TestCard {
  readonly brand: 'amex' | 'discover' | 'mastercard' | 'visa';
  /** Already when it is attached to a customer. */
  readonly whenAttached?: Decline;
  readonly whenCharged?: Decline;
  /** Its bank wants the holder to confirm: every payment, or the first one only if it is then set up for later. */
  readonly authenticates?: 'always' | 'unlessSetUp';
  readonly isDown?: boolean;
  /** The bank takes the payment back. */
  readonly isDisputed?: boolean;
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

export const AUTHENTICATION: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Stripe's own test numbers; only the last one exists nowhere else. Numbers never leave this file's caller. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '6011111111111117': { brand: 'discover' },
  '4000000000000002': { brand: 'visa', whenAttached: declined('generic_decline') },
  '4000000000000341': { brand: 'visa', whenCharged: declined('generic_decline') },
  '4000000000009995': {
    brand: 'visa',
    whenCharged: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000009979': { brand: 'visa', whenCharged: declined('stolen_card') },
  '4000000000000069': { brand: 'visa', whenCharged: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000002760003184': { brand: 'visa', authenticates: 'always' },
  '4000002500003155': { brand: 'visa', authenticates: 'unlessSetUp' },
  '4000000000000119': {
    brand: 'visa',
    whenCharged: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000000000000259': { brand: 'visa', isDisputed: true },
  '4000000000005000': { brand: 'visa', isDown: true },
};

/** What the test mode calls them: `pm_card_visa`, `tok_visa`. The last one exists nowhere else. */
export const TEST_NAMES: Readonly<Record<string, string>> = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  discover: '6011111111111117',
  visa_chargeDeclined: '4000000000000002',
  chargeCustomerFail: '4000000000000341',
  visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedStolenCard: '4000000000009979',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedProcessingError: '4000000000000119',
  authenticationRequired: '4000002760003184',
  authenticationRequiredOnSetup: '4000002500003155',
  createDispute: '4000000000000259',
  processorDown: '4000000000005000',
};

export const INCORRECT_NUMBER: Decline = { code: 'incorrect_number', message: 'Your card number is incorrect.' };

/** Looked up by the last four digits, which is all that is kept of a number. */
const byLastFour = new Map(Object.entries(TEST_CARDS).map(([number, card]) => [number.slice(-4), card]));

export const testCard = (number: string): TestCard | undefined => TEST_CARDS[number.replaceAll(/[\s-]/g, '')];
export const cardEnding = (lastFour: string): TestCard | undefined => byLastFour.get(lastFour);
