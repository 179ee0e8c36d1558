import { isNative } from '../native/platform.ts';

/** Whether the browser knows passkeys. The native shell serves its pages from an address that has none. */
export const offersPasskeys = (): boolean => 'PublicKeyCredential' in window && !isNative();

/** Closing the browser's dialog, or letting it time out, is no failure. */
export const wasDismissed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
