import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';

export type Reader = { curve: ECDH; auth: Buffer };

export function newReader(auth: Buffer): Reader {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { curve, auth };
}

const bytesOf = (ikm: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length));

const TAG_BYTES = 16;
const LAST_RECORD = 2;

/** Opens a message as the browser does (RFC 8291 over the one record that RFC 8188 then has). Throws when it cannot. */
export function openMessage(sealed: Buffer, { curve, auth }: Reader): string {
  const salt = sealed.subarray(0, 16);
  const senderKey = sealed.subarray(21, 21 + sealed.readUInt8(20));
  const record = sealed.subarray(21 + senderKey.length);
  const shared = curve.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const secret = bytesOf(shared, auth, info, 32);
  const key = bytesOf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = bytesOf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== LAST_RECORD) throw new Error('The record does not end the message');
  return padded.subarray(0, end).toString('utf8');
}
