import type { CallName } from '@tailgate/contract';
import { SESSION_ENDING_CALLS, SESSION_OPENING_CALLS, SESSION_RENEWING_CALLS } from '@tailgate/contract/facts';

/** The calls that read or set the refresh cookie. Every other call travels without cookies. */
const COOKIE_CALLS: ReadonlySet<CallName> = new Set([
  ...SESSION_OPENING_CALLS,
  ...SESSION_RENEWING_CALLS,
  ...SESSION_ENDING_CALLS,
]);

export const usesCookie = (name: CallName): boolean => COOKIE_CALLS.has(name);

/**
 * One at a time across all tabs: a refresh token used twice ends the session, and two tabs that rotate the cookie
 * at once would do just that.
 */
export const aloneWithCookie = <T>(work: () => Promise<T>): Promise<T> =>
  // Absent only where the page is not served securely; then there is nothing to hold.
  'locks' in navigator ? navigator.locks.request('tailgate.refresh-cookie', work) : work();
