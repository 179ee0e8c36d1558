import { AUTHENTICATOR_CODE_LENGTH, AUTHENTICATOR_CODE_SECONDS } from '@tailgate/contract';
import { Secret, TOTP } from 'otpauth';
import type { Seal } from '../../../platform/seal.ts';

/** Clocks of phones differ a little: the code before and the one after count too. */
const WINDOW = 1;
const CONTEXT = 'accounts.authenticator-app';

const totpOf = (key: string, label?: { readonly issuer: string; readonly account: string }) =>
  new TOTP({
    secret: Secret.fromBase32(key),
    digits: AUTHENTICATOR_CODE_LENGTH,
    period: AUTHENTICATOR_CODE_SECONDS,
    ...(label && { issuer: label.issuer, label: label.account }),
  });

/** In base32, as apps take it. */
export const newAppKey = (): string => new Secret({ size: 20 }).base32;

export const sealAppKey = (seal: Seal, key: string): Buffer => seal.close(key, CONTEXT);
export const openAppKey = (seal: Seal, sealed: Buffer): string => seal.open(sealed, CONTEXT);

/** What the QR code holds. */
export const appUri = (key: string, label: { readonly issuer: string; readonly account: string }): string =>
  totpOf(key, label).toString();

/** The 30 seconds that a code belongs to, counted since 1970; null for a wrong code. */
export const stepOfAppCode = (key: string, code: string, now: Date): number | null => {
  const totp = totpOf(key);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
};

/** The code that an app shows, for tests and the demo accounts. */
export const appCodeAt = (key: string, now: Date): string => totpOf(key).generate({ timestamp: now.getTime() });
