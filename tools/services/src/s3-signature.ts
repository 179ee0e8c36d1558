import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { SignatureV4 } from '@smithy/signature-v4';

export interface S3Key {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface SignedRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** What is wrong with a request, by S3's error codes. */
export type Refusal = 'AccessDenied' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | 'UploadNotBound';

type Bytes = string | ArrayBuffer | ArrayBufferView;
const bufferOf = (data: Bytes): Buffer =>
  typeof data === 'string'
    ? Buffer.from(data)
    : ArrayBuffer.isView(data)
      ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
      : Buffer.from(data);

class Sha256 {
  readonly #hash: ReturnType<typeof createHash> | ReturnType<typeof createHmac>;
  constructor(secret?: Bytes) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bufferOf(secret));
  }
  update(data: Bytes): void {
    this.#hash.update(bufferOf(data));
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }
  reset(): void {
    throw new Error('One hash is for one text');
  }
}

export const signerFor = (key: S3Key, region: string): SignatureV4 =>
  // S3 neither escapes paths twice nor wants the hash of a body that is not signed.
  new SignatureV4({
    credentials: key,
    region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });

interface Claim {
  readonly credential: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly date: string;
  /** Of an address that was signed in advance. */
  readonly expiresIn?: number;
}

const claimInQuery = (query: URLSearchParams): Claim | undefined => {
  const [credential, signature, signedHeaders, date, expires] = [
    'Credential',
    'Signature',
    'SignedHeaders',
    'Date',
    'Expires',
  ].map((name) => query.get(`X-Amz-${name}`));
  if (!credential || !signature || !signedHeaders || !date || !expires) return undefined;
  return { credential, signature, signedHeaders: signedHeaders.split(';'), date, expiresIn: Number(expires) };
};

const claimInHeader = ({ authorization = '', ...headers }: IncomingHttpHeaders): Claim | undefined => {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), *SignedHeaders=([^,]+), *Signature=([0-9a-f]{64})$/.exec(
    authorization,
  );
  const [, credential, signedHeaders, signature] = match ?? [];
  const date = headers['x-amz-date'];
  if (!credential || !signedHeaders || !signature || typeof date !== 'string') return undefined;
  return { credential, signature, signedHeaders: signedHeaders.split(';'), date };
};

const dateOf = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Added by the signer itself. */
const GENERATED = ['algorithm', 'credential', 'date', 'expires', 'signedheaders', 'signature'].map(
  (name) => `x-amz-${name}`,
);
const CONTENT_HASH = 'X-Amz-Content-Sha256';

const signatureOf = async (request: SignedRequest, claim: Claim, key: S3Key): Promise<string | undefined> => {
  const { pathname, searchParams } = new URL(request.url, 'http://any');
  const [, , region = ''] = claim.credential.split('/');
  const headers = Object.fromEntries(claim.signedHeaders.map((name) => [name, String(request.headers[name] ?? '')]));
  const query = Object.fromEntries([...searchParams].filter(([name]) => !GENERATED.includes(name.toLowerCase())));
  const contentHash = query[CONTENT_HASH] ?? 'UNSIGNED-PAYLOAD';
  const toSign = { method: request.method, protocol: 'http:', hostname: 'any', path: pathname, query, headers };
  const signer = signerFor(key, region);
  const signingDate = dateOf(claim.date);
  if (claim.expiresIn === undefined) {
    const { headers: signed } = await signer.sign(toSign, { signingDate });
    return signed['authorization']?.split('Signature=')[1];
  }
  // The signer moves this header into the query, where it was found.
  if (CONTENT_HASH in query) headers[CONTENT_HASH] = contentHash;
  const { query: signed } = await signer.presign(toSign, { signingDate, expiresIn: claim.expiresIn });
  return String(signed?.['X-Amz-Signature']);
};

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const SKEW_MS = 15 * 60_000;
const isInTime = ({ date, expiresIn }: Claim, now: number): boolean => {
  const age = now - dateOf(date).getTime();
  return expiresIn === undefined ? Math.abs(age) <= SKEW_MS : age <= expiresIn * 1000;
};

/** An upload address that leaves size or type to its holder is a mistake of ours, which S3 itself would not notice. */
const BINDING = ['host', 'content-type', 'content-length'];

/** Checks a version 4 signature by computing it anew; undefined when the request is in order. */
// real time: requests are signed by the SDK
export async function refusalOf(request: SignedRequest, key: S3Key, now = Date.now()): Promise<Refusal | undefined> {
  const { searchParams } = new URL(request.url, 'http://any');
  const inQuery = claimInQuery(searchParams);
  const claim = inQuery ?? claimInHeader(request.headers);
  if (!claim) return 'AccessDenied';
  if (!claim.signedHeaders.includes('host') || !isInTime(claim, now)) return 'AccessDenied';
  if (claim.credential.split('/')[0] !== key.accessKeyId) return 'InvalidAccessKeyId';
  const expected = await signatureOf(request, claim, key);
  if (expected === undefined || !isEqual(expected, claim.signature)) return 'SignatureDoesNotMatch';
  const isUpload = inQuery !== undefined && request.method === 'PUT';
  return isUpload && !BINDING.every((name) => claim.signedHeaders.includes(name)) ? 'UploadNotBound' : undefined;
}
