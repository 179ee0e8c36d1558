import { createECDH, randomBytes } from 'node:crypto';

const PASSWORD_BYTES = 24;
const KEY_BYTES = 32;

export const newPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');

/** An entry of a key ring. */
export const newKey = (kid: string): string => `${kid}:${randomBytes(KEY_BYTES).toString('base64url')}`;

/** The keys of web push (VAPID). */
export const newWebPushKeys = (): { publicKey: string; privateKey: string } => {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys().toString('base64url');
  // One key in 256 begins with a zero byte, which OpenSSL leaves out.
  const privateKey = Buffer.concat([Buffer.alloc(KEY_BYTES), curve.getPrivateKey()])
    .subarray(-KEY_BYTES)
    .toString('base64url');
  return { publicKey, privateKey };
};
