import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { SandboxSettings } from '../src/settings.ts';

const encoded = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');

export function jwt(algorithm: 'RS256' | 'ES256', claims: object, key: KeyObject): string {
  const signed = `${encoded({ alg: algorithm, typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** A service account and what the sandbox has to know of it. */
export function newServiceAccount() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const email = 'push@tests.iam.gserviceaccount.com';
  const settings: Partial<SandboxSettings> = {
    fcmProject: 'tests',
    fcmClientEmail: email,
    fcmPublicKey: Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })).toString('base64'),
  };
  const json = {
    project_id: 'tests',
    client_email: email,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  return { email, key: privateKey, settings, json };
}

/** The keys of a sender of web push. */
export function newVapidKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), key: privateKey };
}
