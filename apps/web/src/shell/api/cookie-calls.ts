import type { CallName } from '@tailgate/contract';

/** The calls that read or set the refresh cookie. Every other call travels without cookies. */
const COOKIE_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'POST /v2/account/sign-in',
  'POST /v2/service-provider/account/sign-in',
  'POST /v2/account/sign-in-code/verify',
  'POST /v2/customer/sign-up/register',
  'POST /v2/account/refresh-token',
  'POST /v2/service-provider/account/refresh-token',
  'POST /v2/account/switch-role',
  'POST /v2/account/impersonation',
  'POST /v2/account/impersonation/stop',
  'POST /v2/account/logout',
  'POST /v2/account/logout-everywhere',
]);

export const usesCookie = (name: CallName): boolean => COOKIE_CALLS.has(name);

/**
 * One at a time across all tabs: a refresh token used twice ends the session, and two tabs that rotate the cookie
 * at once would do just that.
 */
export const aloneWithCookie = <T>(work: () => Promise<T>): Promise<T> =>
  // Absent only where the page is not served securely; then there is nothing to hold.
  'locks' in navigator ? navigator.locks.request('tailgate.refresh-cookie', work) : work();
