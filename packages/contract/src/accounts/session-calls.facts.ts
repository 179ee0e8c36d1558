/*
 * The calls that read, set or clear the refresh cookie. The access and answer of their rows say the same; a test
 * compares the two, because the rows need zod.
 */

/** Return a session with a new refresh token. */
export const SESSION_OPENING_CALLS = [
  'POST /v2/account/impersonation',
  'POST /v2/account/impersonation/stop',
  'POST /v2/account/passkey-sign-in',
  'POST /v2/account/sign-in',
  'POST /v2/account/sign-in-code/verify',
  'POST /v2/account/switch-role',
  'POST /v2/customer/phone-code/verify',
  'POST /v2/customer/sign-up/register',
  'POST /v2/service-provider/account/sign-in',
  'POST /v2/service-provider/sign-up/fleet-owner/register',
  'POST /v2/service-provider/sign-up/register',
] as const;

/** Sent with the refresh token instead of the access token. */
export const SESSION_RENEWING_CALLS = [
  'POST /v2/account/refresh-token',
  'POST /v2/service-provider/account/refresh-token',
] as const;

/** Sent with the refresh token beside the access token. */
export const SESSION_EXCHANGING_CALLS = [
  'POST /v2/account/impersonation',
  'POST /v2/account/impersonation/stop',
  'POST /v2/account/switch-role',
] as const;

/** End the session on this device. */
export const SESSION_ENDING_CALLS = ['POST /v2/account/logout', 'POST /v2/account/logout-everywhere'] as const;
