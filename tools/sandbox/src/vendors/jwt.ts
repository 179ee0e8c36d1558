import { createPublicKey, type KeyObject, verify } from 'node:crypto';

type Claims = Record<string, unknown>;

/** The claims of a signed token, or undefined when its form, its algorithm or its signature is not right. */
export function claimsOf(token: string, algorithm: 'RS256' | 'ES256', key: KeyObject): Claims | undefined {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || jsonOf(header)?.['alg'] !== algorithm) return undefined;
  const signed = Buffer.from(`${header}.${payload}`);
  const isGenuine = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return isGenuine ? jsonOf(payload) : undefined;
}

/** A point of P-256 in the uncompressed form that web push uses; undefined when it is none. */
export function pointKey(base64url: string): KeyObject | undefined {
  const point = Buffer.from(base64url, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return undefined;
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  } catch {
    return undefined;
  }
}

function jsonOf(part: string): Claims | undefined {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Claims;
  } catch {
    return undefined;
  }
}
