/** How what is due can be paid at the van. */
export const PAYMENT_METHODS = ['card', 'cash', 'check'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `later`: the customer is sent a link to pay by, once the order is complete. */
export const ORDER_METHODS = [...PAYMENT_METHODS, 'later'] as const;
export type OrderMethod = (typeof ORDER_METHODS)[number];

/** How what stayed owed can be paid to the groomer's hand. */
export const PAYMENT_METHODS_BY_HAND = ['cash', 'check'] as const;

/** What is owed after the visit. */
export const OWED_FOR = ['visit', 'no_show', 'cancellation'] as const;

/** How an order ended. */
export const SETTLEMENT_KINDS = ['completed', 'no_show', 'cancellation'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];
export const PAYMENT_LINK_STATES = ['to_pay', 'processing', 'paid'] as const;
/** How long a payment link works. */
export const PAYMENT_LINK_DAYS = 30;

/** Who pays a fee. */
export const FEE_PAYERS = ['customer', 'service-provider'] as const;
export type FeePayer = (typeof FEE_PAYERS)[number];

/** A tip above this is a typing mistake. */
export const MAX_TIP_CENTS = 100_000;
/** What is suggested as a tip, of the work before tax and fees. */
export const TIP_PERCENTAGES = [15, 20, 25] as const;

/** How long after its completion a customer can add a tip to a visit. */
export const LATER_TIP_DAYS = 7;
/** Less would be eaten up by processing the card. */
export const MIN_LATER_TIP_CENTS = 100;
/** Why no tip can be added to a visit now, and what its customer is told. */
export const LATER_TIP_HURDLES = [
  'not_completed',
  'given',
  'processing',
  'unpaid',
  'refunded',
  'too_late',
  'groomer_gone',
] as const;
export type LaterTipHurdle = (typeof LATER_TIP_HURDLES)[number];
export const LATER_TIP_HURDLE_WORDS: Readonly<Record<LaterTipHurdle, string>> = {
  not_completed: 'You can add a tip once the appointment is completed.',
  given: 'You have already added a tip to this appointment.',
  processing: 'Your tip is still being processed.',
  unpaid: 'Pay for the appointment first, then add a tip.',
  refunded: 'This appointment was refunded, so it cannot take a tip.',
  too_late: `Tips can be added until ${LATER_TIP_DAYS} days after the appointment.`,
  groomer_gone: 'This groomer no longer works here.',
};

/**
 * How a customer agreed to what their card is charged: they booked it with its estimate, were told the estimate of what
 * their groomer booked, asked to cancel with the fee before them, or confirmed the amount by a link or logged in.
 */
export const CONSENT_WAYS = ['booking', 'message', 'request', 'link', 'app'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];
/** How long a customer has to confirm an amount. */
export const CONFIRMATION_HOURS = 24;
export const CONFIRMATION_STATES = ['waiting', 'confirmed', 'declined', 'expired'] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];
export const CONFIRMATION_ANSWERS = ['confirm', 'decline'] as const;
export const CONFIRMATION_OUTCOMES = ['confirmed', 'declined'] as const;
export type ConfirmationOutcome = (typeof CONFIRMATION_OUTCOMES)[number];
/** A tip of this much is within what customers agree to by booking, however little the visit costs. */
export const USUAL_TIP_CENTS = 2_000;

/** More than any visit costs. */
export const MAX_ORDER_CENTS = 10_000_000;

/** More than any site allows for a visit at which nobody was there; how much it is, each site says. */
export const MAX_NO_SHOW_FEE_CENTS = 100_000;
/** For an appointment that the customer cancels within its fee window: each step of the fee. */
export const MAX_CANCELLATION_FEE_CENTS = 100_000;
export const MAX_NO_SHOW_TITLE_LENGTH = 80;
export const MAX_NO_SHOW_DESCRIPTION_LENGTH = 1000;

/** A fee is charged to the customer's default card, or stays owed. */
export const FEE_METHODS = ['card', 'later'] as const;

/** Why an order cannot be completed now. */
export const COMPLETION_HURDLES = [
  'not_open',
  'not_its_day',
  'services_not_ended',
  'payment_method_missing',
  'card_missing',
  'payment_processing',
  'too_little_for_card',
  'confirmation_needed',
] as const;
export type CompletionHurdle = (typeof COMPLETION_HURDLES)[number];

/** A signature is a drawing: strokes of points, `[x, y, x, y, …]`, on a pad of this many units at most. */
export const MAX_SIGNATURE_SIZE = 4000;
export const MAX_SIGNATURE_STROKES = 100;
/** Numbers in all strokes together. */
export const MAX_SIGNATURE_NUMBERS = 8000;
/** A signature can be typed instead. */
export const MAX_SIGNATURE_NAME_LENGTH = 120;
