import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const MAGIC = Buffer.from('TGB1');
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES + TAG_BYTES;
/** 64 MB and about 0.2 s for each guess. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

export const SEALED_BYTES_MORE = HEAD_BYTES;

/** Authenticated encryption by a passphrase. A box has all that is needed to open it but the passphrase. */
export interface Boxes {
  /** `name` is bound to the box: under another one it cannot be opened. */
  seal(plain: Buffer, name: string): Buffer;
  open(box: Buffer, name: string): Buffer;
}

export const boxesWith = (passphrase: string, salt: Buffer = randomBytes(SALT_BYTES)): Boxes => {
  const keys = new Map<string, Buffer>();
  const keyOf = (ofSalt: Buffer): Buffer => {
    const known = keys.get(ofSalt.toString('hex'));
    if (known) return known;
    const key = scryptSync(passphrase, ofSalt, 32, SCRYPT);
    keys.set(ofSalt.toString('hex'), key);
    return key;
  };
  return {
    seal: (plain, name) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(salt), nonce).setAAD(Buffer.from(name));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([MAGIC, salt, nonce, cipher.getAuthTag(), body]);
    },
    open: (box, name) => {
      if (box.length < HEAD_BYTES || !box.subarray(0, MAGIC.length).equals(MAGIC))
        throw new Error(`${name} is no sealed box`);
      let at = MAGIC.length;
      const next = (bytes: number) => box.subarray(at, (at += bytes));
      const key = keyOf(next(SALT_BYTES));
      const decipher = createDecipheriv('aes-256-gcm', key, next(NONCE_BYTES)).setAAD(Buffer.from(name));
      decipher.setAuthTag(next(TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(box.subarray(at)), decipher.final()]);
      } catch (error) {
        throw new Error(`${name} cannot be opened: wrong passphrase, or damaged`, { cause: error });
      }
    },
  };
};

/** Boxes with the salt of one that is there already: a key is derived once for all that lies beside it. */
export const boxesBeside = (passphrase: string, box: Buffer | undefined): Boxes =>
  boxesWith(passphrase, box && Buffer.from(box.subarray(MAGIC.length, MAGIC.length + SALT_BYTES)));
