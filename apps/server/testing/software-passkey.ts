import { createECDH, createHash, createPrivateKey, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const AAGUID = Buffer.alloc(16);

interface Behavior {
  /** False for an authenticator that asks for neither finger, face nor PIN. */
  readonly verifiesUser?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
const authenticatorData = (rpId: string, flags: number, { verifiesUser = true, counter = 0 }: Behavior) => {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags | USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0));
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head]);
};

type AttestationPart = string | Map<string, string> | Uint8Array<ArrayBuffer>;

/** The public key as COSE writes it: an elliptic curve key for ES256 on P-256. */
const coseKey = (x: Buffer, y: Buffer) =>
  isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(x)],
      [-3, new Uint8Array(y)],
    ]),
  );

/**
 * An authenticator made of software: the key follows from the name, so that another process can register it. Browsers
 * do what `create` and `assert` do, after asking the person.
 */
export const softwarePasskey = (name: string) => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(sha256(`passkey ${name}`));
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: curve.getPrivateKey('base64url'),
      x: x.toString('base64url'),
      y: y.toString('base64url'),
    },
  });
  const id = sha256(`credential ${name}`);
  const credentialId = id.toString('base64url');
  const publicKey = coseKey(x, y);
  const common = { id: credentialId, rawId: credentialId, type: 'public-key' as const };

  return {
    credentialId,
    publicKey,
    create: (
      options: { readonly challenge: string; readonly rp: { readonly id: string } },
      origin: string,
      behavior: Behavior = {},
    ) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(options.rp.id, HAS_CREDENTIAL, behavior),
        AAGUID,
        length,
        id,
        publicKey,
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, AttestationPart>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, origin).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    assert: (
      options: { readonly challenge: string; readonly rpId: string },
      origin: string,
      behavior: Behavior = {},
    ) => {
      const data = clientData('webauthn.get', options.challenge, origin);
      const authData = authenticatorData(options.rpId, 0, behavior);
      return {
        ...common,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString('base64url'),
          ...(behavior.userHandle !== undefined && { userHandle: behavior.userHandle }),
        },
      };
    },
  };
};
