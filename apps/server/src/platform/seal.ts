import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

interface Key {
  readonly kid: string;
  readonly secret: Buffer;
}

/**
 * Authenticated encryption for data that must not be readable in the database: responses stored for replay, messages in
 * the job queue. `context` binds a box to its purpose.
 */
export interface Seal {
  close(plain: string, context: string): Buffer;
  open(box: Buffer, context: string): string;
  /**
   * Keyed hashes for values that could be brute-forced from a plain hash (codes, bodies with passwords): one per key,
   * newest first. The first is stored; values stored before a rotation match one of the others.
   */
  macs(text: string, context: string): readonly [Buffer, ...Buffer[]];
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const sealWith = (keys: readonly Key[]): Seal => {
  const derive = (key: Key, context: string) =>
    Buffer.from(hkdfSync('sha256', key.secret, 'tailgate-seal', context, 32));
  const first = keys[0];
  if (!first) throw new Error('At least one sealing key is required');
  return {
    macs: (text, context) => {
      const macWith = (key: Key) => createHmac('sha256', derive(key, context)).update(text).digest();
      return [macWith(first), ...keys.slice(1).map(macWith)];
    },
    close: (plain, context) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', derive(first, context), nonce);
      const kid = Buffer.from(first.kid);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([kid.length]), kid, nonce, cipher.getAuthTag(), body]);
    },
    open: (box, context) => {
      const kidEnd = 1 + (box[0] ?? 0);
      const kid = box.subarray(1, kidEnd).toString();
      const key = keys.find((candidate) => candidate.kid === kid);
      if (!key) throw new Error('Sealed with a key that is no longer configured');
      const nonceEnd = kidEnd + NONCE_BYTES;
      const tagEnd = nonceEnd + TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', derive(key, context), box.subarray(kidEnd, nonceEnd));
      decipher.setAuthTag(box.subarray(nonceEnd, tagEnd));
      return Buffer.concat([decipher.update(box.subarray(tagEnd)), decipher.final()]).toString('utf8');
    },
  };
};
