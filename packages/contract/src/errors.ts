import { MAX_DAYS_AHEAD } from './appointments/appointments.facts.ts';
import type { ExpiredPaper } from './compliance/compliance.facts.ts';
import type { VanUse } from './custody/custody.facts.ts';
import type { StartRefusal } from './scheduling/start-refusals.schemas.ts';

/**
 * The error catalogue: one stable code, one status, one default message. The body of every error is
 * `{ code, message, errors?, data: { status } }`. Messages are shown to people, so they never carry internals.
 */
export const ERRORS = {
  // 400–499: the caller can do something about it
  validation_failed: { status: 422, message: 'Please check the highlighted fields.' },
  malformed_request: { status: 400, message: 'The request could not be read.' },
  unsupported_media_type: { status: 415, message: 'Send the request as JSON.' },
  payload_too_large: { status: 413, message: 'This is too large. Please choose something smaller.' },
  jwt_auth_invalid_token: { status: 401, message: 'Your session has ended. Please log in again.' },
  fresh_sign_in_required: { status: 403, message: 'Please confirm your password to continue.' },
  second_step_required: { status: 403, message: 'Finish logging in to continue.' },
  forbidden: { status: 403, message: 'Your account does not have access to this.' },
  impersonation_barred: { status: 403, message: 'You cannot do this while logged in as another user.' },
  not_found: { status: 404, message: 'We could not find that.' },
  conflict: { status: 409, message: 'This has changed since you opened it. Please reload and try again.' },
  illegal_transition: { status: 409, message: 'This is no longer possible. Please reload to see the current status.' },
  idempotency_key_reused: { status: 422, message: 'This key was already used for a different request.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  too_many_messages: { status: 429, message: 'You sent several messages to this person. Try again later.' },
  limit_reached: { status: 409, message: 'You have reached the maximum. Remove one before you add another.' },
  // accounts
  invalid_credentials: { status: 401, message: 'Wrong email, phone or password.' },
  code_invalid: { status: 422, message: 'That code is wrong or has expired.' },
  passkey_invalid: { status: 422, message: 'That passkey did not work. Try again, or log in another way.' },
  last_factor: { status: 409, message: 'Add another passkey or an authenticator app first.' },
  last_owner: { status: 409, message: 'Make somebody else an owner first. The site needs at least one.' },
  reset_link_invalid: { status: 422, message: 'This link has expired or was already used.' },
  email_link_invalid: { status: 422, message: 'This link has expired or was already used.' },
  phone_taken: { status: 409, message: 'This phone number is already in use.' },
  vanity_url_taken: { status: 409, message: 'This address is already taken.' },
  password_too_weak: { status: 422, message: 'Please choose a longer, less common password.' },
  phone_not_verified: { status: 409, message: 'Confirm your phone number first.' },
  step_not_done: { status: 409, message: 'This step is not finished yet.' },
  role_not_held: { status: 403, message: 'Your account does not have this role.' },
  // customers
  customer_exists: { status: 409, message: 'This person is already your customer.' },
  customer_has_account: {
    status: 409,
    message: 'This phone number already has an account. Text the customer a code to add them.',
  },
  contact_not_editable: { status: 409, message: 'This customer manages their own contact details.' },
  customer_blocked: { status: 409, message: 'You blocked this customer. Unblock them to book an appointment.' },
  agreements_unsigned: { status: 409, message: 'Sign the updated agreements to take new appointments.' },
  // payments
  card_declined: { status: 402, message: 'The card was declined. Please use another card.' },
  authentication_required: {
    status: 402,
    message: 'The bank wants the cardholder to confirm this payment. Send a payment link: they confirm it there.',
  },
  payment_in_progress: { status: 409, message: 'A payment is still being processed. Please try again in a moment.' },
  nothing_owed: { status: 409, message: 'Nothing is owed for this visit any more.' },
  consent_missing: { status: 409, message: 'The customer has to confirm this amount before a card is charged.' },
  nothing_to_confirm: { status: 409, message: 'There is nothing to confirm for this visit any more.' },
  customer_unreachable: {
    status: 409,
    message: 'This customer has no phone number or email. Take cash or a check instead.',
  },
  tip_not_possible: { status: 409, message: 'A tip cannot be added to this appointment.' },
  nothing_to_pay_out: { status: 409, message: 'There is nothing to pay out now.' },
  payout_account_missing: { status: 409, message: 'Add a bank account for payouts first.' },
  raw_details_refused: {
    status: 422,
    message: 'Bank and identity details go straight to our payment processor. Please reload the page and try again.',
  },
  deposits_do_not_match: { status: 422, message: 'These amounts don’t match the two deposits.' },
  bank_verification_locked: {
    status: 409,
    message: 'Too many wrong amounts. Add your bank account again to get two new deposits.',
  },
  percentage_plan_unavailable: { status: 409, message: 'The percentage plan is not available for your account.' },
  // calendars and files
  slot_taken: { status: 409, message: 'This time is no longer available. Please choose another one.' },
  hold_limit_reached: {
    status: 409,
    message: 'You are keeping too many times already, or this one for too long. Please choose another time.',
  },
  slot_unavailable: { status: 409, message: 'The appointment does not fit at this time. Please choose another one.' },
  custody_has_visits: {
    status: 409,
    message: 'Appointments would be left without their van. Choose what happens to each of them.',
  },
  custody_in_the_past: { status: 422, message: 'This time has passed. Who held the van then stays as it is.' },
  van_taken: { status: 409, message: 'The van is rented or on trial on these days.' },
  van_in_use: { status: 409, message: 'The van is in use at this time.' },
  holds_van: { status: 409, message: 'A van is assigned to you, now or later. Give it back first.' },
  dates_unavailable: { status: 409, message: 'Some of these dates are not free. Move them or leave them out.' },
  too_far_ahead: {
    status: 422,
    message: `This date is too far ahead. Choose one within ${MAX_DAYS_AHEAD} days of the booking.`,
  },
  time_passed: { status: 422, message: 'This time has passed. Choose a later one.' },
  last_service: { status: 409, message: 'An order keeps at least one service. Cancel the appointment instead.' },
  order_not_ready: { status: 409, message: 'This order cannot be completed yet.' },
  address_missing: { status: 409, message: 'Add the address of the customer first.' },
  file_not_uploaded: { status: 409, message: 'The upload is not finished yet.' },
  file_refused: { status: 422, message: 'This file cannot be used. Please choose another one.' },
  // vans
  vin_taken: { status: 409, message: 'A van with this VIN is already on file. Contact support if it is yours.' },
  van_document_expired: { status: 409, message: 'A document of this van has expired. Work can start with a new one.' },
  vehicle_incomplete: { status: 409, message: 'Finish what is left before you list this van.' },
  // 500–599: our fault
  internal_server_error: { status: 500, message: 'Oops. We ran into an error. Pls try again.' },
  temporarily_unavailable: {
    status: 503,
    message: 'The service is temporarily unavailable. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  errors?: Record<string, string>;
  data: {
    status: number;
    /** For a time that is not free: the next ones that are. */
    nextSlots?: readonly { readonly start: string; readonly end: string }[];
    /** For a time in the caller's own calendar: what is in the way. */
    refusal?: StartRefusal;
    /** For a van that is in use: by what, and what can become of it. */
    vanUse?: readonly VanUse[];
    /** For work that cannot start: which document of which van, and who renews it. */
    paper?: ExpiredPaper;
  };
}

/** Codes that any row may answer with; a row declares only what it adds. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'validation_failed',
  'malformed_request',
  'unsupported_media_type',
  'payload_too_large',
  'jwt_auth_invalid_token',
  'forbidden',
  'impersonation_barred',
  'fresh_sign_in_required',
  'second_step_required',
  'not_found',
  'conflict',
  'idempotency_key_reused',
  'internal_server_error',
  'temporarily_unavailable',
];
