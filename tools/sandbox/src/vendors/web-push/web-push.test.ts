import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jwt, newVapidKeys } from '../../../testing/push.ts';
import { type PushSubscriptionJson, sandbox as clientOf } from '../../client.ts';
import { type Sandbox, startSandbox } from '../../index.ts';
import { newReader, openMessage } from './open-message.ts';

const sender = newVapidKeys();
let sandbox: Sandbox;
let client: ReturnType<typeof clientOf>;
let browser: PushSubscriptionJson;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  client = clientOf(sandbox.url);
});
beforeEach(async () => {
  await client.clear();
  browser = await client.subscribeToPush(sender.publicKey);
});
afterAll(() => sandbox.close());

const bytes = (ikm: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length));

/** RFC 8291 from the sender's side. */
const sealedFor = (text: string, { keys } = browser) => {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const secret = bytes(curve.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const salt = randomBytes(16);
  const key = bytes(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = bytes(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([cipher.update(`${text}\u0002`), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(4_096);
  return Buffer.concat([salt, size, Buffer.of(own.length), own, record]);
};

const claims = (changed: object = {}) => ({
  aud: sandbox.url,
  exp: Math.floor(Date.now() / 1000) + 3_600, // real time: as the vendor's
  sub: 'mailto:operations@example.com',
  ...changed,
});
const push = (text: string, { token = jwt('ES256', claims(), sender.key), k = sender.publicKey, headers = {} } = {}) =>
  fetch(browser.endpoint, {
    method: 'POST',
    headers: {
      authorization: `vapid t=${token}, k=${k}`,
      ttl: '60',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ...headers,
    },
    body: sealedFor(text),
  });

describe('the push service', () => {
  it('opens the message as the browser would, and shows it in the outbox', async () => {
    const answer = await push(JSON.stringify({ title: 'New booking', body: 'Biscuit, 9:00', path: '/groomer' }));
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toContain('/messages/');
    expect(await client.waitForPush({ to: browser.endpoint })).toMatchObject({
      channel: 'push',
      subject: 'New booking',
      text: 'Biscuit, 9:00',
      link: '/groomer',
    });
  });

  it('shows words that are not of our form as they are', async () => {
    await push('plain words');
    expect((await client.waitForPush({ to: browser.endpoint })).text).toBe('plain words');
  });

  it.each([
    ['another key than the browser subscribed with', () => ({ k: newVapidKeys().publicKey })],
    ['a token that somebody else signed', () => ({ token: jwt('ES256', claims(), newVapidKeys().key) })],
    ['a token for another service', () => ({ token: jwt('ES256', claims({ aud: 'https://a.example' }), sender.key) })],
    ['a token that has expired', () => ({ token: jwt('ES256', claims({ exp: 1 }), sender.key) })],
    ['a token that holds for days', () => ({ token: jwt('ES256', claims({ exp: claims().exp * 1_000 }), sender.key) })],
    ['a token that names nobody', () => ({ token: jwt('ES256', claims({ sub: '' }), sender.key) })],
  ])('refuses %s', async (_what, given) => {
    expect((await push('x', given())).status).toBe(403);
    expect(await client.messages()).toEqual([]);
  });

  it('refuses what it or the browser cannot read', async () => {
    expect((await push('x', { headers: { ttl: 'soon' } })).status).toBe(400);
    expect((await push('x', { headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
    const other = await client.subscribeToPush(sender.publicKey);
    browser = { ...browser, keys: other.keys };
    expect((await push('x')).status).toBe(400);
  });

  it('answers 410 once the browser has unsubscribed, or when a fault is set', async () => {
    await client.setFault({ vendor: 'web-push', mode: 'error', status: 410 });
    expect((await push('x')).status).toBe(410);
    expect((await push('x')).status).toBe(201);
    expect((await fetch(browser.endpoint, { method: 'DELETE' })).status).toBe(204);
    expect((await push('x')).status).toBe(410);
  });

  it('wants a key to subscribe with', async () => {
    await expect(client.subscribeToPush('nonsense')).rejects.toThrow('400');
  });
});

it('opens the example of RFC 8291', () => {
  const reader = newReader(Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'));
  reader.curve.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  const sealed =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(openMessage(Buffer.from(sealed, 'base64url'), reader)).toBe('When I grow up, I want to be a watermelon');
});
