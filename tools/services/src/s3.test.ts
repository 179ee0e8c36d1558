import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { developmentEnvironment, startEngines, stopEngines } from './index.ts';
import { usePrivateEngines } from './private-engines.ts';
import { signerFor } from './s3-signature.ts';
import { S3_KEY, S3_REGION } from './s3.ts';

const dropPrivateEngines = usePrivateEngines(2);

beforeAll(() => startEngines({ only: ['s3'] }), 60_000);
afterAll(dropPrivateEngines, 60_000);

function objectUrl(key: string): URL {
  const { S3_PUBLIC_ENDPOINT = '', S3_BUCKET = '' } = developmentEnvironment();
  return new URL(`${S3_PUBLIC_ENDPOINT}/${S3_BUCKET}/${key}`);
}

type Signing = { key?: typeof S3_KEY; ageMs?: number; headers?: Record<string, string> };

const requestFor = (method: string, url: URL, headers: Record<string, string> = {}) => ({
  method,
  protocol: url.protocol,
  hostname: url.hostname,
  path: url.pathname,
  headers: { host: url.host, ...headers },
});

/** An address signed in advance, good for a minute. */
async function presigned(method: string, name: string, { key = S3_KEY, ageMs = 0, headers }: Signing = {}) {
  // real time: as the engine's
  const at = new Date(Date.now() - ageMs);
  const url = objectUrl(name);
  const { query = {} } = await signerFor(key, S3_REGION).presign(
    requestFor(method, url, { ...headers, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' }),
    { signingDate: at, expiresIn: 60 },
  );
  for (const [parameter, value] of Object.entries(query)) url.searchParams.set(parameter, String(value));
  return url;
}

async function put(url: URL, body: string, type = 'image/jpeg') {
  return await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body });
}
const uploadOf = (body: string) => ({ 'content-type': 'image/jpeg', 'content-length': String(body.length) });
const codeIn = async (answer: Response) => [answer.status, /<Code>(\w+)/.exec(await answer.text())?.[1]];

describe('the bucket', () => {
  const origin = 'http://saguaro.localhost:45060';

  it('lets a browser of any site upload and read back', async () => {
    const address = await presigned('PUT', 'photo.jpg', { headers: uploadOf('a poodle') });
    const preflight = await fetch(address, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
    });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');

    expect((await put(address, 'a poodle')).status).toBe(200);
    const got = await fetch(await presigned('GET', 'photo.jpg'), { headers: { origin } });
    expect(got.headers.get('access-control-allow-origin')).toBe('*');
    expect(got.headers.get('content-type')).toBe('image/jpeg');
    expect(await got.text()).toBe('a poodle');
  });

  it('keeps its contents when the engine stops and starts', async () => {
    expect(await stopEngines()).toEqual(['s3']);
    await startEngines({ only: ['s3'] });
    expect(await (await fetch(await presigned('GET', 'photo.jpg'))).text()).toBe('a poodle');
  });
});

describe('a request to the bucket', () => {
  it.each(['GET', 'PUT', 'DELETE'])('without a signature is refused: %s', async (method) => {
    const answer = await fetch(objectUrl('photo.jpg'), { method, ...(method === 'PUT' && { body: 'x' }) });
    expect(await codeIn(answer)).toEqual([403, 'AccessDenied']);
  });

  it('signed with another secret is refused', async () => {
    const address = await presigned('GET', 'photo.jpg', { key: { ...S3_KEY, secretAccessKey: 'guessed' } });
    expect(await codeIn(await fetch(address))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('signed with an unknown key is refused', async () => {
    const address = await presigned('GET', 'photo.jpg', { key: { ...S3_KEY, accessKeyId: 'SOMEBODY' } });
    expect(await codeIn(await fetch(address))).toEqual([403, 'InvalidAccessKeyId']);
  });

  it('at an address that has expired is refused', async () => {
    const address = await presigned('GET', 'photo.jpg', { ageMs: 61_000 });
    expect(await codeIn(await fetch(address))).toEqual([403, 'AccessDenied']);
  });

  it('at an address whose expiry was extended by hand is refused', async () => {
    const address = await presigned('GET', 'photo.jpg', { ageMs: 61_000 });
    address.searchParams.set('X-Amz-Expires', '3600');
    expect(await codeIn(await fetch(address))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('for another object, or by another method, is refused', async () => {
    const address = await presigned('GET', 'photo.jpg');
    const other = new URL(address);
    other.pathname = objectUrl('secret.jpg').pathname;
    expect(await codeIn(await fetch(other))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await codeIn(await fetch(address, { method: 'DELETE' }))).toEqual([403, 'SignatureDoesNotMatch']);
  });
});

describe('an upload', () => {
  it.each([
    ['of another size', 'a great dane', 'image/jpeg'],
    ['of another type', 'a poodle', 'text/html'],
  ])('%s than signed is refused', async (_what, body, type) => {
    const address = await presigned('PUT', 'other.jpg', { headers: uploadOf('a poodle') });
    expect(await codeIn(await put(address, body, type))).toEqual([403, 'SignatureDoesNotMatch']);
    expect((await fetch(await presigned('GET', 'other.jpg'))).status).toBe(404);
  });

  it('is refused where the address leaves size and type open', async () => {
    expect(await codeIn(await put(await presigned('PUT', 'other.jpg'), 'a poodle'))).toEqual([403, 'UploadNotBound']);
  });

  it('with signed headers is refused when its body is not the one that was signed', async () => {
    const url = objectUrl('signed.jpg');
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from('a poodle'))).toString('hex');
    const request = requestFor('PUT', url, { 'x-amz-content-sha256': hash, 'content-type': 'image/jpeg' });
    const { headers } = await signerFor(S3_KEY, S3_REGION).sign(request);
    const { host: _host, ...sent } = headers;
    expect(await codeIn(await fetch(url, { method: 'PUT', headers: sent, body: 'a beagle' }))).toEqual([
      400,
      'XAmzContentSHA256Mismatch',
    ]);
    expect((await fetch(url, { method: 'PUT', headers: sent, body: 'a poodle' })).status).toBe(200);
    expect(await (await fetch(await presigned('GET', 'signed.jpg'))).text()).toBe('a poodle');
  });
});
