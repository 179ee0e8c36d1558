import { LIMITS } from '@tailgate/contract';
import { createECDH, generateKeyPairSync } from 'node:crypto';
import { Writable } from 'node:stream';
import { notification } from '@tailgate/contract/notifications';
import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf, type SandboxClient } from '@tailgate/sandbox/client';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '../../../testing/builders.ts';
import { confirmEmail, startPrivateTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { sendNotification } from './notify.ts';

let vendors: Sandbox;
let outbox: SandboxClient;
let api: TestApi;
let worker: { stop(): Promise<void> };

const serviceAccount = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const email = 'push@tests.iam.gserviceaccount.com';
  return {
    settings: {
      fcmProject: 'tests',
      fcmClientEmail: email,
      fcmPublicKey: Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })).toString('base64'),
    },
    json: JSON.stringify({
      project_id: 'tests',
      client_email: email,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }),
  };
};

beforeAll(async () => {
  const account = serviceAccount();
  vendors = await startSandbox({ port: 0, smtpPort: 0, ...account.settings });
  outbox = clientOf(vendors.url);
  api = await startPrivateTestApi({
    because: 'the push vendors fail on command',
    environment: {
      SMTP_URL: vendors.smtpUrl,
      FCM_API_URL: vendors.url,
      FCM_TOKEN_URL: `${vendors.url}/token`,
      FCM_SERVICE_ACCOUNT: account.json,
      WEB_PUSH_ALLOWED_ORIGINS: vendors.url,
    },
  });
  worker = await api.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await api.close();
  await vendors.close();
});

const KEY = 'GET /v2/notifications/web-push-key';
const SAVE = 'POST /v2/notifications/web-push-subscriptions';
const REMOVE = 'DELETE /v2/notifications/web-push-subscriptions/:deviceId';
const TEST = 'POST /v2/notifications/test-push';

let serial = 0;
/** A phone with the native app. */
const phoneOf = async (person: SignedIn, given: { token?: string; deviceId?: string } = {}) => {
  serial += 1;
  const { token = `phone-${serial}`, deviceId = `device-${serial}` } = given;
  const body = { deviceId, fcmToken: token, deviceName: 'Phone' };
  expect((await person.call('POST /v1/user/device-meta-data', { body })).status).toBe(204);
  return token;
};
/** A browser with notifications turned on. */
const browserOf = async (person: SignedIn, deviceId = 'browser') => {
  const { body } = await api.call(KEY);
  const { endpoint, keys } = await outbox.subscribeToPush(body.publicKey);
  expect((await person.call(SAVE, { body: { endpoint, keys, deviceId } })).status).toBe(204);
  return endpoint;
};
const counted = async (table: 'devices' | 'web_push_subscriptions', person: SignedIn) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query(`select 1 from ${table} where account_id = $1`, [person.account.id]),
  );
  return rows.length;
};
const newBooking = notification({
  when: 'A customer booked',
  causedBy: 'system',
  limit: { own: 'tests' },
  to: 'account holder',
  category: 'account',
  delivery: 'anytime',
  canSwitchOff: true,
  variables: { pet: 'Biscuit' },
  path: '/groomer/appointments',
  push: { title: 'New booking', body: '{{pet}}, Tuesday 9:00' },
});
const pushIn = async (tx: Tx, person: SignedIn) => {
  const to = { accountId: person.account.id };
  const { push: sent } = await sendNotification(
    tx,
    { name: 'newBooking', row: newBooking },
    {
      to,
      variables: { pet: 'Biscuit' },
    },
    api.platform,
  );
  return sent;
};
const push = (person: SignedIn) => api.platform.db.inSite(api.site.id, (tx) => pushIn(tx, person));
const queueIsEmpty = () => expect.poll(() => api.waitingJobs()).toEqual([]);

describe('a push notification', () => {
  it('reaches every phone and browser of the account and no others', async () => {
    const [groomer, other] = [await api.as('groomer'), await api.as('groomer')];
    const [phone, tablet, browser] = [await phoneOf(groomer), await phoneOf(groomer), await browserOf(groomer)];
    const [foreignPhone, foreignBrowser] = [await phoneOf(other), await browserOf(other)];
    expect(await push(groomer)).toBe(3);
    for (const to of [phone, tablet, browser]) {
      expect(await outbox.waitForPush({ to })).toMatchObject({
        subject: 'New booking',
        text: 'Biscuit, Tuesday 9:00',
        link: '/groomer/appointments',
      });
    }
    await queueIsEmpty();
    for (const to of [foreignPhone, foreignBrowser]) expect(await outbox.messages({ to })).toEqual([]);
  });

  it('is sealed in the queue: neither token nor endpoint nor text is readable', async () => {
    const groomer = await api.as('groomer');
    await phoneOf(groomer, { token: 'phone-secret' });
    await browserOf(groomer);
    await worker.stop();
    expect(await push(groomer)).toBe(2);
    const waiting = await api.waitingJobs();
    expect(waiting).toHaveLength(2);
    for (const secret of ['phone-secret', vendors.url, 'booking', 'Biscuit'])
      expect(JSON.stringify(waiting)).not.toContain(secret);
    worker = await api.startWorker();
    await outbox.waitForPush({ to: 'phone-secret' });
  });

  it('is not sent after a rollback', async () => {
    const groomer = await api.as('groomer');
    const phone = await phoneOf(groomer);
    const undone = api.platform.db.inSite(api.site.id, async (tx) => {
      expect(await pushIn(tx, groomer)).toBe(1);
      throw new Error('rolled back on purpose');
    });
    await expect(undone).rejects.toThrow('rolled back on purpose');
    await queueIsEmpty();
    expect(await outbox.messages({ to: phone })).toEqual([]);
  });

  it('goes to the account that registered the phone last', async () => {
    const [before, now] = [await api.as('groomer'), await api.as('groomer')];
    await phoneOf(before, { token: 'handed-on', deviceId: 'phone' });
    await phoneOf(now, { token: 'handed-on', deviceId: 'phone' });
    expect(await push(before)).toBe(0);
    expect(await push(now)).toBe(1);
    await outbox.waitForPush({ to: 'handed-on' });
  });
});

it('concurrent registrations of one phone all succeed and leave one owner', async () => {
  const people = [await api.as('groomer'), await api.as('customer'), await api.as('groomer')];
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(people.map((person) => phoneOf(person, { token: 'shared token', deviceId: 'phone' })));
  }
  const counts = await Promise.all(people.map((person) => counted('devices', person)));
  expect(counts.toSorted()).toEqual([0, 0, 1]);
});

describe('an unregistered device', () => {
  it('is deleted when Firebase no longer has it', async () => {
    const groomer = await api.as('groomer');
    await phoneOf(groomer, { token: `unregistered-${serial}` });
    await phoneOf(groomer, { token: 'not a token' });
    const phone = await phoneOf(groomer);
    await push(groomer);
    await outbox.waitForPush({ to: phone });
    await queueIsEmpty();
    expect(await counted('devices', groomer)).toBe(1);
  });

  it('is deleted when the browser has unsubscribed', async () => {
    const groomer = await api.as('groomer');
    const [gone, there] = [await browserOf(groomer, 'gone'), await browserOf(groomer, 'there')];
    await fetch(gone, { method: 'DELETE' });
    await push(groomer);
    await outbox.waitForPush({ to: there });
    await queueIsEmpty();
    expect(await counted('web_push_subscriptions', groomer)).toBe(1);
  });

  it.each([
    ['Firebase', 'fcm', (person: SignedIn) => phoneOf(person), 'devices'],
    ['a push service', 'web-push', (person: SignedIn) => browserOf(person), 'web_push_subscriptions'],
  ] as const)('is kept while %s is unavailable, and the message is retried', async (_who, vendor, deviceOf, table) => {
    await queueIsEmpty();
    const groomer = await api.as('groomer');
    const to = await deviceOf(groomer);
    await outbox.setFault({ vendor, mode: 'error', status: 503 });
    await push(groomer);
    await expect.poll(async () => (await api.waitingJobs())[0]?.lastError).toEqual(expect.any(String));
    const [failed] = await api.waitingJobs();
    expect(failed?.lastError).toContain('503');
    expect(failed?.lastError).not.toContain(to);
    expect(await counted(table, groomer)).toBe(1);
    await api.makeJobsDue();
    await outbox.waitForPush({ to });
    await queueIsEmpty();
  });
});

describe('turning notifications on in a browser', () => {
  const keysOf = () => ({
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: Buffer.alloc(16, 7).toString('base64url'),
  });

  it('keeps one row per device, with the newest endpoint', async () => {
    const groomer = await api.as('groomer');
    const [before, now] = [await browserOf(groomer), await browserOf(groomer)];
    expect(await push(groomer)).toBe(1);
    await outbox.waitForPush({ to: now });
    expect(await outbox.messages({ to: before })).toEqual([]);
  });

  it('moves the browser to the account that registers it next', async () => {
    const [before, now] = [await api.as('groomer'), await api.as('customer')];
    const body = { ...(await outbox.subscribeToPush((await api.call(KEY)).body.publicKey)), deviceId: 'shared' };
    await before.call(SAVE, { body });
    await now.call(SAVE, { body });
    expect([await counted('web_push_subscriptions', before), await counted('web_push_subscriptions', now)]).toEqual([
      0, 1,
    ]);
  });

  it.each([
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/push',
    'http://push.example.com/abc',
    'http://127.0.0.1:5432/',
  ])('rejects the private endpoint %s', async (endpoint) => {
    const groomer = await api.as('groomer');
    const answer = await groomer.call(SAVE, { body: { endpoint, keys: keysOf(), deviceId: 'browser' } });
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toEqual({ endpoint: 'is not the address of a push service' });
    expect(await counted('web_push_subscriptions', groomer)).toBe(0);
  });

  it('calls no unresolvable or private host, even if it is stored', async () => {
    const leads = { endpoint: 'https://nobody.invalid/push', ...keysOf() };
    const message = { title: 'x', body: 'x', path: '/', subject: 'x' };
    const failure = await api.platform.pushToBrowser(leads, message).catch((error: unknown) => error);
    expect(String(failure)).toMatch(/push browser failed: later \(E\w+\)/);
    expect(String(failure)).not.toContain('nobody');
    expect(await api.platform.pushToBrowser({ ...leads, endpoint: 'https://127.0.0.1/push' }, message)).toBe('gone');
  });

  it('rejects an invalid key', async () => {
    const groomer = await api.as('groomer');
    const keys = { ...keysOf(), p256dh: Buffer.alloc(65, 4).toString('base64url') };
    const body = { endpoint: 'https://push.example.com/abc', keys, deviceId: 'browser' };
    expect((await groomer.call(SAVE, { body })).error.errors).toEqual({ 'keys.p256dh': 'is not a public key' });
  });

  it('keeps the twenty newest subscriptions', async () => {
    const groomer = await api.as('groomer');
    for (let turn = 0; turn < 23; turn += 1) {
      const endpoint = `https://push.example.com/${groomer.account.id}/${turn}`;
      await groomer.call(SAVE, { body: { endpoint, keys: keysOf(), deviceId: `browser-${turn}` } });
    }
    expect(await counted('web_push_subscriptions', groomer)).toBe(20);
  });
});

describe('turning notifications off', () => {
  it('removes the subscription by device id, once', async () => {
    const groomer = await api.as('groomer');
    await browserOf(groomer, 'kitchen');
    const off = () => groomer.call(REMOVE, { params: { deviceId: 'kitchen' } });
    expect([(await off()).status, (await off()).status]).toEqual([204, 404]);
    expect(await push(groomer)).toBe(0);
  });

  it('happens on logout, for that device only', async () => {
    const person = await api.account({ roles: ['groomer'] });
    const signIn = async (deviceId: string) => {
      const body = { email: person.email, password: TEST_PASSWORD, deviceId };
      return (await api.call('POST /v2/account/sign-in', { body })).body.token;
    };
    const [here, there] = [await signIn('here'), await signIn('there')];
    const groomer = await api.as(person);
    for (const deviceId of ['here', 'there']) {
      await browserOf(groomer, deviceId);
      await phoneOf(groomer, { deviceId });
    }
    expect((await api.call('POST /v2/account/logout', { token: here })).status).toBe(204);
    expect(await push(groomer)).toBe(2);
    expect((await api.call('POST /v2/account/logout-everywhere', { token: there })).status).toBe(204);
    expect(await push(groomer)).toBe(0);
  });
});

describe('a test notification', () => {
  it('goes to the user’s own devices, in the name of the site', async () => {
    const groomer = await api.as('groomer');
    expect((await groomer.call(TEST)).body).toEqual({ devices: 0 });
    const [phone, browser] = [await phoneOf(groomer), await browserOf(groomer)];
    expect((await groomer.call(TEST)).body).toEqual({ devices: 2 });
    for (const to of [phone, browser])
      expect((await outbox.waitForPush({ to })).subject).toBe(`Brand ${api.site.slug} notifications are on`);
  });

  it('is rate limited', async () => {
    const groomer = await api.as('groomer');
    for (let turn = 0; turn < LIMITS.testPushPerAccount.points; turn += 1)
      expect((await groomer.call(TEST)).status).toBe(200);
    expect((await groomer.call(TEST)).error.code).toBe('too_many_requests');
  });
});

describe('security notices', () => {
  it('reach every device when the password changes, including those being signed out', async () => {
    const groomer = await api.as('groomer');
    const body = { email: groomer.account.email, password: TEST_PASSWORD, deviceId: 'pocket' };
    await api.call('POST /v2/account/sign-in', { body });
    const phone = await phoneOf(groomer, { deviceId: 'pocket' });
    const changed = await groomer.call('POST /v2/account/change-password', { body: { password: 'a-new-long-secret' } });
    expect(changed.status).toBe(204);
    expect(await outbox.waitForPush({ to: phone })).toMatchObject({
      subject: `Your Brand ${api.site.slug} password was changed`,
      link: '/reset-password',
    });
    await outbox.waitForMail({ to: groomer.account.email });
    expect(await push(groomer)).toBe(0);
  });

  it('reach every device when the email address changes', async () => {
    const groomer = await api.as('groomer');
    const browser = await browserOf(groomer);
    const email = `new-${serial}@example.test`;
    await groomer.call('POST /v2/account/change-email', { body: { email, currentPassword: TEST_PASSWORD } });
    await confirmEmail(api, email, outbox);
    expect((await outbox.waitForPush({ to: browser })).subject).toContain('email address was changed');
  });
});

it('an impersonating user cannot register a device', async () => {
  const [support, groomer] = [await api.as('support'), await api.account({ roles: ['groomer'] })];
  const { body } = await support.call('POST /v2/account/impersonation', {
    body: { accountId: groomer.id, reason: 'Helping with settings', deviceId: 'desk' },
  });
  const asGroomer = { token: body.token };
  const device = { deviceId: 'desk', fcmToken: 'desk-phone' };
  const answers = [
    await api.call('POST /v1/user/device-meta-data', { ...asGroomer, body: device }),
    await api.call(TEST, asGroomer),
  ];
  for (const answer of answers) expect(answer.error.code).toBe('impersonation_barred');
});

it('failures log no personal data', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const log = pino({ level: 'trace' }, destination);
  const groomer = await api.as('groomer');
  const phone = await phoneOf(groomer, { token: 'phone-that-nobody-may-read' });
  await outbox.setFault({ vendor: 'fcm', mode: 'error', status: 500 });
  const failure = await api.platform
    .pushToDevice(phone, { title: 'Secret title', body: 'Secret body', path: '/', subject: 'x' })
    .catch((error: unknown) => error);
  log.error({ err: failure }, 'could not send');
  const logged = lines.join('');
  expect(logged).toContain('500');
  for (const secret of [phone, 'Secret', groomer.account.id]) expect(logged).not.toContain(secret);
});
